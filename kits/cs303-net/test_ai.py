"""Tests a few positions. Run: python3 test_ai.py"""

import numpy as np

from ai import AI, COLOR_BLACK, COLOR_WHITE, UNITS_PER_DISC

start = np.zeros((8, 8), dtype=int)
start[3, 3] = start[4, 4] = COLOR_WHITE
start[3, 4] = start[4, 3] = COLOR_BLACK

black = AI(8, COLOR_BLACK, 0.5)
black.go(start)
assert set(black.candidate_list) == {(2, 3), (3, 2), (4, 5), (5, 4)}, black.candidate_list
assert len(black.candidate_list) > 4, "the chosen move must be repeated at the end"

black.go(np.ones((8, 8), dtype=int))
assert black.candidate_list == [], "a full board has no legal move"

# White can take the last black disc.
last = np.zeros((8, 8), dtype=int)
last[0, 0] = last[5, 2:5] = COLOR_WHITE
last[0, 1] = COLOR_BLACK
white = AI(8, COLOR_WHITE, 0.5)
white.go(last)
assert white.candidate_list[-1] == (0, 2), white.candidate_list

own, opp = 1 << 28 | 1 << 35, 1 << 27 | 1 << 36
score = black.network.scores([(own, opp)])[0]
assert abs(score) < 5 * UNITS_PER_DISC, "the start position is nearly even"
print("Test passed.")
