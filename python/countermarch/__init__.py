"""Environments of Countermarch's wargames for learning programs."""

from .batch import BatchEnv
from .description import Description, Field, Verb
from .digest import digest_of_games
from .frame import CHANCE, NOBODY, NO_ACTION, SPECTATOR, Batch
from .transport import EnvError
from .workers import WorkerBatch

__all__ = [
    "CHANCE",
    "NOBODY",
    "NO_ACTION",
    "SPECTATOR",
    "Batch",
    "BatchEnv",
    "Description",
    "EnvError",
    "Field",
    "Verb",
    "WorkerBatch",
    "digest_of_games",
]
__version__ = "0.1.0"
