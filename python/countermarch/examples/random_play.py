"""Plays random games in many environments: python3 -m countermarch.examples.random_play annihilation"""

from __future__ import annotations

import argparse

import numpy as np

from .. import WorkerBatch


def play(game: str, scenario: str | None, envs: int, games: int, workers: int, seed: int = 1) -> np.ndarray:
    """Mean reward of each side over at least `games` random games."""
    with WorkerBatch(game, envs, seed, workers=workers, scenario=scenario) as env:
        batch = env.reset()
        total, ended = np.zeros(env.sides), 0
        while ended < games:
            batch = env.step(env.random_actions())
            total += batch.reward.sum(axis=0)
            ended += int(batch.done.sum())
        return total / ended


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--scenario")
    parser.add_argument("--envs", type=int, default=64)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    print(play(args.game, args.scenario, args.envs, args.games, args.workers))


if __name__ == "__main__":
    main()
