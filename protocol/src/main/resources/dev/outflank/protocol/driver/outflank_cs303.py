"""Runs the class AI of a CS303 hand-in for Outflank: reads commands from standard input, writes an answer to each.

open SIZE B|W SECONDS   makes AI(SIZE, -1 or 1, SECONDS)                        -> ready
go BOARD                calls go with the board, row by row in letters U, B, W  -> move ROW COLUMN, or pass
end                     ends

A hand-in that raises is answered by "crash WHY", a choice that is no square by "wrong WHY".
"""

import importlib.util
import os
import sys
import traceback

BLACK, WHITE, EMPTY = -1, 1, 0
COLOURS = {"B": BLACK, "W": WHITE, "U": EMPTY}


def take_standard_output():
    """Keeps standard output for answers: what the hand-in prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    return answers


def give_old_names(np):
    """Gives numpy the names back that older hand-ins use and newer versions dropped."""
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
    spec = importlib.util.spec_from_file_location("hand_in", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules["hand_in"] = module
    spec.loader.exec_module(module)
    return module


def why(path, error):
    """One line: what was raised, and the last line of the hand-in that led there."""
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


def choice(ai):
    """The answer for the hand-in's candidate list: its last entry is the move, an empty list is a pass."""
    candidates = getattr(ai, "candidate_list", None)
    if candidates is None:
        return "wrong The class AI has no candidate_list after go: it must hold the legal moves, then the chosen one."
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
        give_old_names(np)
        module = load(path)
        if not hasattr(module, "AI"):
            return "wrong The file defines no class AI."
        state["size"] = int(words[1])
        state["ai"] = module.AI(state["size"], COLOURS[words[2]], int(words[3]))
        return "ready"
    cells = [COLOURS[letter] for letter in words[1]]
    board = np.array(cells).reshape(state["size"], state["size"])
    state["ai"].go(board)
    return choice(state["ai"])


def main():
    path = sys.argv[1]
    answers = take_standard_output()
    state = {}
    for command in sys.stdin:
        if command.strip() == "end":
            return
        try:
            text = answer(command, path, state)
        except ModuleNotFoundError as error:
            text = "crash " + ("Python has no module %s here." % error.name)
        except BaseException as error:
            traceback.print_exc()
            text = "crash " + why(path, error)
        answers.write(text + "\n")
        answers.flush()


main()
