package dev.outflank.engine.ladder;

import dev.outflank.engine.EngineFile;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.ladder.EnginePlayer.Measure;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads what follows {@code engine:}, names and values in any order: {@code level=10,threads=2}. */
final class EngineParameters {
    private static final String MEANING = "level 1 to " + Limits.MAX_LEVEL + ", time like 200ms or 1s, depth 1 to "
            + Limits.MAX_DEPTH + ", nodes from 1 on, threads 1 to " + Search.MAX_THREADS
            + ", book=off, weights of a file of the trainer, large such a file for boards above 8×8, each at most once";
    private static final long LONGEST_MILLISECONDS = 86_400_000;
    private static final Pattern TIME = Pattern.compile("(\\d{1,8}(?:\\.\\d{1,3})?)(ms|s)?");

    private EngineParameters() {}

    static Supplier<Player> players(Parameters given, boolean withBook) throws NotationException {
        Measure measure = Measure.CLOCK;
        long amount = 0;
        int threads = 0;
        boolean bookOff = false;
        @Nullable PatternWeights weights = null;
        @Nullable LargeWeights large = null;
        for (int i = 0; i < given.count(); i++) {
            String[] pair = given.text(i).split("=", 2);
            String value = pair.length == 2 ? pair[1] : "";
            Measure named = measure(pair[0]);
            if (pair[0].equals("threads") && threads == 0) {
                threads = (int) number(given, value, Search.MAX_THREADS);
            } else if (given.text(i).equals("book=off") && !bookOff) {
                bookOff = true;
            } else if (pair[0].equals("weights") && weights == null) {
                weights = read(given, value, PatternWeights::read);
            } else if (pair[0].equals("large") && large == null) {
                large = read(given, value, LargeWeights::read);
            } else if (named != Measure.CLOCK && measure == Measure.CLOCK) {
                measure = named;
                amount = amount(given, named, value);
            } else {
                throw given.fault(MEANING);
            }
        }
        return players(
                measure,
                amount,
                Math.max(1, threads),
                weights == null ? PatternWeights::shipped : shared(weights),
                large == null ? LargeWeights::shipped : shared(large),
                withBook && !bookOff);
    }

    private static <T> Supplier<T> shared(T weights) {
        return () -> weights;
    }

    private static Supplier<Player> players(
            Measure measure,
            long amount,
            int threads,
            Supplier<PatternWeights> weights,
            Supplier<LargeWeights> large,
            boolean book) {
        return () -> new EnginePlayer(measure, amount, threads, weights, large, book);
    }

    private static <T> T read(Parameters given, String file, EngineFile.Reader<T> reader) throws NotationException {
        try {
            return EngineFile.read(Path.of(file), reader);
        } catch (FileSystemException | InvalidPathException e) {
            // Its message is the name once more, however long.
            throw given.fault(MEANING + "; " + NotationException.quoted(file) + " cannot be read");
        } catch (IOException e) {
            throw given.fault(MEANING + "; " + NotationException.quoted(file) + " cannot be read: " + e.getMessage());
        }
    }

    /** The measure of this name; the clock when there is none. */
    private static Measure measure(String name) {
        return switch (name) {
            case "level" -> Measure.LEVEL;
            case "depth" -> Measure.DEPTH;
            case "nodes" -> Measure.NODES;
            case "time" -> Measure.MILLISECONDS;
            default -> Measure.CLOCK;
        };
    }

    private static long amount(Parameters given, Measure measure, String value) throws NotationException {
        return switch (measure) {
            case LEVEL -> number(given, value, Limits.MAX_LEVEL);
            case DEPTH -> number(given, value, Limits.MAX_DEPTH);
            case NODES, CLOCK -> number(given, value, Long.MAX_VALUE);
            case MILLISECONDS -> milliseconds(given, value);
        };
    }

    private static long number(Parameters given, String value, long most) throws NotationException {
        if (!value.matches("[1-9]\\d{0,17}") || Long.parseLong(value) > most) {
            throw given.fault(MEANING);
        }
        return Long.parseLong(value);
    }

    private static long milliseconds(Parameters given, String value) throws NotationException {
        Matcher time = TIME.matcher(value);
        if (!time.matches()) {
            throw given.fault(MEANING);
        }
        double factor = "ms".equals(time.group(2)) ? 1 : 1000;
        long milliseconds = Math.round(Double.parseDouble(time.group(1)) * factor);
        if (milliseconds < 1 || milliseconds > LONGEST_MILLISECONDS) {
            throw given.fault(MEANING);
        }
        return milliseconds;
    }
}
