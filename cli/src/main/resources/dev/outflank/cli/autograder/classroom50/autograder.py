#!/usr/bin/env python3
"""Marks one submission with Outflank and writes result.json and release-body.md for Classroom 50.

The working directory is the student's checkout; the settings are next to this file. Outflank itself is too large for the
assignment's bundle and is fetched from the bundle "outflank" of the same classroom.
"""

import datetime
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.parse
import urllib.request

INSTALLED = '@INSTALLED@'
HERE = pathlib.Path(__file__).resolve().parent


def fetch_outflank(folder):
    """Downloads the distribution, which is published in pieces, and unpacks it."""
    secret = os.environ.get("SECRET", "").strip()
    if secret and not re.fullmatch(r"[a-z0-9]{4,64}", secret):
        sys.exit("autograder: SECRET is malformed")
    path = [os.environ["CLASSROOM"], *([secret] if secret else []), "autograders", "outflank.tar.gz"]
    url = os.environ["PAGES_BASE_URL"] + "/" + "/".join(urllib.parse.quote(part, safe="") for part in path)
    bundle = folder / "bundle.tar.gz"
    with urllib.request.urlopen(url, timeout=300) as response, bundle.open("wb") as file:
        shutil.copyfileobj(response, file)
    with tarfile.open(bundle) as tar:
        tar.extractall(folder, filter="data")
    archive = folder / "outflank.tar.gz"
    with archive.open("wb") as whole:
        for piece in sorted((folder / "outflank").glob("outflank.tar.gz.*")):
            with piece.open("rb") as part:
                shutil.copyfileobj(part, whole)
    home = folder / "home"
    home.mkdir()
    subprocess.run(["tar", "-xzf", archive, "-C", home, "--strip-components=1"], check=True)
    return home


def command(home):
    """As root, if the runner allows it: then every program gets a user id of its own."""
    marker = [home / "outflank", "autograde", HERE / "settings", pathlib.Path.cwd()]
    can_be_root = os.geteuid() != 0 and shutil.which("sudo") and subprocess.run(
        ["sudo", "-n", "true"], stderr=subprocess.DEVNULL, check=False).returncode == 0
    return ["sudo", "-n", *marker] if can_be_root else marker


def main():
    for name in ("result.json", "release-body.md"):
        pathlib.Path(name).unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        # Programs under another user id must be able to run the Java in it.
        os.chmod(scratch, 0o755)
        home = pathlib.Path(INSTALLED) if INSTALLED else fetch_outflank(pathlib.Path(scratch))
        marked = subprocess.run(command(home), stdout=subprocess.PIPE, check=False)
    if marked.returncode != 0:
        sys.exit(marked.returncode)
    result = json.loads(marked.stdout)
    body = result.pop("release-body")
    result = {
        "schema": "classroom50/result/v1",
        "classroom": os.environ["CLASSROOM"],
        "assignment": os.environ["ASSIGNMENT"],
        "submission": os.environ["SUBMISSION_TAG"],
        "commit": os.environ["COMMIT_URL"],
        "release": os.environ["RELEASE_URL"],
        "review": os.environ.get("REVIEW_URL") or os.environ["COMMIT_URL"],
        "datetime": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
    } | result
    pathlib.Path("release-body.md").write_text(body, encoding="utf-8")
    pathlib.Path("result.json").write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


main()
