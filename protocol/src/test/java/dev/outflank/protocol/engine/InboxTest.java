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
    void line_laterOneEndsThinking_isOvertaken() throws IOException {
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
    void line_nothingAfterIt_isOvertakenSomeTimeAfterTheEnd() throws IOException {
        Inbox inbox = inbox("go\n", Duration.ofMillis(1));
        Inbox.Line line = inbox.take().orElseThrow();
        while (!line.stopRequested().getAsBoolean()) {
            Thread.onSpinWait();
        }
        assertThat(inbox.take()).isEmpty();
    }

    @Test
    void lastLine_nothingIsReadAfterIt() throws IOException {
        Inbox inbox = inbox("quit\ngo\n", Duration.ofHours(1));
        assertThat(inbox.take().map(Inbox.Line::text)).contains("quit");
        assertThat(inbox.take()).isEmpty();
    }

    @Test
    void input_fails_toldWhereTheNextLineWouldBe() {
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
    void longLine_cutAndMarked() throws IOException {
        Inbox inbox =
                new Inbox(new BoundedLineReader(bytes("abcdef\nx"), 3), line -> Inbox.LineKind.ORDINARY, Duration.ZERO);
        assertThat(inbox.take().map(Inbox.Line::text)).isEqualTo(Optional.of("abc…"));
        assertThat(inbox.take().map(Inbox.Line::text)).isEqualTo(Optional.of("x"));
    }

    private static Inbox inbox(String text, Duration lastThought) {
        return new Inbox(new BoundedLineReader(bytes(text), 100), InboxTest::meaning, lastThought);
    }

    private static Inbox.LineKind meaning(String line) {
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
