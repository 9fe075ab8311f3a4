"""A batch that is spread over several server processes, one for each core."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .batch import BatchEnv, random_legal
from .frame import Batch


class WorkerBatch:
    """`envs` environments in `workers` processes: the same games as one `BatchEnv` with the same seed.

    A step sends to all processes before it receives from any. Frames are put together in new arrays.
    Other arguments are those of `BatchEnv`.
    """

    def __init__(self, game: str, envs: int, seed: int | str = 0, *, workers: int, **more: Any) -> None:
        if not 1 <= workers <= envs:
            raise ValueError(f"workers: {workers} is not from 1 to {envs}")
        bounds = [envs * k // workers for k in range(workers + 1)]
        first = int(more.pop("first", 0))
        self.parts: list[BatchEnv] = []
        try:
            for low, high in zip(bounds, bounds[1:]):
                part = BatchEnv(game, high - low, seed, first=first + low, **more)
                self.parts.append(part)
        except BaseException:
            self.close()
            raise
        self.envs = envs
        self.description = self.parts[0].description
        self.actions = self.parts[0].actions
        self.sides = self.parts[0].sides
        self._bounds = bounds
        self._batch: Batch | None = None
        self._rng = np.random.default_rng(0)

    def reset(self, *, seed: int | str | None = None) -> Batch:
        """Starts the next game of all environments. A seed starts again at game 0."""
        return self._join([part.reset(seed=seed) for part in self.parts])

    def step(self, actions: ArrayLike) -> Batch:
        """Plays one action in each environment, in all processes at the same time."""
        ids = np.asarray(actions, np.int32)
        if ids.shape != (self.envs,):
            raise ValueError(f"{ids.shape} is not ({self.envs},)")
        for part, low, high in zip(self.parts, self._bounds, self._bounds[1:]):
            part.step_async(ids[low:high])
        return self._join([part.step_wait() for part in self.parts])

    def random_actions(self, rng: np.random.Generator | None = None) -> NDArray[np.int32]:
        """A random legal action for each environment; `NO_ACTION` where there is none."""
        if self._batch is None:
            raise ValueError("reset comes before the first action")
        return random_legal(self._batch, self._rng if rng is None else rng)

    def close(self) -> None:
        """Ends all processes. May be called again."""
        for part in self.parts:
            part.close()

    def _join(self, batches: list[Batch]) -> Batch:
        def joined(name: str) -> Any:
            arrays = [getattr(batch, name) for batch in batches]
            return None if arrays[0] is None else np.concatenate(arrays)

        counts = np.concatenate([np.diff(batch.start) for batch in batches])
        start = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
        names = ("obs", "legal", "final_obs", "weights")
        first = Batch(joined("player"), joined("done"), joined("reward"), start, *map(joined, names))
        self._batch = first
        return first

    def __enter__(self) -> WorkerBatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
