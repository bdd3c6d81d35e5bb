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
 * Gives a target broken inputs, made of valid ones, for a fixed number of rounds from a fixed seed. Inputs that are
 * answered in a new way are broken further, so that the search gets deep into a format without knowing it.
 * {@code -Dfuzz.times=100} makes a hundred times as many rounds, {@code -Dfuzz.seed=7} other ones.
 */
public final class Fuzzer {
    private static final int ROUNDS_FACTOR = Integer.getInteger("fuzz.times", 1);

    /** Far more than any input may take on a loaded machine: what is not answered by then hangs. */
    private static final Duration HANG_TIMEOUT = Duration.ofSeconds(60);

    private static final int MAX_CORPUS_SIZE = 3_000;
    /** Longer inputs are tried, but not broken further: the rounds would go into their length. */
    private static final int MAX_CORPUS_INPUT_BYTES = 1 << 12;

    private static final int MAX_SENTENCE_LENGTH = 1_000;

    /** What differs between inputs that are answered alike: quoted text, squares, numbers. */
    private static final Pattern DETAILS = Pattern.compile("'[^'\n]*'|[a-z]?\\d+|[^ -~\n]+");

    private static final Pattern INTERNALS = Pattern.compile("\\bat [\\w.$/]+\\([\\w.]+\\.java|"
            + "\\b(?:NullPointer|IndexOutOfBounds|ClassCast|NumberFormat|IllegalArgument|IllegalState)Exception");

    /** Reads an input and says in words what it made of it; what it throws is a fault of the reader. */
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

    /** Texts as the bytes of a file. */
    public static List<byte[]> texts(String... texts) {
        return Arrays.stream(texts)
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    /** The valid inputs themselves, then so many broken ones. */
    public static void run(int rounds, List<byte[]> valid, Target target) throws InterruptedException {
        new Fuzzer(valid, target).run(Math.multiplyExact(rounds, ROUNDS_FACTOR));
    }

    /** A message as a person may get it: one sentence in one line, with nothing of our insides. */
    public static String requireSentence(@Nullable String message) {
        if (message == null
                || message.isBlank()
                || message.length() > MAX_SENTENCE_LENGTH
                || message.indexOf('\n') >= 0) {
            throw new AssertionError("expected one sentence in one line, not: " + message);
        }
        return requireNoInternals(message);
    }

    /** A text as a person may get it: of any length, but with nothing of our insides. */
    public static String requireNoInternals(String text) {
        if (INTERNALS.matcher(text).find()) {
            throw new AssertionError("expected nothing of our insides, not: " + text);
        }
        return text;
    }

    private void run(int rounds) throws InterruptedException {
        Thread worker = Thread.ofPlatform().daemon().name("fuzz").start(() -> runRounds(rounds));
        int before = -1;
        while (!worker.join(HANG_TIMEOUT)) {
            if (round == before) {
                throw new AssertionError(
                        describe("no answer in " + HANG_TIMEOUT + ", at " + Arrays.toString(worker.getStackTrace())));
            }
            before = round;
        }
        if (thrown != null) {
            throw new AssertionError(describe("answered by " + thrown), thrown);
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

    private String describe(String what) {
        String text = new String(input, StandardCharsets.UTF_8);
        return "seed " + Seed.VALUE + ", round " + round + ": " + what + "\ninput: "
                + text.substring(0, Math.min(text.length(), 2_000)) + "\nin base64: "
                + Base64.getEncoder().encodeToString(input);
    }
}
