package dev.outflank.cli;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What the launcher runs once after a build, so that the JVM's AOT cache holds the classes and profiles of the commands
 * whose start is felt: those that a judge starts once a game.
 */
final class Rehearsal {
    private Rehearsal() {}

    public static void main(String[] args) {
        rehearse("", "--help");
        rehearse("", "--version");
        rehearse("", "tiny", "300", "1", "0000021001200000");
        rehearse("", "tiny", "nonsense");
        rehearse("4\nB\nzz\n", "lab8", "part1");
        rehearse("8\nB\nzz\n", "lab8", "part2");
        rehearse("26\nB\nzz\n", "lab8", "part2");
        rehearse("START\nPLACE d 4 2\nPLACE e 4 1\nPLACE d 5 1\nPLACE e 5 2\nDONE\nBEGIN\nEND\n", "vg101");
        rehearse("{\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[]}\n", "botzone");
        rehearse("2\n-1 -1\n3 2\n2 2\n", "botzone", "--keep", "--player", "first");
        rehearse("0\n4\n....\n.10.\n.01.\n....\n1\nb1\n", "codingame");
        rehearse("name\ngenmove b\nquit\n", "gtp", "--level", "2");
        rehearse("nboard 2\nset depth 2\ngo\nping 1\nquit\n", "nboard");
        rehearse("", "move", "--player", "greedy", "--side", "B", "--board", "UUUUUWBUUBWUUUUU");
        rehearse("quit\n", "play", "--plain");
        rehearse("", "bench", "perft", "--depth", "6");
    }

    private static void rehearse(String input, String... command) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Main.run(
                new Streams(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), nowhere, nowhere),
                command);
    }
}
