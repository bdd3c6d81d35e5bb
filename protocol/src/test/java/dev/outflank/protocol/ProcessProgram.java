package dev.outflank.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A program as a plain process, without a sandbox; its only limit is a read timeout. */
public final class ProcessProgram implements Program {
    private final List<String> command;
    private final Path folder;
    private final Duration timeout;

    public ProcessProgram(List<String> command, Path folder, Duration timeout) {
        this.command = command;
        this.folder = folder;
        this.timeout = timeout;
    }

    @Override
    public Wire start() throws BotException {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return new ProcessWire(process);
        } catch (IOException e) {
            throw new BotException(Verdict.NO_START, e.toString());
        }
    }

    private final class ProcessWire implements Wire {
        private final Process process;
        private final ProgramOutput output = new ProgramOutput(timeout);

        ProcessWire(Process process) {
            this.process = process;
            Thread.ofVirtual().start(this::listen);
        }

        private void listen() {
            byte[] bytes = new byte[8192];
            try (InputStream in = process.getInputStream()) {
                for (int n = in.read(bytes); n >= 0; n = in.read(bytes)) {
                    output.add(new String(bytes, 0, n, StandardCharsets.ISO_8859_1));
                }
            } catch (IOException e) {
                // The process was killed while it wrote.
            }
            output.end();
        }

        @Override
        public void send(String text) throws BotException {
            try {
                OutputStream out = process.getOutputStream();
                out.write(text.getBytes(StandardCharsets.ISO_8859_1));
                out.flush();
            } catch (IOException e) {
                throw new BotException(Verdict.CRASH, "The program ended: " + e.getMessage());
            }
        }

        @Override
        public String readLine() throws BotException {
            return output.line();
        }

        @Override
        public String pending() {
            return output.pending();
        }

        @Override
        public void closeInput() throws BotException {
            try {
                process.getOutputStream().close();
            } catch (IOException e) {
                throw new BotException(Verdict.CRASH, "The program ended: " + e.getMessage());
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
