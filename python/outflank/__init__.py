"""Reversi for Python: boards, games, records, pictures, environments, and a client for ./outflank."""

from .board import BLACK, WHITE, Board, IllegalMoveError
from .client import Outflank, OutflankError
from .environment import Environment
from .record import Game, read_games, write_ggf

__all__ = [
    "BLACK", "WHITE", "Board", "IllegalMoveError", "Game", "read_games", "write_ggf",
    "Environment", "Outflank", "OutflankError",
]
