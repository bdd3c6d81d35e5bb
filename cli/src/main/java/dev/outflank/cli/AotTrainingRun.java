package dev.outflank.cli;

import dev.outflank.cli.support.Streams;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What the launcher runs once after a build, so that the JVM's AOT cache holds the classes and profiles of the commands
 * whose start is felt: those that a judge starts once a game.
 */
final class AotTrainingRun {
    private AotTrainingRun() {}

    public static void main(String[] args) {
        runCommand("", "--help");
        runCommand("", "--version");
        runCommand("", "tiny", "300", "1", "0000021001200000");
        runCommand("", "tiny", "nonsense");
        runCommand("4\nB\nzz\n", "lab8", "part1");
        runCommand("8\nB\nzz\n", "lab8", "part2");
        runCommand("26\nB\nzz\n", "lab8", "part2");
        runCommand("START\nPLACE d 4 2\nPLACE e 4 1\nPLACE d 5 1\nPLACE e 5 2\nDONE\nBEGIN\nEND\n", "vg101");
        runCommand("{\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[]}\n", "botzone");
        runCommand("2\n-1 -1\n3 2\n2 2\n", "botzone", "--keep", "--player", "first");
        runCommand("0\n4\n....\n.10.\n.01.\n....\n1\nb1\n", "codingame");
        runCommand("name\ngenmove b\nquit\n", "gtp", "--level", "2");
        runCommand("nboard 2\nset depth 2\ngo\nping 1\nquit\n", "nboard");
        runCommand("", "move", "--player", "greedy", "--side", "B", "--board", "UUUUUWBUUBWUUUUU");
        runCommand("quit\n", "play", "--plain");
        runCommand("", "bench", "perft", "--depth", "6");
    }

    private static void runCommand(String input, String... command) {
        PrintStream discard = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Main.run(
                new Streams(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), discard, discard),
                command);
    }
}
