package dev.outflank.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("attack")
final class PrintableTextTest {
    @Test
    void of_ordinaryText_isUnchanged() {
        assertThat(PrintableText.of("a\tb\nnaïve — 棋 🙂")).isEqualTo("a\tb\nnaïve — 棋 🙂");
        assertThat(PrintableText.of("one\r\ntwo")).isEqualTo("one\ntwo");
    }

    @Test
    void of_controlCharacters_areReplaced() {
        assertThat(PrintableText.of("\u001b[31mred\u0007\u009b2J\u202egnp.exe\r"))
                .isEqualTo("\uFFFD[31mred\uFFFD\uFFFD2J\uFFFDgnp.exe\uFFFD");
    }

    @Test
    void botException_reasonAndMessage_arePrintable() {
        BotException fault = new BotException(Verdict.COMPILE_ERROR, "bot.c:1: \u001b]0;title\u0007");
        assertThat(fault.reason()).isEqualTo("bot.c:1: \uFFFD]0;title\uFFFD");
        assertThat(fault).hasMessage("COMPILE_ERROR: bot.c:1: \uFFFD]0;title\uFFFD");
    }
}
