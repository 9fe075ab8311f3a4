"""What a batch says of its game before the first frame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

PROTOCOL = "countermarch/env/1"


@dataclass(frozen=True, slots=True)
class Field:
    """A named part of an observation: `length` integers from `offset` on."""

    name: str
    kind: str
    offset: int
    length: int
    hidden: bool


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of the game; its actions have the ids `first` to `first + count`, exclusive."""

    name: str
    noun: str
    first: int
    count: int
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Description:
    """A game and set-up, with the sizes and offsets of its frames."""

    game: str
    rules: int
    setup: dict[str, Any]
    options: dict[str, Any]
    sides: tuple[str, ...]
    nodes: tuple[str, ...]
    neighbours: NDArray[np.int16]
    units: tuple[dict[str, Any], ...]
    items: tuple[str, ...]
    actions: int
    verbs: tuple[Verb, ...]
    steps: tuple[str, ...]
    size: int
    stack: dict[str, int]
    layout: tuple[Field, ...]
    offsets: dict[str, int]
    max_decisions: int

    @classmethod
    def from_json(cls, raw: dict[str, Any]) -> Description:
        """Reads a description. Raises `ValueError` for another version of the protocol."""
        if raw.get("protocol") != PROTOCOL:
            raise ValueError(f"expected {PROTOCOL}, found {raw.get('protocol')}")
        neighbours = np.array(raw["neighbours"], np.int16).reshape(len(raw["nodes"]), raw["slots"])
        return cls(
            game=raw["game"],
            rules=raw["rules"],
            setup=raw["setup"],
            options=raw["options"],
            sides=tuple(raw["sides"]),
            nodes=tuple(raw["nodes"]),
            neighbours=neighbours,
            units=tuple(raw["units"]),
            items=tuple(raw["items"]),
            actions=raw["actions"],
            verbs=tuple(Verb(**{**v, "options": tuple(v.get("options", ()))}) for v in raw["verbs"]),
            steps=tuple(raw["steps"]),
            size=raw["size"],
            stack=raw["stack"],
            layout=tuple(Field(**f) for f in raw["fields"]),
            offsets=raw["offsets"],
            max_decisions=raw["maxDecisions"],
        )

    def field(self, name: str) -> slice:
        """Part of an observation that holds a field. Raises `KeyError` for an unknown name."""
        for field in self.layout:
            if field.name == name:
                return slice(field.offset, field.offset + field.length)
        raise KeyError(name)

    def action_table(self) -> NDArray[np.int32]:
        """Verb and noun of each action: int32[actions, 2]."""
        counts = [verb.count for verb in self.verbs]
        table = np.empty((self.actions, 2), np.int32)
        table[:, 0] = np.repeat(np.arange(len(counts)), counts)
        table[:, 1] = np.concatenate([np.arange(count) for count in counts])
        return table
