"""Runs ./outflank and reads its JSON."""

import json
import os
import pathlib
import subprocess


class OutflankError(RuntimeError):
    """A command failed; the message is what it printed."""


class Outflank:
    """
    The command line program: by default $OUTFLANK, else the launcher of the checkout that contains this package or of the
    current directory, else `outflank` on the path.
    """

    def __init__(self, launcher=None):
        folders = [pathlib.Path(__file__).resolve().parents[2], pathlib.Path.cwd()]
        near = [str(folder / "outflank") for folder in folders if (folder / "outflank").is_file()]
        self.launcher = str(launcher or os.environ.get("OUTFLANK") or (near or ["outflank"])[0])

    def run(self, *args, text="", codes=(0,)):
        """Runs a command and returns its standard output; other exit codes than the given ones are errors."""
        try:
            done = subprocess.run([self.launcher, *args], input=text, capture_output=True, text=True, encoding="utf-8")
        except OSError as e:
            raise OutflankError(f"{self.launcher} cannot be run ({e.strerror}): set OUTFLANK to the launcher") from e
        if done.returncode not in codes:
            raise OutflankError(done.stderr.strip() or f"exit code {done.returncode}")
        return done.stdout

    def _json(self, *args, text="", codes=(0,)):
        return [json.loads(line) for line in self.run(*args, "--json", text=text, codes=codes).splitlines()]

    def hint(self, game, level=12):
        """The values of all moves after a game (transcript), or in a position (text of a Board)."""
        return self._json("hint", str(game), "--level", str(level))[0]

    def analyze(self, game, level=12):
        """The value of every move of a game, and its mistakes."""
        return self._json("analyze", str(game), "--level", str(level))[0]

    def match(self, a, b, games=20, *options):
        """Plays a match; a and b are players or programs, as on the command line."""
        return self._json("match", a, b, "--games", str(games), "--no-records", *options)[0]

    def check_bot(self, spec, *options):
        """Checks a program; one result per game. A result that is not fine has a verdict and a reason."""
        return self._json("check-bot", spec, *options, codes=(0, 1))
