package dev.outflank.protocol.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.protocol.BoundedLineReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class InboxTest {
    @Test
    void stopRequested_laterStopLine_isTrue() throws IOException {
        Inbox inbox = inbox("go\nchat\nstop\ngo\n", Duration.ofHours(1));
        Inbox.Line first = inbox.take().orElseThrow();
        while (!first.stopRequested().getAsBoolean()) {
            Thread.onSpinWait();
        }
        inbox.take();
        inbox.take();
        assertThat(inbox.take().orElseThrow().stopRequested().getAsBoolean()).isFalse();
        assertThat(inbox.take()).isEmpty();
    }

    @Test
    void stopRequested_endOfInput_isTrueAfterTheFinalSearchTime() throws IOException {
        Inbox inbox = inbox("go\n", Duration.ofMillis(1));
        Inbox.Line line = inbox.take().orElseThrow();
        while (!line.stopRequested().getAsBoolean()) {
            Thread.onSpinWait();
        }
        assertThat(inbox.take()).isEmpty();
    }

    @Test
    void take_afterQuit_returnsEmpty() throws IOException {
        Inbox inbox = inbox("quit\ngo\n", Duration.ofHours(1));
        assertThat(inbox.take().map(Inbox.Line::text)).contains("quit");
        assertThat(inbox.take()).isEmpty();
    }

    @Test
    void take_inputFails_throws() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("no such device");
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                return read();
            }
        };
        Inbox inbox = new Inbox(new BoundedLineReader(broken, 100), line -> Inbox.LineKind.ORDINARY, Duration.ZERO);
        assertThatThrownBy(inbox::take).isInstanceOf(IOException.class).hasMessage("no such device");
    }

    @Test
    void longLine_isCutAndMarked() throws IOException {
        Inbox inbox =
                new Inbox(new BoundedLineReader(bytes("abcdef\nx"), 3), line -> Inbox.LineKind.ORDINARY, Duration.ZERO);
        assertThat(inbox.take().map(Inbox.Line::text)).isEqualTo(Optional.of("abc…"));
        assertThat(inbox.take().map(Inbox.Line::text)).isEqualTo(Optional.of("x"));
    }

    private static Inbox inbox(String text, Duration finalSearchTime) {
        return new Inbox(new BoundedLineReader(bytes(text), 100), InboxTest::classify, finalSearchTime);
    }

    private static Inbox.LineKind classify(String line) {
        return switch (line) {
            case "stop" -> Inbox.LineKind.STOP;
            case "quit" -> Inbox.LineKind.QUIT;
            default -> Inbox.LineKind.ORDINARY;
        };
    }

    private static InputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
