package dev.outflank.judge.submission;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The fingerprints of a source file by winnowing, the algorithm of Moss (Schleimer, Wilkerson and Aiken, "Winnowing:
 * Local Algorithms for Document Fingerprinting", SIGMOD 2003).
 *
 * <p>Tokens are first normalized, so that renaming and reformatting change nothing: all identifiers become one token,
 * numbers and strings another; comments, white space and preprocessor lines are dropped. Every k-gram of
 * {@link #GRAM_LENGTH} tokens is hashed. Of each window of {@link #WINDOW_SIZE} consecutive hashes the smallest is
 * selected, the last one in case of a tie. Two sources that share GRAM_LENGTH + WINDOW_SIZE − 1 consecutive tokens
 * therefore always share a fingerprint, and matches shorter than GRAM_LENGTH tokens are never found.
 */
final class Fingerprints {
    static final int GRAM_LENGTH = 14;
    static final int WINDOW_SIZE = 8;

    /** The lines of the first and last token of a fingerprint. */
    record LineRange(int firstLine, int lastLine) {}

    private final Map<Long, List<LineRange>> locations = new HashMap<>();

    private Fingerprints() {}

    static Fingerprints of(SourceLanguage language, String text) {
        Fingerprints fingerprints = new Fingerprints();
        List<Token> tokens = Lexer.tokens(language, text).stream()
                .filter(token -> token.kind() != Token.Kind.DIRECTIVE)
                .toList();
        int count = tokens.size() - GRAM_LENGTH + 1;
        long[] hashes = new long[Math.max(0, count)];
        for (int i = 0; i < count; i++) {
            hashes[i] = hash(tokens.subList(i, i + GRAM_LENGTH));
        }
        fingerprints.winnow(hashes, tokens);
        return fingerprints;
    }

    private void winnow(long[] hashes, List<Token> tokens) {
        // Indices with increasing hashes (a monotonic queue): the first is always the minimum of the window.
        Deque<Integer> window = new ArrayDeque<>();
        int last = -1;
        for (int i = 0; i < hashes.length; i++) {
            while (!window.isEmpty() && hashes[window.getLast()] >= hashes[i]) {
                window.removeLast();
            }
            window.addLast(i);
            if (window.getFirst() <= i - WINDOW_SIZE) {
                window.removeFirst();
            }
            boolean full = i >= WINDOW_SIZE - 1 || i == hashes.length - 1;
            if (full && window.getFirst() != last) {
                last = window.getFirst();
                LineRange lines = new LineRange(
                        tokens.get(last).line(),
                        tokens.get(last + GRAM_LENGTH - 1).line());
                locations
                        .computeIfAbsent(hashes[last], key -> new ArrayList<>())
                        .add(lines);
            }
        }
    }

    private static long hash(List<Token> gram) {
        long hash = 1125899906842597L;
        for (Token token : gram) {
            hash = 31 * hash + normalize(token).hashCode();
        }
        return hash * 0x9E3779B97F4A7C15L;
    }

    private static String normalize(Token token) {
        return switch (token.kind()) {
            case IDENTIFIER -> "name";
            case NUMBER, STRING -> "value";
            case KEYWORD, PUNCTUATOR, DIRECTIVE -> token.text();
        };
    }

    Map<Long, List<LineRange>> locations() {
        return locations;
    }

    int count() {
        return locations.size();
    }
}
