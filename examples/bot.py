#!/usr/bin/env python3
"""A bot for Countermarch in thirty lines: see docs/bot-protocol.md.

countermarch play annihilation --seat black=program:"python3 examples/bot.py"
"""
import json
import random
import sys


def choose(question, game):
    """Anything legal, but rather something new than to pass or to end a phase."""
    actions = question["actions"]
    active = [a for a in actions if a not in ("pass", "done", "stay")]
    return random.choice(active or actions)


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            game = message
            answer = {"ready": "Pebble"}
        elif message["type"] == "choose":
            answer = {"action": choose(message, game)}
        else:
            continue
        print(json.dumps(answer), flush=True)


main()
