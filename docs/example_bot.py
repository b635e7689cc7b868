#!/usr/bin/env python3
"""A bot for `uno-cli arena`: it goes by color, keeps its black cards and always says UNO. See docs/bots.md.

    uno-cli arena --seats cmd,normal --games 100 --rotate --seat-bot "0=python3 docs/example_bot.py"
"""
import json
import sys


def worth(view, action):
    """How much the bot likes an action: the more the better."""
    if action["do"] not in ("play", "jump_in"):
        return {"challenge": 0.5, "accept": 1, "keep": 0, "draw": -1, "speak": -9}.get(action["do"], 2)
    card = action["card"]
    same_color = sum(held[0] == card[0] for held in view["hand"])
    chosen = sum(held[0] == action["color"][0].upper() for held in view["hand"]) if "color" in action else 0
    black = card.startswith("W")
    return 10 + (0 if black else 10) + same_color + chosen + (1 if action.get("uno") else 0)


for line in sys.stdin:
    message = json.loads(line)
    if "end" in message:  # a round is over: nothing to answer
        continue
    legal = message["legal"]
    best = max(range(len(legal)), key=lambda index: worth(message["view"], legal[index]))
    print(json.dumps({"pick": best}), flush=True)
