"""A CS303 submission for tests: plays the first legal move, prints, and uses names that newer numpy removed."""

import numpy as np

INFINITY = np.Inf


class AI(object):
    def __init__(self, chessboard_size, color, time_out):
        self.chessboard_size = chessboard_size
        self.color = color
        self.time_out = time_out
        self.candidate_list = []

    def go(self, chessboard):
        print("thinking")
        self.candidate_list.clear()
        weights = np.ones(chessboard.shape, dtype=np.int)
        for row, column in zip(*np.where(chessboard == 0)):
            if self.turned(chessboard, row, column) > 0:
                self.candidate_list.append((row, column))
        if self.candidate_list:
            best = max(self.candidate_list, key=lambda square: weights[square] if INFINITY > 0 else 0)
            self.candidate_list.append(best)

    def turned(self, board, row, column):
        total = 0
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                r, c, count = row + dr, column + dc, 0
                while self.inside(r, c) and board[r, c] == -self.color:
                    r, c, count = r + dr, c + dc, count + 1
                if count and self.inside(r, c) and board[r, c] == self.color:
                    total += count
        return total

    def inside(self, row, column):
        return 0 <= row < self.chessboard_size and 0 <= column < self.chessboard_size
