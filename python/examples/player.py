"""Plays with the values of train.py over the protocol CodinGame (docs/protocols.md)."""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from outflank import Board  # noqa: E402
from train import value  # noqa: E402


def main():
    weights = json.loads(pathlib.Path(sys.argv[1]).read_text())
    side = "XO"[int(input())]
    size = int(input())
    while True:
        rows = "".join(input().strip() for _ in range(size)).translate(str.maketrans("01.", "XO-"))
        moves = [input().strip() for _ in range(int(input()))]
        board = Board(rows, side)
        print(max(moves, key=lambda move: -value(weights, board.play(move).planes())), flush=True)


if __name__ == "__main__":
    try:
        main()
    except EOFError:
        pass
