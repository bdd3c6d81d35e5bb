package dev.outflank.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program as a bare process, without sandbox or limits but one: it may be silent for so long. */
public final class ProcessProgram implements Program {
    private final List<String> command;
    private final Path folder;
    private final Duration patience;

    public ProcessProgram(List<String> command, Path folder, Duration patience) {
        this.command = command;
        this.folder = folder;
        this.patience = patience;
    }

    @Override
    public Wire start() throws BotFault {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return new ProcessWire(process);
        } catch (IOException e) {
            throw new BotFault(Verdict.NO_START, e.toString());
        }
    }

    private final class ProcessWire implements Wire {
        private final Process process;
        private final StringBuilder heard = new StringBuilder();
        private boolean ended;

        ProcessWire(Process process) {
            this.process = process;
            Thread.ofVirtual().start(this::listen);
        }

        private void listen() {
            byte[] bytes = new byte[8192];
            try (InputStream in = process.getInputStream()) {
                for (int n = in.read(bytes); n >= 0; n = in.read(bytes)) {
                    hear(new String(bytes, 0, n, StandardCharsets.ISO_8859_1), false);
                }
            } catch (IOException e) {
                // The process was ended while it wrote.
            }
            hear("", true);
        }

        private synchronized void hear(String text, boolean end) {
            heard.append(text);
            ended = end;
            notifyAll();
        }

        @Override
        public void send(String text) throws BotFault {
            try {
                OutputStream out = process.getOutputStream();
                out.write(text.getBytes(StandardCharsets.ISO_8859_1));
                out.flush();
            } catch (IOException e) {
                throw new BotFault(Verdict.CRASH, "The program ended: " + e.getMessage());
            }
        }

        @Override
        public synchronized String line() throws BotFault {
            long end = System.nanoTime() + patience.toNanos();
            try {
                while (heard.indexOf("\n") < 0 && !ended && System.nanoTime() < end) {
                    TimeUnit.NANOSECONDS.timedWait(this, Math.max(1, end - System.nanoTime()));
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            int newline = heard.indexOf("\n");
            if (newline < 0 && (!ended || heard.isEmpty())) {
                throw ended
                        ? new BotFault(Verdict.CRASH, "The program ended.")
                        : new BotFault(Verdict.TIMEOUT_WALL, "The program did not answer in time.");
            }
            String line = heard.substring(0, newline < 0 ? heard.length() : newline);
            heard.delete(0, line.length() + 1);
            return line;
        }

        @Override
        public synchronized String pending() {
            return heard.toString();
        }

        @Override
        public void endInput() throws BotFault {
            try {
                process.getOutputStream().close();
            } catch (IOException e) {
                throw new BotFault(Verdict.CRASH, "The program ended: " + e.getMessage());
            }
        }

        @Override
        public void close() {
            process.destroyForcibly();
            try {
                process.waitFor();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
