"""A learning environment in the style of Gymnasium: reset, step, legal moves."""

from .board import PASS, Board


class Environment:
    """
    One game in which both sides are stepped in turn. Actions are square numbers in reading order; the last one, size²,
    is a pass. The reward is 0 until the end; then 1, 0 or -1 for the side that made the last step.
    """

    def __init__(self, size=8):
        self.size = size
        self.board = Board.start(size)

    @property
    def actions(self):
        """Number of actions."""
        return self.size * self.size + 1

    def reset(self):
        """Starts a new game; returns the observation and an empty info."""
        self.board = Board.start(self.size)
        return self._observation(), {}

    def legal_actions(self):
        return [self._action(move) for move in self.board.legal_moves()]

    def action_mask(self):
        legal = set(self.legal_actions())
        return [int(action in legal) for action in range(self.actions)]

    def step(self, action):
        """Plays an action; returns observation, reward, terminated, truncated and info, as Gymnasium does."""
        mover = self.board.to_move
        self.board = self.board.play(PASS if action == self.actions - 1 else self.board.square(action))
        over = self.board.is_over()
        lead = self.board.lead(mover)
        reward = 0 if not over else (lead > 0) - (lead < 0)
        return self._observation(), reward, over, False, {"lead": lead}

    def _action(self, move):
        return self.actions - 1 if move == PASS else self.board._index(move)

    def _observation(self):
        return self.board.planes()
