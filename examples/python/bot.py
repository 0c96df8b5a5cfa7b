"""A tiny player for Kairo, to show how to write one: docs/bot-protocol.md has the details.

    npm run kairo -- arena "run:python3 examples/python/bot.py" random --edition alley --games 20

It takes the first kind of action in its list that is possible, and of that kind the one it values most.
"""
import json
import sys


def say(message):
    print(json.dumps(message), flush=True)  # unflushed output would stay in the buffer


def size(view, colour, seat):
    """The size of the seat's stand of that colour; 0 if it has none."""
    for stand in view["stands"]:
        if stand["owner"] == seat and stand["colour"] == colour:
            return 1 + len(stand["expansions"])
    return 0


def worth(action, view):
    """A pair to sort by: the value of the kind of action, then that of this action."""
    seat = view["seat"]
    kind = action["type"]
    if kind == "expand":  # larger stands score more points
        return (5, size(view, action["colour"], seat) - len(action["cards"]))
    if kind == "lure":  # preferably to its own stands and without barkers
        own = any(s["owner"] == seat and s["entry"] == action["entry"] for s in view["stands"])
        return (4 if own else 1, size(view, action["colour"], seat) - action["barkers"])
    if kind == "stall":  # preferably for a single card
        return (3 if len(action["cards"]) == 1 else 0, -len(action["cards"]))
    if kind == "pick":  # while the hand has room
        room = view["seats"][seat]["cards"] < 4
        return (2 if room else 0.5, action["from"] == "pile")
    return (0, 0)  # place, move, discard, dropOut: the first one


def main():
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"kairo": 1, "type": "hello", "name": "tiny", "version": "1"})
        elif kind == "decide":
            legal, view = message["legal"], message["view"]
            best = max(range(len(legal)), key=lambda i: worth(legal[i], view))
            say({"type": "action", "id": message["id"], "index": best})
        elif kind == "quit":
            return
        # newGame, events, stop and gameOver are for players that remember and think ahead


if __name__ == "__main__":
    main()
