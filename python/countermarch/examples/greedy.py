"""Looks one decision ahead, against random: python3 -m countermarch.examples.greedy annihilation

Every legal action is tried on a copy of the position, and the copy that the game's own judgement likes best decides.
Copies continue with the same dice, so the player foresees a roll: an example of save and restore, not a fair player.
"""

from __future__ import annotations

import argparse

import numpy as np

from .. import BatchEnv

COPIES = 64


def best_action(env: BatchEnv, trial: BatchEnv, legal: np.ndarray, side: int) -> int:
    """The legal action of environment 0 with the best judgement behind it; the first of equals."""
    saved, values = env.save(0), []
    for at in range(0, len(legal), COPIES):
        part = legal[at : at + COPIES]
        trial.restore(saved, 0, COPIES)
        batch = trial.step(np.resize(part, COPIES))
        judged = np.where(batch.done == 1, batch.reward[:, side], trial.evaluate(side))
        values.append(judged[: len(part)])
    return int(legal[int(np.argmax(np.concatenate(values)))])


def play(game: str, scenario: str | None, games: int, seed: int = 1) -> float:
    """Mean reward against random; sides change after every game."""
    rng = np.random.default_rng(seed)
    more = {"scenario": scenario, "autoreset": "disabled"}
    with BatchEnv(game, 1, seed, **more) as env, BatchEnv(game, COPIES, seed, **more) as trial:
        trial.reset()
        total = 0.0
        for number in range(games):
            own = number % env.sides
            batch = env.reset()
            while not batch.done[0]:
                legal = batch.legal_of(0).copy()
                side = int(batch.player[0])
                is_own = side == own
                action = best_action(env, trial, legal, side) if is_own else int(rng.choice(legal))
                batch = env.step([action])
            total += float(batch.reward[0, own])
        return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--scenario")
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    print(f"mean reward against random: {play(args.game, args.scenario, args.games):+.3f}")


if __name__ == "__main__":
    main()
