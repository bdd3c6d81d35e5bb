package dev.outflank.cli.bench;

import java.nio.charset.StandardCharsets;

/** The shortest Java program, with whose start those of commands are compared. */
final class HelloWorld {
    private HelloWorld() {}

    public static void main(String[] args) {
        System.out.writeBytes("hello\n".getBytes(StandardCharsets.UTF_8));
    }
}
