"""Digest of random games, equal through every entry point of the environments."""

from __future__ import annotations

import hashlib

import numpy as np

from .batch import BatchEnv


class Xorshift:
    """Marsaglia's xorshift32: the generator of the random player, the same in every language."""

    def __init__(self, seed: int) -> None:
        self._x = (seed * 0x9E3779B9 + 1) & 0xFFFFFFFF or 1

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1. Not exactly uniform, but repeatable."""
        x = self._x
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self._x = x
        return x % n


def digest_of_games(env: BatchEnv, games: int) -> str:
    """SHA-256 over every frame of random games, until `games` games have ended.

    A frame contributes players, ends, rewards, observations and legal actions, in this order.
    """
    digest = hashlib.sha256()
    rng = Xorshift(1)
    batch = env.reset()
    ended = 0
    while True:
        for part in (batch.player, batch.done, batch.reward, batch.start, batch.obs, batch.legal):
            digest.update(part)
        ended += int(batch.done.sum())
        if ended >= games:
            return digest.hexdigest()
        starts, legal = batch.start.tolist(), batch.legal
        actions = [
            int(legal[starts[i] + rng.below(starts[i + 1] - starts[i])]) for i in range(env.envs)
        ]
        batch = env.step(np.array(actions, np.int32))
