package dev.outflank.protocol.think;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.protocol.Lines;
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
        Inbox.Line first = inbox.next().orElseThrow();
        while (!first.overtaken().getAsBoolean()) {
            Thread.onSpinWait();
        }
        inbox.next();
        inbox.next();
        assertThat(inbox.next().orElseThrow().overtaken().getAsBoolean()).isFalse();
        assertThat(inbox.next()).isEmpty();
    }

    @Test
    void line_nothingAfterIt_isOvertakenSomeTimeAfterTheEnd() throws IOException {
        Inbox inbox = inbox("go\n", Duration.ofMillis(1));
        Inbox.Line line = inbox.next().orElseThrow();
        while (!line.overtaken().getAsBoolean()) {
            Thread.onSpinWait();
        }
        assertThat(inbox.next()).isEmpty();
    }

    @Test
    void lastLine_nothingIsReadAfterIt() throws IOException {
        Inbox inbox = inbox("quit\ngo\n", Duration.ofHours(1));
        assertThat(inbox.next().map(Inbox.Line::text)).contains("quit");
        assertThat(inbox.next()).isEmpty();
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
        Inbox inbox = new Inbox(new Lines(broken, 100), line -> Inbox.Meaning.ORDINARY, Duration.ZERO);
        assertThatThrownBy(inbox::next).isInstanceOf(IOException.class).hasMessage("no such device");
    }

    @Test
    void longLine_cutAndMarked() throws IOException {
        Inbox inbox = new Inbox(new Lines(bytes("abcdef\nx"), 3), line -> Inbox.Meaning.ORDINARY, Duration.ZERO);
        assertThat(inbox.next().map(Inbox.Line::text)).isEqualTo(Optional.of("abc…"));
        assertThat(inbox.next().map(Inbox.Line::text)).isEqualTo(Optional.of("x"));
    }

    private static Inbox inbox(String text, Duration lastThought) {
        return new Inbox(new Lines(bytes(text), 100), InboxTest::meaning, lastThought);
    }

    private static Inbox.Meaning meaning(String line) {
        return switch (line) {
            case "stop" -> Inbox.Meaning.ENDS_THOUGHTS;
            case "quit" -> Inbox.Meaning.LAST;
            default -> Inbox.Meaning.ORDINARY;
        };
    }

    private static InputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
