package dev.outflank.judge.source;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A source by its winnowed fingerprints (Schleimer, Wilkerson and Aiken, 2003).
 *
 * <p>Tokens are first made blind to what costs nothing to change: names are all one token, numbers and texts another,
 * comments, layout and includes are gone. Every run of {@link #GRAM} tokens is hashed; of each {@link #WINDOW} hashes
 * in a row the smallest is kept, the last one among equals. So two sources that share a run of GRAM + WINDOW − 1 tokens
 * always share a fingerprint, and shorter coincidences mostly none.
 */
final class Fingerprints {
    static final int GRAM = 14;
    static final int WINDOW = 8;

    /** A fingerprint's place: the lines of its first and last token. */
    record LineRange(int firstLine, int lastLine) {}

    private final Map<Long, List<LineRange>> places = new HashMap<>();

    private Fingerprints() {}

    static Fingerprints of(SourceLanguage kind, String text) {
        Fingerprints prints = new Fingerprints();
        List<Token> tokens = Lexer.tokens(kind, text).stream()
                .filter(token -> token.kind() != Token.Kind.DIRECTIVE)
                .toList();
        int count = tokens.size() - GRAM + 1;
        long[] hashes = new long[Math.max(0, count)];
        for (int i = 0; i < count; i++) {
            hashes[i] = hash(tokens.subList(i, i + GRAM));
        }
        prints.winnow(hashes, tokens);
        return prints;
    }

    private void winnow(long[] hashes, List<Token> tokens) {
        // Places whose hashes grow from first to last: the first is always the smallest of the window.
        Deque<Integer> window = new ArrayDeque<>();
        int last = -1;
        for (int i = 0; i < hashes.length; i++) {
            while (!window.isEmpty() && hashes[window.getLast()] >= hashes[i]) {
                window.removeLast();
            }
            window.addLast(i);
            if (window.getFirst() <= i - WINDOW) {
                window.removeFirst();
            }
            boolean full = i >= WINDOW - 1 || i == hashes.length - 1;
            if (full && window.getFirst() != last) {
                last = window.getFirst();
                LineRange place = new LineRange(
                        tokens.get(last).line(), tokens.get(last + GRAM - 1).line());
                places.computeIfAbsent(hashes[last], key -> new ArrayList<>()).add(place);
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

    Map<Long, List<LineRange>> places() {
        return places;
    }

    int count() {
        return places.size();
    }
}
