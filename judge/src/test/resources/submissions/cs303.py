# A CS303 hand-in: the best square by its weight.
import numpy as np

EMPTY = 0
WEIGHT = np.array([[100, -20, 10, 5, 5, 10, -20, 100], [-20, -50, -2, -2, -2, -2, -50, -20],
                   [10, -2, 1, 1, 1, 1, -2, 10], [5, -2, 1, 1, 1, 1, -2, 5], [5, -2, 1, 1, 1, 1, -2, 5],
                   [10, -2, 1, 1, 1, 1, -2, 10], [-20, -50, -2, -2, -2, -2, -50, -20],
                   [100, -20, 10, 5, 5, 10, -20, 100]])
STEPS = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)]


class AI(object):
    def __init__(self, chessboard_size, color, time_out):
        self.chessboard_size = chessboard_size
        self.color = color
        self.time_out = time_out
        self.candidate_list = []

    def go(self, chessboard):
        self.candidate_list.clear()
        moves = [move for move in zip(*np.where(chessboard == EMPTY)) if self.legal(chessboard, move)]
        self.candidate_list = moves
        if moves:
            self.candidate_list.append(max(moves, key=lambda move: WEIGHT[move]))

    def legal(self, board, move):
        size = self.chessboard_size
        for step in STEPS:
            row, column, turned = move[0] + step[0], move[1] + step[1], 0
            while 0 <= row < size and 0 <= column < size and board[row][column] == -self.color:
                row, column, turned = row + step[0], column + step[1], turned + 1
            if turned and 0 <= row < size and 0 <= column < size and board[row][column] == self.color:
                return True
        return False
