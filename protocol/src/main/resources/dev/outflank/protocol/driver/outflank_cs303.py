"""Driver of Outflank for the class AI of a CS303 submission: reads commands from standard input, answers each.

open SIZE B|W SECONDS   creates AI(SIZE, -1 or 1, SECONDS)                       -> ready
go BOARD                calls go with the board, row by row in letters U, B, W   -> move ROW COLUMN, or pass
end                     exits

An exception in the submission is answered by "crash REASON", an invalid move by "wrong REASON".
"""

import importlib.util
import os
import sys
import traceback

BLACK, WHITE, EMPTY = -1, 1, 0
COLOURS = {"B": BLACK, "W": WHITE, "U": EMPTY}


def reserve_standard_output():
    """Reserves standard output for answers: the submission prints to standard error."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    return answers


def restore_removed_names(np):
    """Restores numpy names that older submissions use and newer versions removed."""
    old = {
        "int": int, "float": float, "bool": bool, "object": object, "str": str, "complex": complex,
        "Inf": np.inf, "Infinity": np.inf, "infty": np.inf, "PINF": np.inf, "NINF": -np.inf,
        "NaN": np.nan, "NAN": np.nan, "float_": np.float64, "int0": np.intp, "bool8": np.bool_,
    }
    for name, value in old.items():
        if name not in vars(np):
            setattr(np, name, value)


def load(path):
    folder = os.path.dirname(os.path.abspath(path))
    if folder not in sys.path:
        sys.path.insert(0, folder)
    spec = importlib.util.spec_from_file_location("submission", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules["submission"] = module
    spec.loader.exec_module(module)
    return module


def reason(path, error):
    """One line: the exception, and the last line of the submission in the traceback."""
    name = os.path.basename(path)
    line = None
    for frame in traceback.extract_tb(error.__traceback__):
        if os.path.basename(frame.filename) == name:
            line = frame.lineno
    if isinstance(error, SyntaxError):
        line = error.lineno
    place = " in line %s of %s" % (line, name) if line else ""
    text = "%s: %s" % (type(error).__name__, error)
    return "The program raised " + " ".join(text.split())[:300] + place + "."


def chosen_move(ai):
    """The answer for the candidate list: its last entry is the move, an empty list is a pass."""
    candidates = getattr(ai, "candidate_list", None)
    if candidates is None:
        return "wrong The class AI has no candidate_list after go: it must contain the legal moves, then the chosen one."
    if len(candidates) == 0:
        return "pass"
    last = candidates[-1]
    try:
        row, column = last
        if row == int(row) and column == int(column) and row >= 0 and column >= 0 and max(row, column) < 100:
            return "move %d %d" % (row, column)
    except (TypeError, ValueError):
        pass
    shown = " ".join(repr(last).split())[:60]
    return "wrong The last entry of candidate_list must be a pair (row, column) counted from 0; it is %s." % shown


def answer(command, path, state):
    import numpy as np

    words = command.split()
    if words[0] == "open":
        restore_removed_names(np)
        module = load(path)
        if not hasattr(module, "AI"):
            return "wrong The file defines no class AI."
        state["size"] = int(words[1])
        state["ai"] = module.AI(state["size"], COLOURS[words[2]], int(words[3]))
        return "ready"
    cells = [COLOURS[letter] for letter in words[1]]
    board = np.array(cells).reshape(state["size"], state["size"])
    state["ai"].go(board)
    return chosen_move(state["ai"])


def main():
    path = sys.argv[1]
    answers = reserve_standard_output()
    state = {}
    for command in sys.stdin:
        if command.strip() == "end":
            return
        try:
            text = answer(command, path, state)
        except ModuleNotFoundError as error:
            text = "crash " + ("The Python module %s is not installed." % error.name)
        except BaseException as error:
            traceback.print_exc()
            text = "crash " + reason(path, error)
        answers.write(text + "\n")
        answers.flush()


main()
