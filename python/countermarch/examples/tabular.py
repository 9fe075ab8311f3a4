"""Learns a table by Monte Carlo, against random: python3 -m countermarch.examples.tabular

One value for each side, pending step and action: the mean result of games in which the action was chosen there.
"""

from __future__ import annotations

import argparse

import numpy as np

from .. import BatchEnv


class Table:
    """Mean results by side, step and action, with a random action now and then."""

    def __init__(self, env: BatchEnv, seed: int = 0, epsilon: float = 0.2) -> None:
        shape = (env.sides, len(env.description.steps), env.actions)
        self.sums = np.zeros(shape)
        self.counts = np.zeros(shape)
        self.epsilon = epsilon
        self.rng = np.random.default_rng(seed)
        self._frame = env.description.stack["frame"]

    def step_of(self, obs: np.ndarray) -> int:
        """The pending step on top of the stack of an observation."""
        return int(obs[1 + (int(obs[0]) - 1) * self._frame])

    def choose(self, side: int, step: int, legal: np.ndarray) -> int:
        """The legal action with the best mean; actions that were never tried count as lost games."""
        if self.rng.random() < self.epsilon:
            return int(self.rng.choice(legal))
        counts = self.counts[side, step, legal]
        means = np.where(counts > 0, self.sums[side, step, legal] / np.maximum(counts, 1), -1)
        return int(legal[np.argmax(means + 1e-6 * self.rng.random(len(legal)))])

    def learn(self, side: int, path: set[tuple[int, int]], result: float) -> None:
        """Adds the result of a game to each pair of step and action on its path."""
        for step, action in path:
            self.sums[side, step, action] += result
            self.counts[side, step, action] += 1


def play(env: BatchEnv, table: Table, games: int, learns: bool) -> float:
    """Mean result of the table against random in at least `games` games; it plays side i % sides in environment i."""
    batch = env.reset()
    own = np.arange(env.envs) % env.sides
    paths: list[set[tuple[int, int]]] = [set() for _ in own]
    total, ended = 0.0, 0
    while ended < games:
        actions = env.random_actions(table.rng)
        for i in np.flatnonzero(batch.player == own):
            step = table.step_of(batch.obs[i])
            actions[i] = table.choose(own[i], step, batch.legal_of(i))
            paths[i].add((step, int(actions[i])))
        batch = env.step(actions)
        for i in np.flatnonzero(batch.done):
            result = float(batch.reward[i, own[i]])
            if learns:
                table.learn(own[i], paths[i], result)
            paths[i] = set()
            total, ended = total + result, ended + 1
    return total / ended


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="annihilation")
    parser.add_argument("--scenario", default="learning")
    parser.add_argument("--games", type=int, default=4000)
    args = parser.parse_args()
    with BatchEnv(args.game, 64, 1, scenario=args.scenario) as env:
        table = Table(env)
        print(f"while it learns: {play(env, table, args.games, True):+.3f}")
        table.epsilon = 0.0
        print(f"afterwards, in 1,000 new games: {play(env, table, 1000, False):+.3f}")


if __name__ == "__main__":
    main()
