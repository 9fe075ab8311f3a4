"""Frames as arrays. All arrays are views of one buffer, which the next step overwrites."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .description import Description
from .transport import HEADER

#: The player who decides dice, where chance is explicit.
CHANCE = -1
#: Nobody is to act: the game is over.
NOBODY = -2
#: A viewer who plays no side.
SPECTATOR = -3
#: Action for a game that is over, or for an outcome that the environment should draw.
NO_ACTION = -1


@dataclass(slots=True)
class Batch:
    """What a batch of N environments shows; P sides, `size` integers of an observation."""

    #: int8[N]: side to act, `CHANCE` or `NOBODY`.
    player: NDArray[np.int8]
    #: uint8[N]: 1 where a game has ended.
    done: NDArray[np.uint8]
    #: float32[N, P]: 2 × points − 1 at the end of a game, else 0.
    reward: NDArray[np.float32]
    #: int32[N + 1]: index of the first legal action of each environment.
    start: NDArray[np.int32]
    #: int16[N, size]
    obs: NDArray[np.int16]
    #: uint16[start[N]]: legal actions of all environments, ascending in each.
    legal: NDArray[np.uint16]
    #: int16[N, size]: last observations of games that have just ended; valid where `done`.
    final_obs: NDArray[np.int16] | None = None
    #: uint32[start[N]]: weights of the outcomes; 0 for decisions of a side.
    weights: NDArray[np.uint32] | None = None

    @property
    def counts(self) -> NDArray[np.int32]:
        """Number of legal actions of each environment."""
        return np.diff(self.start)

    def legal_of(self, env: int) -> NDArray[np.uint16]:
        """Legal actions of one environment."""
        return self.legal[self.start[env] : self.start[env + 1]]

    def mask(self, actions: int) -> NDArray[np.int8]:
        """Legal actions as int8[N, actions]."""
        mask = np.zeros((len(self.player), actions), np.int8)
        mask[np.repeat(np.arange(len(self.player)), self.counts), self.legal] = 1
        return mask

    def copy(self) -> Batch:
        """A copy that the next step leaves alone."""
        values = (getattr(self, name) for name in self.__slots__)
        return Batch(*(None if value is None else value.copy() for value in values))


class FrameReader:
    """Makes the arrays of frames. It makes the views of a buffer once."""

    def __init__(self, description: Description) -> None:
        self._offsets = {k: HEADER.size + v for k, v in description.offsets.items()}
        self._envs = int(description.options["envs"])
        self._sides = len(description.sides)
        self._size = description.size
        self._explicit = description.options["chance"] == "explicit"
        self._buffer: bytearray | None = None
        self._legal: NDArray[np.uint16]
        self._batch: Batch

    def read(self, buffer: bytearray) -> Batch:
        """The frame in a buffer. The same object for every frame of the same buffer."""
        if buffer is not self._buffer:
            self._make_views(buffer)
        batch = self._batch
        count = int(batch.start[self._envs])
        batch.legal = self._legal[:count]
        if self._explicit:
            at = (self._offsets["legal"] + 2 * count + 3) & ~3
            batch.weights = np.frombuffer(buffer, np.uint32, count, at)
        return batch

    def _make_views(self, buffer: bytearray) -> None:
        n, at = self._envs, self._offsets

        def view(name: str, kind: Any, *shape: int) -> NDArray[Any]:
            return np.frombuffer(buffer, kind, int(np.prod(shape)), at[name]).reshape(shape)

        room = (len(buffer) - at["legal"]) // 2
        self._legal = np.frombuffer(buffer, np.uint16, room, at["legal"])
        self._batch = Batch(
            player=view("player", np.int8, n),
            done=view("done", np.uint8, n),
            reward=view("reward", np.float32, n, self._sides),
            start=view("start", np.int32, n + 1),
            obs=view("obs", np.int16, n, self._size),
            legal=self._legal,
            final_obs=view("finalObs", np.int16, n, self._size) if "finalObs" in at else None,
        )
        self._buffer = buffer
