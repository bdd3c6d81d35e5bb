package dev.outflank.cli.distribution;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A program of the machine or of the JDK that does part of the packaging. */
final class Tool {
    private Tool() {}

    /** Runs a program; its output becomes the message of the exception if it fails. */
    static void run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        int exit = process.waitFor();
        if (exit != 0) {
            throw new IOException(command[0] + " failed with exit code " + exit + ": " + output);
        }
    }
}
