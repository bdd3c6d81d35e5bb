"""A VG101 bot. It already follows the protocol and the rules; how well it plays is up to you: see choose_move."""

import sys

SIZE = 8
EMPTY, ME, OTHER = 0, 1, 2
DIRECTIONS = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]


class Board:
    def __init__(self):
        self.discs = [[EMPTY] * SIZE for _ in range(SIZE)]
        self.i_am_black = False

    def flipped(self, row, col, side):
        """The squares whose discs a move flips; empty if it is not legal."""
        squares = []
        if self.discs[row][col] != EMPTY:
            return squares
        for down, right in DIRECTIONS:
            line = []
            r, c = row + down, col + right
            while 0 <= r < SIZE and 0 <= c < SIZE and self.discs[r][c] == ME + OTHER - side:
                line.append((r, c))
                r, c = r + down, c + right
            if 0 <= r < SIZE and 0 <= c < SIZE and self.discs[r][c] == side:
                squares += line
        return squares

    def play(self, row, col, side):
        for r, c in self.flipped(row, col, side) + [(row, col)]:
            self.discs[r][c] = side

    def legal_moves(self, side):
        return [(row, col) for row in range(SIZE) for col in range(SIZE) if self.flipped(row, col, side)]

    def draw(self, to_move):
        """Draws the board on stderr, as the course requires: X is black, O is white, ' marks a legal move.

        It is written in one call: a judge that does not read stderr blocks a program after a few hundred calls.
        """
        me, other = ("X", "O") if self.i_am_black else ("O", "X")
        signs = [[{EMPTY: " ", ME: me, OTHER: other}[disc] for disc in row] for row in self.discs]
        for row, col in self.legal_moves(to_move):
            signs[row][col] = "'"
        line = " +" + "---+" * SIZE
        text = ["   " + "   ".join("abcdefgh"), line]
        for number, row in enumerate(signs, 1):
            text += [f"{number}|" + "".join(f" {sign} |" for sign in row), line]
        sys.stderr.write("\n".join(text) + "\n")


def choose_move(board):
    """YOUR TURN. This takes the first legal move; None if there is none."""
    moves = board.legal_moves(ME)
    return moves[0] if moves else None


def answer(board):
    board.draw(ME)
    move = choose_move(board)
    if move is None:
        print("PASS", flush=True)  # without flush the judge receives nothing
        return
    row, col = move
    board.play(row, col, ME)
    print("abcdefgh"[col], row + 1, flush=True)
    board.draw(OTHER)


def main():
    board = Board()
    for line in sys.stdin:
        match line.split():
            case ["START"]:
                board = Board()
            case ["PLACE", col, row, owner]:
                board.discs[int(row) - 1]["abcdefgh".index(col)] = int(owner)
            case ["DONE"]:
                print("OK", flush=True)
            case ["BEGIN"]:
                board.i_am_black = True
                answer(board)
            case ["TURN", col, row]:
                board.play(int(row) - 1, "abcdefgh".index(col), OTHER)
                answer(board)
            case ["PASS"]:
                answer(board)
            case ["END"]:
                return


if __name__ == "__main__":
    main()
