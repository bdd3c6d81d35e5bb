"""Games, and records of them in GGF and as transcripts. `./outflank convert` converts every other format to GGF."""

import re

from .board import BLACK, PASS, WHITE, Board

_GAME = re.compile(r"\(;(.*?);\)", re.DOTALL)
_PROPERTY = re.compile(r"([A-Z]+)\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)


class Game:
    """A start position, the moves played from it, and what a record says about it (GGF property names)."""

    def __init__(self, start=None, properties=None):
        self.start = start or Board.start()
        self.board = self.start
        self.moves = []
        self.properties = dict(properties or {})

    def play(self, move):
        """Plays a move; a forced pass that was omitted is inserted."""
        move = PASS if move.lower() in (PASS, "pa", "ps", "--") else move.lower()
        if move != PASS and self.board.legal_moves() == [PASS]:
            self._add(PASS)
        self._add(move)
        return self

    def _add(self, move):
        self.board = self.board.play(move)
        self.moves.append(move)

    @classmethod
    def from_transcript(cls, text, size=8):
        game = cls(Board.start(size))
        for move in re.findall(r"[a-zA-Z]\d{1,2}" if size > 9 else r"[a-zA-Z]\d", text):
            game.play(move)
        return game

    def transcript(self):
        return "".join(move for move in self.moves if move != PASS)

    def positions(self):
        """Every position from the start to the last."""
        board = self.start
        yield board
        for move in self.moves:
            board = board.play(move)
            yield board


def read_games(text):
    """Reads GGF, or a transcript per line."""
    if "(;" in text:
        return [_ggf(found.group(1)) for found in _GAME.finditer(text)]
    return [Game.from_transcript(line) for line in text.splitlines() if line.strip()]


def _ggf(text):
    game, properties = None, {}
    for name, value in _PROPERTY.findall(text):
        if name in "BW":
            game = game or Game(_start(properties), properties)
            move = value.split("/")[0]
            if game.board.to_move != (BLACK if name == "B" else WHITE):
                game.play(PASS)
            game.play(move)
        else:
            properties[name] = re.sub(r"\\(.)", r"\1", value)
    return game or Game(_start(properties), properties)


def _start(properties):
    board = properties.get("BO", "")
    if board:
        return Board.parse(board.split(None, 1)[1])
    size = re.search(r"\d+", properties.get("TY", "8"))
    return Board.start(int(size.group()))


def write_ggf(game):
    """One line of GGF."""
    known = {"GM": "Othello", "PC": "Outflank", "PB": "", "PW": "", "RE": "?", "TY": str(game.start.size)}
    properties = {**known, **game.properties}
    if game.board.is_over():
        properties["RE"] = f"{game.board.lead():+d}"
    rows = [game.start.cells[i:i + game.start.size] for i in range(0, len(game.start.cells), game.start.size)]
    side = {BLACK: "*", WHITE: "O"}
    properties["BO"] = f"{game.start.size} {' '.join(rows).replace('X', '*')} {side[game.start.to_move]}"
    text = "".join(f"{name}[{_escaped(value)}]" for name, value in properties.items() if value)
    mover = game.start.to_move
    for move in game.moves:
        text += f"{'B' if mover == BLACK else 'W'}[{'PA' if move == PASS else move.upper()}]"
        mover = WHITE if mover == BLACK else BLACK
    return f"(;{text};)\n"


def _escaped(value):
    return value.replace("\\", "\\\\").replace("]", "\\]")
