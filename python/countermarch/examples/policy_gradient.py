"""Learns a linear policy by REINFORCE, against random: python3 -m countermarch.examples.policy_gradient

Made for Annihilation, where a game takes some hundred decisions. The features of a position are one for each particle
and place, and one for each point of the score. The policy is a softmax over the legal actions.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

import numpy as np

from .. import Batch, BatchEnv


class Policy:
    """Weights for each side: float32[sides, features, actions]."""

    def __init__(self, env: BatchEnv, seed: int = 0) -> None:
        about = env.description
        self._place, self._flipped = about.field("place"), about.field("flipped")
        self._score = about.field("score")
        self._nodes = len(about.nodes) + 1
        self._units = len(about.units)
        self._points = 1 + max(20, int(about.setup["options"].get("target", 20)) + 20)
        self.features = 1 + 2 * self._units * self._nodes + 2 * self._points
        self.weights = np.zeros((env.sides, self.features, env.actions), np.float32)
        self.rng = np.random.default_rng(seed)

    def active(self, obs: np.ndarray) -> np.ndarray:
        """Features that are 1, as int[N, 1 + units + 2] for observations int16[N, size]."""
        units = np.arange(self._units)
        places = np.clip(obs[:, self._place].astype(np.int32) + 1, 0, self._nodes - 1)
        faces = obs[:, self._flipped].astype(np.int32)
        placed = 1 + (2 * units + faces) * self._nodes + places
        score = np.clip(obs[:, self._score].astype(np.int32), 0, self._points - 1)
        base = 1 + 2 * self._units * self._nodes
        scored = base + np.arange(2) * self._points + score
        return np.concatenate([np.zeros((len(obs), 1), np.int32), placed, scored], axis=1)

    def probabilities(self, side: int, active: np.ndarray, legal: np.ndarray) -> np.ndarray:
        """Probability of each legal action in one position."""
        logits = self.weights[side][active][:, legal].sum(axis=0)
        raised = np.exp(logits - logits.max())
        return raised / raised.sum()


@dataclass(slots=True)
class Trace:
    """Decisions of the learner in a game: features, legal actions, probabilities, index of the choice."""

    decisions: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]] = field(default_factory=list)


def decide(policy: Policy, batch: Batch, own: np.ndarray, actions: np.ndarray, traces: list[Trace]) -> None:
    """Puts the learner's choices into `actions`, and notes them."""
    mine = np.flatnonzero(batch.player == own)
    for i, active in zip(mine, policy.active(batch.obs[mine])):
        legal = batch.legal_of(i).astype(np.int32)
        if len(legal) == 1:
            continue
        chances = policy.probabilities(own[i], active, legal)
        choice = int(np.searchsorted(np.cumsum(chances), policy.rng.random()))
        choice = min(choice, len(legal) - 1)
        actions[i] = legal[choice]
        traces[i].decisions.append((active, legal, chances, choice))


def learn(policy: Policy, side: int, trace: Trace, advantage: float, rate: float) -> None:
    """REINFORCE: raises the log probability of the choices of a game by its advantage."""
    weights = policy.weights[side]
    for active, legal, chances, choice in trace.decisions:
        gradient = -chances
        gradient[choice] += 1
        weights[np.ix_(active, legal)] += (rate * advantage * gradient).astype(np.float32)


def play(env: BatchEnv, policy: Policy, games: int, rate: float = 0.0) -> float:
    """Mean result against random in at least `games` games; learns if `rate` is more than 0."""
    batch = env.reset()
    own = np.arange(env.envs) % env.sides
    traces = [Trace() for _ in own]
    baseline = np.zeros(env.sides)
    total, ended = 0.0, 0
    while ended < games:
        actions = env.random_actions(policy.rng)
        decide(policy, batch, own, actions, traces)
        batch = env.step(actions)
        for i in np.flatnonzero(batch.done):
            side, result = int(own[i]), float(batch.reward[i, own[i]])
            if rate > 0:
                learn(policy, side, traces[i], result - baseline[side], rate)
                baseline[side] += 0.02 * (result - baseline[side])
            traces[i] = Trace()
            total, ended = total + result, ended + 1
    return total / ended


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenario", default="learning")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--rate", type=float, default=0.02)
    args = parser.parse_args()
    with BatchEnv("annihilation", 64, 1, scenario=args.scenario) as env:
        policy = Policy(env)
        print(f"before: {play(env, policy, 1000):+.3f}")
        for part in range(4):
            print(f"games {part + 1}/4: {play(env, policy, args.games // 4, args.rate):+.3f}", flush=True)
        print(f"afterwards, in 1,000 new games: {play(env, policy, 1000):+.3f}")


if __name__ == "__main__":
    main()
