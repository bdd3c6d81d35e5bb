package dev.outflank.protocol;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;

/** A program of this module on a thread of the test, connected to a dialogue. */
public final class InProcessProgram implements Program {
    private final ProgramRun.Start program;

    public InProcessProgram(ProgramRun.Start program) {
        this.program = program;
    }

    @Override
    public Wire start() {
        try {
            return new ThreadWire();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private final class ThreadWire implements Wire {
        private final ProgramOutput output = new ProgramOutput(Bots.TIMEOUT);
        private final PipedOutputStream toProgram = new PipedOutputStream();

        ThreadWire() throws IOException {
            PipedInputStream in = new PipedInputStream(toProgram, 1 << 16);
            OutputStream out = new OutputStream() {
                @Override
                public void write(int b) {
                    output.add(String.valueOf((char) b));
                }

                @Override
                public void write(byte[] bytes, int offset, int length) {
                    output.add(new String(bytes, offset, length, StandardCharsets.UTF_8));
                }
            };
            Thread.ofPlatform().daemon().start(() -> {
                program.run(in, ProgramRun.printStream(out), ProgramRun.printStream(OutputStream.nullOutputStream()));
                output.end();
            });
        }

        @Override
        public void send(String text) throws BotException {
            try {
                toProgram.write(text.getBytes(StandardCharsets.UTF_8));
                toProgram.flush();
            } catch (IOException e) {
                throw new BotException(Verdict.CRASH, "The program ended.");
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
            close();
        }

        @Override
        public void close() {
            try {
                toProgram.close();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
