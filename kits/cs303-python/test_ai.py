"""Tests a few positions. Run: python3 test_ai.py"""

import numpy as np

from ai import AI, COLOR_BLACK, COLOR_WHITE

start = np.zeros((8, 8), dtype=int)
start[3, 3] = start[4, 4] = COLOR_WHITE
start[3, 4] = start[4, 3] = COLOR_BLACK

black = AI(8, COLOR_BLACK, 5)
black.go(start)
assert set(black.candidate_list) == {(2, 3), (3, 2), (4, 5), (5, 4)}, black.candidate_list
assert black.candidate_list[-1] in black.candidate_list[:-1], "the chosen move must be repeated at the end"

black.go(np.ones((8, 8), dtype=int))
assert black.candidate_list == [], "a full board has no legal move"
print("Test passed.")
