"""A batch of environments that step together in one server process."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .description import Description
from .frame import SPECTATOR, Batch, FrameReader
from .transport import HEADER, Channel, EnvError, ProcessConnection, SocketConnection

Autoreset = Literal["same_step", "next_step", "disabled"]
Chance = Literal["sampled", "explicit"]

_OPEN, _RESET, _STEP, _VIEW, _SAVE, _RESTORE = 1, 2, 3, 4, 5, 6
_DETERMINIZE, _RENDER, _NAMES, _HASH, _CHOOSE, _EVALUATE, _FRAME = 7, 8, 9, 10, 11, 12, 13


def setup_arguments(
    game: str,
    scenario: str | None,
    options: Mapping[str, object] | None,
    variant: str | None,
    document: str | None,
) -> list[str]:
    """Arguments of `countermarch env` for a game and its set-up."""
    scenario_part = [] if scenario is None else ["--scenario", scenario]
    option_part = [part for k, v in (options or {}).items() for part in ("--option", f"{k}={v}")]
    variant_part = [] if variant is None else ["--variant", variant]
    document_part = [] if document is None else ["--document", document]
    return [game, *scenario_part, *option_part, *variant_part, *document_part]


class BatchEnv:
    """N environments of one game. Game g of environment i rolls its dice from `seed/i/g`.

    `options` are the options of the game, `variant` is a file with changed values, `document` one with a custom map,
    forces or deck, also with a variant. With `socket`, the server at that path decides game and set-up. `view` is
    "actor" (the side to act), "spectator", or a side.
    Methods that return a `Batch` return the same object each time, with arrays that the next call overwrites.
    """

    def __init__(
        self,
        game: str,
        envs: int = 1,
        seed: int | str = 0,
        *,
        scenario: str | None = None,
        options: Mapping[str, object] | None = None,
        variant: str | None = None,
        document: str | None = None,
        first: int = 0,
        autoreset: Autoreset = "same_step",
        chance: Chance = "sampled",
        view: int | Literal["actor", "spectator"] = "actor",
        final_obs: bool = False,
        socket: str | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        args = setup_arguments(game, scenario, options, variant, document)
        connection = ProcessConnection(args, command) if socket is None else SocketConnection(socket)
        self.channel = Channel(connection)
        wanted = {
            "envs": envs,
            "seed": seed,
            "first": first,
            "autoreset": autoreset,
            "chance": chance,
            "view": view,
            "finalObs": final_obs,
        }
        try:
            length = self.channel.request(_OPEN, json.dumps(wanted).encode())
            self.description = Description.from_json(json.loads(self.channel.body(length)))
            if self.description.game != game:
                raise ValueError(f"the server plays {self.description.game}, not {game}")
        except BaseException:
            self.channel.close()
            raise
        self.envs = envs
        self.actions = self.description.actions
        self.sides = len(self.description.sides)
        self._reader = FrameReader(self.description)
        self._request = bytearray(HEADER.pack(4 * envs, _STEP, 0, 0, 0) + bytes(4 * envs))
        self._message = memoryview(self._request)
        self._ids = np.frombuffer(self._request, np.int32, envs, HEADER.size)
        self._rng = np.random.default_rng(0)

    def reset(self, mask: ArrayLike | None = None, *, seed: int | str | None = None) -> Batch:
        """Starts the next game of all environments, or of those in `mask`. A seed starts again at game 0."""
        if seed is not None:
            return self._frame_of(_RESET, str(seed).encode(), 1)
        return self._frame_of(_RESET, b"" if mask is None else np.asarray(mask, np.uint8).tobytes())

    def step(self, actions: ArrayLike) -> Batch:
        """Plays one action in each environment, and dice up to the next decision.

        Raises `EnvError`, before anything is played, if an action is not legal.
        """
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: ArrayLike) -> None:
        """Sends the actions of a step. `step_wait` must follow."""
        self._ids[:] = actions
        self.channel.send(self._message)

    def step_wait(self) -> Batch:
        """Receives the frame of a step."""
        try:
            self.channel.receive()
        except EnvError:
            # The refusal stands where the frame was.
            if self.channel.is_open:
                self.channel.request(_FRAME)
            raise
        return self._reader.read(self.channel.buffer)

    def random_actions(self, rng: np.random.Generator | None = None) -> NDArray[np.int32]:
        """A random legal action for each environment; `NO_ACTION` where there is none."""
        batch = self._reader.read(self.channel.buffer)
        return random_legal(batch, self._rng if rng is None else rng)

    def view(self, env: int, side: int = SPECTATOR) -> NDArray[np.int16]:
        """What a side, or a spectator, sees of an environment: int16[size]."""
        with _Kept(self):
            return np.frombuffer(self._ask(_VIEW, b"", env, side), np.int16)

    def save(self, env: int) -> bytes:
        """State, dice and game number of an environment."""
        with _Kept(self):
            return self._ask(_SAVE, b"", env)

    def restore(self, saved: bytes, env: int = 0, count: int = 1) -> Batch:
        """Puts what `save` returned into `count` environments from `env` on. They continue alike, dice included."""
        return self._frame_of(_RESTORE, saved, env, count)

    def determinize(self, env: int, side: int, seed: int | str, into: int) -> Batch:
        """Puts a guess of the hidden information of `env`, consistent with what `side` sees, into another."""
        body = np.int32(into).tobytes() + str(seed).encode()
        return self._frame_of(_DETERMINIZE, body, env, side)

    def render(self, env: int = 0, mode: str = "text", side: int = SPECTATOR) -> str:
        """The board of an environment as a side sees it: "text", or "svg"."""
        with _Kept(self):
            return self._ask(_RENDER, mode.encode(), env, side).decode()

    @cached_property
    def action_names(self) -> tuple[str, ...]:
        """Notation of each action, such as `to 0814`."""
        with _Kept(self):
            return tuple(self._ask(_NAMES).decode().split("\n"))

    def hashes(self) -> list[str]:
        """Hash of the state of each environment, as game files have it."""
        with _Kept(self):
            return self._ask(_HASH).decode().split("\n")

    def bot_actions(self, level: str = "greedy") -> NDArray[np.int32]:
        """Choices of a bot level for all environments; `NO_ACTION` where no side is to act."""
        with _Kept(self):
            return np.frombuffer(self._ask(_CHOOSE, level.encode()), np.int32)

    def evaluate(self, side: int) -> NDArray[np.float32]:
        """How the game's own bots judge the view of a side in each environment: -1 lost to 1 won."""
        with _Kept(self):
            return np.frombuffer(self._ask(_EVALUATE, b"", 0, side), np.float32)

    def planes(self, obs: NDArray[np.int16]) -> NDArray[np.int16]:
        """Fields with one value for each node, as [..., C, nodes] of [..., size]; see `plane_names`."""
        fields = self._node_fields
        if not fields:
            return np.empty((*obs.shape[:-1], 0, len(self.description.nodes)), obs.dtype)
        return np.stack([obs[..., f.offset : f.offset + f.length] for f in fields], axis=-2)

    @property
    def plane_names(self) -> tuple[str, ...]:
        """Names of the fields in `planes`."""
        return tuple(field.name for field in self._node_fields)

    @cached_property
    def _node_fields(self):  # type: ignore[no-untyped-def]
        nodes = len(self.description.nodes)
        return [f for f in self.description.layout if f.kind == "column" and f.length == nodes]

    def close(self) -> None:
        """Ends the server process, or the connection. May be called again."""
        self.channel.close()

    def _frame_of(self, operation: int, body: bytes, a: int = 0, b: int = 0) -> Batch:
        self.channel.send_request(operation, body, a, b)
        return self.step_wait()

    def _ask(self, operation: int, body: bytes = b"", a: int = 0, b: int = 0) -> bytes:
        return self.channel.body(self.channel.request(operation, body, a, b))

    def __enter__(self) -> BatchEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Kept:
    """Keeps the present frame while a request with another kind of reply uses the buffer."""

    def __init__(self, env: BatchEnv) -> None:
        self._channel = env.channel

    def __enter__(self) -> None:
        self._before = self._channel.swap()

    def __exit__(self, *_: object) -> None:
        self._channel.swap(self._before)


def random_legal(batch: Batch, rng: np.random.Generator) -> NDArray[np.int32]:
    """A random legal action for each environment of a batch; `NO_ACTION` where there is none."""
    start = batch.start
    first, counts = start[:-1], np.diff(start)
    picks = (rng.random(len(first), np.float32) * counts).astype(np.int32)
    # The product may round up to the number of actions.
    np.minimum(picks, counts - 1, out=picks)
    if counts.all():
        return batch.legal[first + picks].astype(np.int32)
    padded = np.append(batch.legal, 0).astype(np.int32)
    return np.where(counts > 0, padded[np.maximum(first + picks, 0)], -1).astype(np.int32)
