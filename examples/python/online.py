"""A player for online tables of Kairo, to show how to write one: docs/programs.md has the details.

    python3 examples/python/online.py sit https://kairo.example/#/t/…          takes a free seat
    python3 examples/python/online.py create http://localhost:8080 vizier      a table of its own, against these bots
    python3 examples/python/online.py create http://localhost:8080 person      prints a link for someone else

It needs nothing but Python. Every request can be sent again without harm, because the keys and ids are its own
choice: whatever goes wrong on the line, it asks once more. It decides like bot.py, or with --random by chance.
"""
import argparse
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

from bot import worth

WAIT = 25  # seconds for which the server may hold an answer back until there is news


class Refused(Exception):
    """The server has answered with an error: `status` and `code` say which."""

    def __init__(self, status, error):
        super().__init__(f"{status} {error}")
        self.status = status
        self.code = error.get("code")


def ask(method, url, key=None, body=None):
    """Sends a request until it is answered, and returns what the answer says."""
    headers = {"Content-Type": "application/json"}
    if key is not None:
        headers["Authorization"] = f"Bearer {key}"
    data = None if body is None else json.dumps(body).encode()
    pause = 0.25
    while True:
        delay = pause * random.uniform(0.5, 1)  # many players must not come back at the same moment
        try:
            request = urllib.request.Request(url, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=WAIT + 20) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            if error.code != 429 and error.code < 500:
                raise Refused(error.code, json.load(error)["error"]) from None
            delay += float(error.headers.get("Retry-After") or 0)
        except (OSError, ValueError):  # no line, no answer, or half of one: the server may have done it or not
            pass
        print("trying again…", file=sys.stderr)
        time.sleep(delay)
        pause = min(2 * pause, 15)


def create(origin, opponents):
    """Makes a table with one seat for this program and returns its address in the API."""
    icons = ["ankh", "eye", "scarab", "lotus"]
    players = ["person", *opponents]
    setup = {
        "edition": "alley",
        "start": "preset",
        "openMoney": False,
        "help": {"routes": False, "hints": False},
        "seats": [{"name": "", "icon": icons[i], "player": player} for i, player in enumerate(players)],
    }
    wish = {"key": secrets.token_urlsafe(32), "setup": setup, "begin": "whenFull"}
    created = ask("POST", f"{origin}/api/v1/tables", body=wish)
    print("table:", created["link"], flush=True)
    return f"{origin}/api/v1/tables/{created['table']}"


def sit(table, key, name):
    """Takes the first free seat."""
    for seat in range(4):
        try:
            return ask("POST", f"{table}/seats/{seat}", body={"key": key, "name": name})["seat"]
        except Refused as refused:
            if refused.code not in ("room/seat-taken", "room/seat-of-bot"):
                raise
    raise SystemExit("There is no free seat.")


def play(table, key, choose):
    """Plays to the end and returns the last answer of the server."""
    state = ask("GET", table, key)
    while state["state"] in ("waiting", "playing"):
        seq, legal, view = state["seq"], state["legal"], state["view"]
        wait = WAIT
        if legal and state["seats"][view["viewer"]]["standIn"] is None:
            # Its id follows from what the move is based on, so that no move is ever played twice.
            move = {"id": f"after-{seq}", "base": seq, "actions": [choose(legal, view)]}
            try:
                ask("POST", f"{table}/actions", key, move)
                wait = 0
            except Refused as refused:
                if refused.status != 409:
                    raise
                wait = 1  # stale: the game has gone on, and the next answer says how
        state = ask("GET", f"{table}?from={seq}&wait={wait}", key)
    return state


def main():
    parser = argparse.ArgumentParser(description="Plays Kairo at an online table.")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--random", action="store_true", help="choose by chance")
    commands = parser.add_subparsers(dest="command", required=True)
    sitting = commands.add_parser("sit", help="take a seat")
    sitting.add_argument("link")
    creating = commands.add_parser("create", help="make a table")
    creating.add_argument("origin", help="the address of the server")
    creating.add_argument("opponents", nargs="+", help="person, apprentice, trader, merchant or vizier")
    options = parser.parse_args()

    def choose(legal, view):
        return random.choice(legal) if options.random else max(legal, key=lambda action: worth(action, view))

    if options.command == "create":
        table = create(options.origin.rstrip("/"), options.opponents)
    else:
        origin, _, place = options.link.partition("/#/t/")
        table = f"{origin}/api/v1/tables/{place}"
    key = secrets.token_urlsafe(32)  # who has it has the seat; keep it to go on after a restart
    print("seat:", sit(table, key, options.name), flush=True)
    state = play(table, key, choose)
    print("result:", json.dumps(state["result"] or state["state"]))


if __name__ == "__main__":
    main()
