"""Programs for tests. Usage: bot.py PROTOCOL SEED [HABIT…]. Plays random legal moves.

Written from the protocol descriptions alone, independently of the referee's code.
"""

import json
import random
import sys

BLACK, WHITE = "B", "W"
KEEP = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<"


class Board:
    def __init__(self, size=8):
        self.size = size
        half = size // 2
        self.discs = {
            (half - 1, half - 1): WHITE, (half, half): WHITE, (half - 1, half): BLACK, (half, half - 1): BLACK,
        }

    def turned(self, row, column, side):
        if (row, column) in self.discs:
            return []
        turned = []
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                line = []
                r, c = row + dr, column + dc
                while (dr or dc) and self.discs.get((r, c), side) != side:
                    line.append((r, c))
                    r, c = r + dr, c + dc
                if line and self.discs.get((r, c)) == side:
                    turned += line
        return turned

    def moves(self, side):
        squares = [(r, c) for r in range(self.size) for c in range(self.size)]
        return [square for square in squares if self.turned(*square, side)]

    def play(self, square, side):
        if square is not None:
            turned = self.turned(*square, side)
            if not turned:
                sys.exit("the referee sent an illegal move")
            for each in turned + [square]:
                self.discs[each] = side


def other(side):
    return WHITE if side == BLACK else BLACK


def say(text):
    print(text, flush=True)


def choose(board, side):
    """A legal move, or None to pass."""
    moves = board.moves(side)
    return random.choice(moves) if moves else None


def name(square):
    return "pass" if square is None else "abcdefghijklmnopqrstuvwxyz"[square[1]] + str(square[0] + 1)


def square(text):
    lower = text.lower()
    return None if lower in ("pa", "pass") else (int(lower[1:]) - 1, ord(lower[0]) - ord("a"))


def vg101(habits):
    board, mine = None, None
    for line in sys.stdin:
        words = line.split()
        if words[0] == "START":
            board = Board()
            board.discs.clear()
        elif words[0] == "PLACE":
            place = (int(words[2]) - 1, ord(words[1]) - ord("a"))
            if words[3] == "1" and place == (3, 4):
                mine = BLACK
            board.discs[place] = BLACK if place in ((3, 4), (4, 3)) else WHITE
        elif words[0] == "DONE":
            mine = mine or WHITE
            say("OK")
        elif words[0] == "END":
            if "line-at-end" in habits:
                say("good game")
            return
        else:
            if words[0] == "TURN":
                board.play((int(words[2]) - 1, ord(words[1]) - ord("a")), other(mine))
            if "debug" in habits:
                say("DEBUG thinking")
            move = choose(board, mine)
            board.play(move, mine)
            print("board on stderr", file=sys.stderr)
            if "needless-pass" in habits:
                move = None
            answer = "PASS" if move is None else name(move)[0] + " " + name(move)[1:]
            if "capitals" in habits:
                answer = answer.upper()
            if "trailing-space" in habits:
                answer += " "
            say(answer)
            if "chatty" in habits:
                say("your turn")


