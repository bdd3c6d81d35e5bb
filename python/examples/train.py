"""Trains a value for every square on 4×4 by self-play with temporal differences, and writes the values as JSON."""

import json
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from outflank import Environment  # noqa: E402

SIZE, GAMES, RATE, EXPLORATION = 4, 4000, 0.02, 0.1


def value(weights, planes):
    """The value of a position for the side whose discs are the first plane."""
    own, other = planes
    return sum(weight * (mine - theirs) for weight, mine, theirs in zip(weights, own, other))


def after(environment, action):
    """The position after an action, as the opponent sees it."""
    board = environment.board
    move = "pass" if action == environment.actions - 1 else board.square(action)
    return board.play(move).planes()


def choose(weights, environment, exploration, chooser):
    legal = environment.legal_actions()
    if chooser.random() < exploration:
        return chooser.choice(legal)
    return max(legal, key=lambda action: -value(weights, after(environment, action)))


def train(games=GAMES, seed=1):
    chooser = random.Random(seed)
    weights = [0.0] * (SIZE * SIZE)
    environment = Environment(SIZE)
    for _ in range(games):
        observation, _ = environment.reset()
        over = False
        while not over:
            action = choose(weights, environment, EXPLORATION, chooser)
            following, reward, over, _, _ = environment.step(action)
            target = reward if over else -value(weights, following)
            error = target - value(weights, observation)
            own, other = observation
            for i in range(SIZE * SIZE):
                weights[i] += RATE * error * (own[i] - other[i])
            observation = following
    return weights


if __name__ == "__main__":
    target = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "weights.json")
    target.write_text(json.dumps(train()))
    print(f"wrote {target}")
