"""Adapters to libraries for learning. Each imports its library when it is called."""

from .gymnasium_env import gymnasium_env
from .openspiel_game import openspiel_game
from .pettingzoo_env import pettingzoo_env

__all__ = ["gymnasium_env", "openspiel_game", "pettingzoo_env"]
