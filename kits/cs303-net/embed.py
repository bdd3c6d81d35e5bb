"""Puts the weights of a network into ai.py. Run: python3 embed.py net.bin, a file of `outflank train net`."""

import base64
import sys
import textwrap

BEGIN = 'WEIGHTS = """\n'
HEADER = 4
WEIGHTS = 2 * (64 * 8 * 64 + 61 * 64 + 61)

if len(sys.argv) != 2:
    sys.exit("expected one file of weights: python3 embed.py net.bin")
with open(sys.argv[1], "rb") as file:
    data = file.read()
if data[:HEADER] != b"OSN1" or len(data) < HEADER + WEIGHTS:
    sys.exit(sys.argv[1] + " is not a network of `outflank train net`")
with open("ai.py", encoding="utf-8") as file:
    program = file.read().split(BEGIN)[0]
text = base64.b64encode(data[HEADER : HEADER + WEIGHTS]).decode("ascii")
with open("ai.py", "w", encoding="utf-8") as file:
    file.write(program + BEGIN + "\n".join(textwrap.wrap(text, 120)) + '\n"""\n')
