"""Positions: the discs on a board and the side to move. Immutable, on every even size from 4 to 26."""

BLACK, WHITE, EMPTY = "X", "O", "-"
PASS = "pass"
_DIRECTIONS = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]


class IllegalMoveError(ValueError):
    """A move that the rules do not allow."""


class Board:
    """A position. `play` returns a new one; squares are texts such as "f5", a pass is "pass"."""

    def __init__(self, cells, to_move):
        size = round(len(cells) ** 0.5)
        if size * size != len(cells) or size % 2 or not 4 <= size <= 26:
            raise ValueError(f"a board has 16, 36, 64, … 676 squares, not {len(cells)}")
        if set(cells) - {BLACK, WHITE, EMPTY} or to_move not in (BLACK, WHITE):
            raise ValueError("squares are X, O or -, and the side to move is X or O")
        self.cells, self.to_move, self.size = "".join(cells), to_move, size

    @classmethod
    def start(cls, size=8):
        cells = [EMPTY] * (size * size)
        middle = size // 2
        for row, column, disc in ((-1, -1, WHITE), (-1, 0, BLACK), (0, -1, BLACK), (0, 0, WHITE)):
            cells[(middle + row) * size + middle + column] = disc
        return cls("".join(cells), BLACK)

    @classmethod
    def parse(cls, text):
        """Reads what `str` writes: the squares in one line, and the side to move."""
        symbols = str.maketrans("xX*bBoOwW0-._uU", "XXXXXOOOOO-----")
        cells = "".join(text.split()).translate(symbols)
        return cls(cells[:-1], cells[-1])

    def _index(self, square):
        column = ord(square[:1].lower() or " ") - ord("a")
        row = int(square[1:]) - 1 if square[1:].isdigit() else -1
        if not (0 <= row < self.size and 0 <= column < self.size):
            raise IllegalMoveError(f"{square!r} is not a square of {self.size}×{self.size}")
        return row * self.size + column

    def square(self, index):
        return chr(ord("a") + index % self.size) + str(index // self.size + 1)

    def _flips(self, index):
        if self.cells[index] != EMPTY:
            return []
        own, other = self.to_move, self.opponent
        row, column = divmod(index, self.size)
        flips = []
        for down, right in _DIRECTIONS:
            line = []
            r, c = row + down, column + right
            while 0 <= r < self.size and 0 <= c < self.size and self.cells[r * self.size + c] == other:
                line.append(r * self.size + c)
                r, c = r + down, c + right
            if line and 0 <= r < self.size and 0 <= c < self.size and self.cells[r * self.size + c] == own:
                flips += line
        return flips

    @property
    def opponent(self):
        return WHITE if self.to_move == BLACK else BLACK

    def legal_moves(self):
        """The legal moves: squares in reading order, ["pass"] if only a pass is possible, [] at the end of the game."""
        squares = [self.square(i) for i in range(len(self.cells)) if self._flips(i)]
        if squares:
            return squares
        return [PASS] if self._passed()._can_move() else []

    def _can_move(self):
        return any(self._flips(i) for i in range(len(self.cells)))

    def _passed(self):
        return Board(self.cells, self.opponent)

    def is_over(self):
        return not self.legal_moves()

    def play(self, move):
        """The position after a legal move."""
        if move == PASS:
            if self.legal_moves() != [PASS]:
                raise IllegalMoveError("a pass is legal only without another move")
            return self._passed()
        index = self._index(move)
        flips = self._flips(index)
        if not flips:
            raise IllegalMoveError(f"{move} is not legal for {self.to_move}")
        cells = list(self.cells)
        for i in [index, *flips]:
            cells[i] = self.to_move
        return Board("".join(cells), self.opponent)

    def count(self, disc):
        return self.cells.count(disc)

    def lead(self, side=BLACK):
        """Discs of a side minus discs of the other."""
        return (self.count(BLACK) - self.count(WHITE)) * (1 if side == BLACK else -1)

    def planes(self):
        """Two lists of 0 and 1 in reading order, own discs and the opponent's: the usual input of a network."""
        return [[int(c == disc) for c in self.cells] for disc in (self.to_move, self.opponent)]

    def __eq__(self, other):
        return isinstance(other, Board) and (self.cells, self.to_move) == (other.cells, other.to_move)

    def __hash__(self):
        return hash((self.cells, self.to_move))

    def __str__(self):
        return f"{self.cells} {self.to_move}"

    def __repr__(self):
        return f"Board.parse({str(self)!r})"

    def svg(self, pixels=320):
        """A diagram; legal moves are dots."""
        n, square = self.size, pixels / self.size
        shapes = [f'<rect width="{pixels}" height="{pixels}" fill="#1f7a4d"/>']
        for i in range(1, n):
            shapes.append(f'<path d="M{i * square:.1f} 0V{pixels}M0 {i * square:.1f}H{pixels}" stroke="#0d4029"/>')
        legal = set(self.legal_moves())
        for i, cell in enumerate(self.cells):
            x, y = (i % n + 0.5) * square, (i // n + 0.5) * square
            if cell != EMPTY:
                fill = "#111" if cell == BLACK else "#f6f6f6"
                shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{square * 0.42:.1f}" fill="{fill}"/>')
            elif self.square(i) in legal:
                shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{square * 0.08:.1f}" fill="#0d4029"/>')
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{pixels}" height="{pixels}" role="img">'
                f'<title>{self}</title>{"".join(shapes)}</svg>')

    def _repr_svg_(self):
        """What a notebook shows."""
        return self.svg()