def nboard(habits):
    board, side = None, None
    for line in sys.stdin:
        words = line.split()
        if line.startswith("set game"):
            tags = line[line.index("BO[8 ") + 5:]
            cells, toMove = tags[:64], tags[65]
            board = Board()
            colours = {"*": BLACK, "O": WHITE}
            board.discs = {(i // 8, i % 8): colours[c] for i, c in enumerate(cells) if c in colours}
            side = colours[toMove]
            for tag in tags[67:].split("]")[:-1]:
                board.play(square(tag[2:].split("/")[0]), side)
                side = other(side)
        elif words[0] == "ping":
            say("pong " + words[1])
        elif words[0] == "move":
            board.play(square(words[1].split("/")[0]), side)
            side = other(side)
        elif words[0] == "go":
            say("status thinking")
            say("search e6 0.0 0 12")
            move = choose(board, side)
            text = "PA" if move is None else name(move).upper()
            say("=== " + text + (" 1.00 0.1" if "spaces" in habits else "/1.00/0.1"))
            say("nodestats 100 0.1")


def gtp(habits):
    board = None
    for line in sys.stdin:
        words = line.split()
        answer = ""
        if words[0] == "boardsize":
            board = Board(int(words[1]))
        elif words[0] == "play":
            board.play(square(words[2]), words[1].upper())
        elif words[0] == "genmove":
            move = choose(board, words[1].upper())
            board.play(move, words[1].upper())
            answer = name(move)
        if "capitals" in habits:
            answer = answer.upper()
        if "comments" in habits:
            say("# a comment")
        if "chatty" in habits:
            say("thinking")
        say("= " + answer + ("" if "no-blank-line" in habits else "\n"))
        if words[0] == "quit":
            return


def botzone(habits):
    plain = "simple" in habits

    def read():
        if not plain:
            return json.loads(sys.stdin.readline())
        turns = int(sys.stdin.readline())
        lines = [tuple(map(int, sys.stdin.readline().split())) for _ in range(2 * turns - 1)]
        points = [{"x": x, "y": y} for x, y in lines]
        data = sys.stdin.readline().strip()
        sys.stdin.readline()
        return {"requests": points[::2], "responses": points[1::2], "data": data}

    def place(point):
        return None if point["x"] < 0 else (point["y"], point["x"])

    def answer(move, data):
        x, y = (-1, -1) if move is None else (move[1], move[0])
        if plain:
            say("%d %d\nsome debug\n%s" % (x, y, data))
        elif "pretty" in habits:
            say(json.dumps({"response": {"x": x, "y": y}, "data": data}, indent=1))
        else:
            say(json.dumps({"response": {"x": x, "y": y}, "debug": "some debug", "data": data}))

    game = read()
    requests, responses = game["requests"], game["responses"]
    board = Board()
    mine = BLACK if requests[0]["x"] < 0 else WHITE
    turn = len(requests)
    if "keep" not in habits and turn > 1 and game.get("data") != "turn %d" % (turn - 1) and "opening" not in habits:
        sys.exit("the data of the last turn are missing: %r" % game.get("data"))
    for i, request in enumerate(requests):
        if i > 0 or mine == WHITE:
            board.play(place(request), other(mine))
        if i < len(responses):
            board.play(place(responses[i]), mine)
    move = choose(board, mine)
    board.play(move, mine)
    answer(move, "turn %d" % turn)
    while "keep" in habits:
        say(KEEP)
        line = sys.stdin.readline()
        if not line:
            return
        if plain:
            x, y = map(int, line.split())
            request = {"x": x, "y": y}
        else:
            request = json.loads(line)
        board.play(place(request), other(mine))
        move = choose(board, mine)
        board.play(move, mine)
        answer(move, "")


def codingame(habits):
    me = int(sys.stdin.readline())
    size = int(sys.stdin.readline())
    expert = False
    while True:
        rows = [sys.stdin.readline().strip() for _ in range(size)]
        if not rows[0]:
            return
        board = Board(size)
        colours = {"0": BLACK, "1": WHITE}
        board.discs = {
            (r, c): colours[cell] for r, row in enumerate(rows) for c, cell in enumerate(row) if cell in colours
        }
        if expert:
            for each in sys.stdin.readline().strip().split(";"):
                if each != "pass" and square(each) not in board.discs:
                    sys.exit("the opponent's move is not on the board")
        moves = [sys.stdin.readline().strip() for _ in range(int(sys.stdin.readline()))]
        if moves != [name(move) for move in board.moves(BLACK if me == 0 else WHITE)]:
            sys.exit("the referee listed other moves")
        move = random.choice(moves)
        if "expert" in habits:
            expert = True
            move = "EXPERT " + move
        if "message" in habits:
            move += " MSG hello there"
        if "capitals" in habits:
            move = move.upper()
        say(move)


random.seed(int(sys.argv[2]))
{"vg101": vg101, "nboard": nboard, "gtp": gtp, "botzone": botzone, "codingame": codingame}[sys.argv[1]](sys.argv[3:])
