// Lists that come from C++ have no methods that the linter knows.
.pragma library

/// Whether the list holds the value.
function has(list, value) {
    for (let i = 0; i < list.length; ++i)
        if (list[i] === value)
            return true;
    return false;
}
