package dev.outflank.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Mutates inputs as damaged files, networks and attackers do. The same seed gives the same mutations. */
final class Mutator {
    /** Exceeds the buffers and limits of every parser; more would only cost time. */
    private static final int MAX_INPUT_BYTES = 1 << 16;

    /** Boundary values of number types and parsers: too long, not finite, digits of other scripts. */
    private static final String[] INTERESTING_NUMBERS = {
        "-1",
        "0",
        "-0",
        "00",
        "1",
        "7",
        "9",
        "10",
        "26",
        "27",
        "28",
        "99",
        "127",
        "128",
        "255",
        "256",
        "32768",
        "65535",
        "65536",
        "2147483647",
        "2147483648",
        "-2147483648",
        "4294967296",
        "9223372036854775807",
        "9223372036854775808",
        "99999999999999999999999999",
        "0.5",
        ".5",
        "5.",
        "1e9",
        "1e999",
        "1e999999999",
        "-1e-999",
        "1e2147483648",
        "NaN",
        "Infinity",
        "0x10",
        "1_000",
        "+8",
        "٣",
        "８",
        "१२",
        "²",
        "½"
    };

    /** Text that parsers often mishandle: brackets and quotes, unusual spaces, control and combining characters. */
    private static final String[] DICTIONARY = {
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "<",
        ">",
        ";",
        ":",
        ",",
        "/",
        "\\",
        "\"",
        "'",
        "`",
        "%",
        "#",
        "&",
        "*",
        "!",
        "|",
        "?",
        "=",
        "~",
        "--",
        "..",
        "../",
        "%00",
        "%2e%2e%2f",
        "%",
        "%zz",
        "${x}",
        "<b>",
        "&lt;",
        "\n",
        "\r",
        "\r\n",
        "\n\n",
        "\t",
        " ",
        "\0",
        "\u000b",
        "\u001b[31m",
        "\u0085",
        "\u00a0",
        "\u2028",
        "\ufeff",
        "\u202e",
        "\u200d",
        "e\u0301",
        "İ",
        "ı",
        "ß",
        "ﬃ",
        "é",
        "中",
        "😀",
        "\ud83d",
        "null",
        "true",
        "pass",
        "PA",
        "a1",
        "z26",
        "aa",
        "A0",
        "con",
        "nul"
    };

    /** Invalid UTF-8: truncated, overlong, a surrogate, above the last code point. */
    private static final byte[][] INVALID_UTF8 = {
        {(byte) 0xC3},
        {(byte) 0xE2, (byte) 0x82},
        {(byte) 0xF0, (byte) 0x9F, (byte) 0x98},
        {(byte) 0x80},
        {(byte) 0xC0, (byte) 0x80},
        {(byte) 0xED, (byte) 0xA0, (byte) 0x80},
        {(byte) 0xF4, (byte) 0x90, (byte) 0x80, (byte) 0x80},
        {(byte) 0xFF, (byte) 0xFE},
        {(byte) 0xFF}
    };

    private final Random random;
    private final List<byte[]> corpus;

    Mutator(long seed, List<byte[]> corpus) {
        this.random = new Random(seed);
        this.corpus = corpus;
    }

    /** A random input of the corpus, mutated one to six times. */
    byte[] next() {
        byte[] input = pick();
        for (int times = 1 + (random.nextBoolean() ? 0 : random.nextInt(6)); times > 0; times--) {
            input = mutate(input);
        }
        return input.length <= MAX_INPUT_BYTES ? input : Arrays.copyOf(input, MAX_INPUT_BYTES);
    }

    private byte[] pick() {
        return corpus.get(random.nextInt(corpus.size()));
    }

    private byte[] mutate(byte[] input) {
        int from = random.nextInt(input.length + 1);
        int to = from + Math.min(input.length - from, length());
        return switch (random.nextInt(14)) {
            case 0 -> flipBit(input, from);
            case 1 -> replace(input, from, Math.min(input.length, from + 1), new byte[] {(byte) random.nextInt(256)});
            case 2 -> replace(input, from, to, new byte[0]);
            case 3 -> replace(input, to, to, repeat(Arrays.copyOfRange(input, from, to)));
            case 4 -> splice(input, from);
            case 5 ->
                replace(input, from, from, bytes(INTERESTING_NUMBERS[random.nextInt(INTERESTING_NUMBERS.length)]));
            case 6, 7 -> replaceNumber(input, from);
            case 8 -> replace(input, from, from, bytes(DICTIONARY[random.nextInt(DICTIONARY.length)]));
            case 9 -> replace(input, from, to, bytes(DICTIONARY[random.nextInt(DICTIONARY.length)]));
            case 10 -> replace(input, from, from, INVALID_UTF8[random.nextInt(INVALID_UTF8.length)]);
            case 11 -> Arrays.copyOf(input, from);
            case 12 -> move(input, from, to);
            default -> insertFromOther(input, from, to);
        };
    }

    /** Random length: mostly a few bytes, sometimes some hundred. */
    private int length() {
        return 1 + random.nextInt(random.nextInt(4) == 0 ? 400 : 12);
    }

    private byte[] flipBit(byte[] input, int at) {
        byte[] output = input.clone();
        if (at < output.length) {
            output[at] ^= (byte) (1 << random.nextInt(8));
        }
        return output;
    }

    /** Repeats a part: usually up to three times, sometimes 100 times, rarely up to the maximum length. */
    private byte[] repeat(byte[] part) {
        int times = switch (random.nextInt(50)) {
            case 0 -> MAX_INPUT_BYTES / Math.max(1, part.length);
            case 1, 2, 3 -> 100;
            default -> 1 + random.nextInt(3);
        };
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        for (int i = 0; i < times && output.size() < MAX_INPUT_BYTES; i++) {
            output.writeBytes(part);
        }
        return output.toByteArray();
    }

    private byte[] splice(byte[] input, int at) {
        byte[] other = pick();
        return replace(
                input, at, input.length, Arrays.copyOfRange(other, random.nextInt(other.length + 1), other.length));
    }

    /** Replaces the next number at or after an index. */
    private byte[] replaceNumber(byte[] input, int at) {
        int from = at;
        while (from < input.length && !isDigit(input[from])) {
            from++;
        }
        int to = from;
        while (to < input.length && isDigit(input[to])) {
            to++;
        }
        return replace(input, from, to, bytes(INTERESTING_NUMBERS[random.nextInt(INTERESTING_NUMBERS.length)]));
    }

    private byte[] move(byte[] input, int from, int to) {
        byte[] rest = replace(input, from, to, new byte[0]);
        int target = random.nextInt(rest.length + 1);
        return replace(rest, target, target, Arrays.copyOfRange(input, from, to));
    }

    private byte[] insertFromOther(byte[] input, int from, int to) {
        byte[] other = pick();
        int begin = random.nextInt(other.length + 1);
        int end = begin + Math.min(other.length - begin, length());
        return replace(input, from, random.nextBoolean() ? to : from, Arrays.copyOfRange(other, begin, end));
    }

    private static byte[] replace(byte[] input, int from, int to, byte[] part) {
        ByteArrayOutputStream output = new ByteArrayOutputStream(input.length + part.length);
        output.write(input, 0, from);
        output.writeBytes(part);
        output.write(input, to, input.length - to);
        return output.toByteArray();
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
