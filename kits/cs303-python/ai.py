"""A CS303 player. It already follows the rules; how well it plays is up to you: see choose."""

import numpy as np

COLOR_BLACK = -1
COLOR_WHITE = 1
COLOR_NONE = 0
DIRECTIONS = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]


class AI(object):
    def __init__(self, chessboard_size, color, time_out):
        self.chessboard_size = chessboard_size
        self.color = color
        self.time_out = time_out
        # All legal moves, then the chosen one again. Empty if there is no legal move.
        self.candidate_list = []

    def go(self, chessboard):
        self.candidate_list.clear()
        self.candidate_list.extend(self.legal_moves(chessboard, self.color))
        if self.candidate_list:
            self.candidate_list.append(self.choose(chessboard, self.candidate_list))

    def choose(self, chessboard, moves):
        """YOUR TURN. This takes the first legal move."""
        return moves[0]

    def legal_moves(self, chessboard, color):
        empty = np.argwhere(chessboard == COLOR_NONE)
        return [(int(row), int(col)) for row, col in empty if self.flipped(chessboard, row, col, color)]

    def flipped(self, chessboard, row, col, color):
        """The squares whose discs a move to an empty square flips; empty if it is not legal."""
        squares = []
        for down, right in DIRECTIONS:
            line = []
            r, c = row + down, col + right
            while self.inside(r, c) and chessboard[r, c] == -color:
                line.append((r, c))
                r, c = r + down, c + right
            if self.inside(r, c) and chessboard[r, c] == color:
                squares += line
        return squares

    def inside(self, row, col):
        return 0 <= row < self.chessboard_size and 0 <= col < self.chessboard_size
