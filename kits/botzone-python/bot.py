"""A Botzone bot that reads JSON. It already follows the rules; how well it plays is up to you: see choose_move.

Botzone starts it for every move and sends it the whole game; x is the column, y the row, -1, -1 is a pass.
"""

import json

SIZE = 8
EMPTY, BLACK, WHITE = 0, 1, 2
PASS = (-1, -1)
DIRECTIONS = [(right, down) for right in (-1, 0, 1) for down in (-1, 0, 1) if (right, down) != (0, 0)]


def opposite(side):
    return BLACK + WHITE - side


def start():
    """A dictionary from (x, y) to a disc."""
    board = {(x, y): EMPTY for y in range(SIZE) for x in range(SIZE)}
    board[3, 3] = board[4, 4] = WHITE
    board[4, 3] = board[3, 4] = BLACK
    return board


def flipped(board, move, side):
    """The squares whose discs a move flips; empty if it is not legal."""
    squares = []
    if board[move] != EMPTY:
        return squares
    for right, down in DIRECTIONS:
        line = []
        x, y = move[0] + right, move[1] + down
        while board.get((x, y)) == opposite(side):
            line.append((x, y))
            x, y = x + right, y + down
        if board.get((x, y)) == side:
            squares += line
    return squares


def play(board, move, side):
    if move != PASS:
        for square in flipped(board, move, side) + [move]:
            board[square] = side


def choose_move(board, me):
    """YOUR TURN. This takes the first legal move; a pass if there is none."""
    for move in board:
        if flipped(board, move, me):
            return move
    return PASS


def main():
    game = json.loads(input())
    requests = [(move["x"], move["y"]) for move in game["requests"]]
    responses = [(move["x"], move["y"]) for move in game["responses"]]
    me = BLACK if requests[0] == PASS else WHITE  # only Black's first request is a pass
    board = start()
    for number, request in enumerate(requests):
        play(board, request, opposite(me))
        if number < len(responses):
            play(board, responses[number], me)
    x, y = choose_move(board, me)
    print(json.dumps({"response": {"x": x, "y": y}}))


if __name__ == "__main__":
    main()
