// The real table over fake models, four players, seven cards.
import QtQuick
import Uno.App
import Uno.Table

Item {
    id: root

    readonly property TableModel table: model
    readonly property Table view: view
    property Stage stage: null
    readonly property Hand hand: stage?.hand ?? null

    Component.onCompleted: stage = find(view, item => item.hand !== undefined && item.ring !== undefined)

    width: 1280
    height: 800

    TableModel {
        id: model

        Component.onCompleted: root.reset()
    }
    Table { id: view; anchors.fill: parent; table: model }

    function reset() {
        model.sits(4);
        model.holds(["red_3", "red_7", "red_skip", "yellow_9", "green_2", "blue_draw_two", "wild"]);
        model.lays(["blue_2", "blue_5", "red_5"]);
        model.choices.clear();
        model.ask = "";
        model.overlay = "";
        model.speed = 1;
        model.hurried = false;
        model.reduceMotion = false;
        model.diary = [];
        model.shownCount = 0;
        view.forceActiveFocus();
    }
    /// The first item below `item` for which `wanted` holds.
    function find(item: Item, wanted: var): Item {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            if (wanted(child))
                return child;
            const below = root.find(child, wanted);
            if (below)
                return below;
        }
        return null;
    }
    function named(name: string): Item { return root.find(view, item => item.Accessible.name === name && item.visible); }
    /// The middle of an item, in the table's coordinates.
    function middle(item: Item): point { return item.mapToItem(view, item.width / 2, item.height / 2); }
}
