package dev.outflank.fuzz;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Mutation fuzzer: runs a target on mutated valid inputs for a fixed number of rounds from a fixed seed. Inputs with a new
 * outcome join the corpus and are mutated further, which reaches deep into a format without knowledge of it.
 * {@code -Dfuzz.times=100} multiplies the rounds by 100, {@code -Dfuzz.seed=7} sets another seed.
 */
public final class Fuzzer {
    private static final int ROUNDS_FACTOR = Integer.getInteger("fuzz.times", 1);

    /** Far more than any input takes on a loaded machine; a target that needs longer hangs. */
    private static final Duration HANG_TIMEOUT = Duration.ofSeconds(60);

    private static final int MAX_CORPUS_SIZE = 3_000;

    /** Longer inputs are tested but do not join the corpus, because they would only grow. */
    private static final int MAX_CORPUS_INPUT_BYTES = 1 << 12;

    private static final int MAX_SENTENCE_LENGTH = 1_000;

    /** Parts of an outcome that are ignored when outcomes are compared: quoted text, squares, numbers. */
    private static final Pattern DETAILS = Pattern.compile("'[^'\n]*'|[a-z]?\\d+|[^ -~\n]+");

    private static final Pattern INTERNALS = Pattern.compile("\\bat [\\w.$/]+\\([\\w.]+\\.java|"
            + "\\b(?:NullPointer|IndexOutOfBounds|ClassCast|NumberFormat|IllegalArgument|IllegalState)Exception");

    /** Processes an input and returns a description of the outcome. Any exception is a failure. */
    @FunctionalInterface
    public interface Target {
        String execute(byte[] input) throws Exception;
    }

    private final List<byte[]> corpus;
    private final Set<String> seenOutcomes = new HashSet<>();
    private final Target target;
    private final Mutator mutator;
    private volatile byte[] input = {};
    private volatile int round;
    private volatile @Nullable Throwable thrown;

    private Fuzzer(List<byte[]> valid, Target target) {
        this.corpus = new ArrayList<>(valid);
        this.target = target;
        this.mutator = new Mutator(Seed.VALUE, corpus);
    }

    /** Texts in UTF-8. */
    public static List<byte[]> texts(String... texts) {
        return Arrays.stream(texts)
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    /** Runs the target on the valid inputs, then on {@code rounds} mutated ones. */
    public static void run(int rounds, List<byte[]> valid, Target target) throws InterruptedException {
        new Fuzzer(valid, target).run(Math.multiplyExact(rounds, ROUNDS_FACTOR));
    }

    /** Checks a message for people: one sentence on one line, without implementation details. Returns the message. */
    public static String requireSentence(@Nullable String message) {
        if (message == null
                || message.isBlank()
                || message.length() > MAX_SENTENCE_LENGTH
                || message.indexOf('\n') >= 0) {
            throw new AssertionError("expected one sentence on one line, not: " + message);
        }
        return requireNoInternals(message);
    }

    /** Checks a text for people, of any length: no stack trace and no exception name. Returns the text. */
    public static String requireNoInternals(String text) {
        if (INTERNALS.matcher(text).find()) {
            throw new AssertionError("expected no implementation details, not: " + text);
        }
        return text;
    }

    private void run(int rounds) throws InterruptedException {
        Thread worker = Thread.ofPlatform().daemon().name("fuzz").start(() -> runRounds(rounds));
        int before = -1;
        while (!worker.join(HANG_TIMEOUT)) {
            if (round == before) {
                throw new AssertionError(describe(
                        "no result within " + HANG_TIMEOUT + ", at " + Arrays.toString(worker.getStackTrace())));
            }
            before = round;
        }
        if (thrown != null) {
            throw new AssertionError(describe("threw " + thrown), thrown);
        }
    }

    private void runRounds(int rounds) {
        int valid = corpus.size();
        try {
            for (int i = 0; i < valid + rounds; i++) {
                round = i;
                input = i < valid ? corpus.get(i) : mutator.next();
                addIfNew(target.execute(input));
            }
        } catch (Throwable e) {
            thrown = e;
        }
    }

    private void addIfNew(String outcome) {
        boolean fits = input.length <= MAX_CORPUS_INPUT_BYTES && corpus.size() < MAX_CORPUS_SIZE;
        if (fits && seenOutcomes.add(DETAILS.matcher(outcome).replaceAll("~"))) {
            corpus.add(input);
        }
    }

    private String describe(String problem) {
        String text = new String(input, StandardCharsets.UTF_8);
        return "seed " + Seed.VALUE + ", round " + round + ": " + problem + "\ninput: "
                + text.substring(0, Math.min(text.length(), 2_000)) + "\nin base64: "
                + Base64.getEncoder().encodeToString(input);
    }
}
