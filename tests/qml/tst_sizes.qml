// Windows from 4:3 to 21:9, two to ten players, three themes: nothing leaves the window, nothing covers what must be seen.
import QtQuick
import QtTest
import Uno.Table

TestCase {
    id: test

    name: "sizes"
    when: windowShown
    visible: true
    width: 2100
    height: 1200

    FakeTable { id: fake }

    function sizes(): var { return [[960, 600], [1280, 800], [1024, 768], [1920, 1080], [2100, 900]]; }
    function test_everythingIsInsideTheWindow_data() {
        const rows = [];
        for (const [width, height] of sizes())
            for (const seats of [2, 3, 4, 6, 8, 10])
                rows.push({ tag: width + "x" + height + " " + seats, w: width, h: height, seats: seats });
        return rows;
    }
    function box(item: Item): rect {
        const corner = item.mapToItem(fake.view, 0, 0);
        return Qt.rect(corner.x, corner.y, item.width, item.height);
    }
    function apart(one: rect, other: rect): bool {
        return one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1 || one.y + one.height <= other.y + 1
            || other.y + other.height <= one.y + 1;
    }
    function chairs(): var {
        const found = [];
        fake.find(fake.view, item => {
            if (item.visible && item.opened !== undefined && item.backs !== undefined)
                found.push(item);
            return false;
        });
        return found;
    }
    function test_everythingIsInsideTheWindow(data) {
        fake.width = data.w;
        fake.height = data.h;
        fake.reset();
        fake.table.sits(data.seats);
        fake.table.prompt = "Draw 4 cards, or answer with a card.";
        fake.table.choices.append({ choiceId: "accept", text: "Take 4 cards", key: "D", primary: true });
        fake.table.choices.append({ choiceId: "challenge", text: "Challenge", key: "C", primary: false });
        wait(30);
        const seats = chairs();
        compare(seats.length, data.seats - 1);
        const prompt = fake.find(fake.view, item => item.answersWidth !== undefined);
        const uno = fake.named("UNO!");
        const ring = fake.stage.ring;
        for (const item of [...seats, prompt, uno, ring]) {
            const it = box(item);
            verify(it.x >= 0 && it.y >= 0 && it.x + it.width <= data.w + 1 && it.y + it.height <= data.h + 1, item + " " + it);
        }
        const hand = box(fake.hand);
        verify(apart(box(prompt), hand), "the prompt covers the hand");
        verify(apart(box(uno), hand), "UNO! covers the hand");
        verify(apart(box(prompt), box(ring)), "the prompt covers the ring");
        for (let i = 0; i < seats.length; ++i) {
            verify(apart(box(seats[i]), box(ring)), "a seat covers the ring");
            verify(apart(box(seats[i]), hand), "a seat covers the hand");
            for (let k = i + 1; k < seats.length; ++k)
                verify(apart(box(seats[i]), box(seats[k])), "seats " + i + " and " + k + " overlap: " + box(seats[i]) + box(seats[k]));
        }
    }
    function test_unoButtonDoesNotMove() {
        fake.width = 1280;
        fake.height = 800;
        fake.reset();
        const before = box(fake.named("UNO!"));
        fake.table.canCallUno = true;
        fake.table.ask = "color";
        fake.view.logOpen = true;
        const after = box(fake.named("UNO!"));
        fake.table.canCallUno = false;
        fake.view.logOpen = false;
        compare(after, before);
    }
}
