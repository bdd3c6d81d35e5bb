package dev.outflank.engine.players;

import dev.outflank.engine.SearchFactory;
import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.evaluation.Network;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.players.EnginePlayer.LimitKind;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.rules.Durations;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Parses the parameters of {@code engine}: names and values in any order, such as {@code level=10,threads=2}. */
final class EngineParameters {
    /** The parameters whose values are names of files. */
    static final List<String> FILE_PARAMETERS = List.of("weights", "large");

    /** The evaluations shipped with the engine, as values of {@code weights}; the first is the default. */
    private static final String NETWORK = "network";

    private static final String TABLES = "tables";

    private static final String USAGE = "level 1 to " + SearchLimits.MAX_LEVEL + ", time like 200ms or 1s, depth 1 to "
            + SearchLimits.MAX_DEPTH + ", nodes 1 or more, threads 1 to " + Search.MAX_THREADS
            + ", book=off, clear=on, weights network, tables or a file of the trainer, large such a file for boards above 8×8, each at most once";
    private static final Duration MAX_TIME = Duration.ofDays(1);

    private EngineParameters() {}

    static Supplier<Player> parse(PlayerParameters parameters, PlayerResources resources) throws NotationException {
        LimitKind limitKind = LimitKind.CLOCK;
        long limitValue = 0;
        int threads = 0;
        boolean bookOff = false;
        boolean playsClearMoves = false;
        @Nullable Supplier<? extends Evaluation> weights = null;
        @Nullable LargeWeights large = null;
        for (int i = 0; i < parameters.count(); i++) {
            String[] pair = parameters.text(i).split("=", 2);
            String value = pair.length == 2 ? pair[1] : "";
            LimitKind kind = limitKind(pair[0]);
            if (pair[0].equals("threads") && threads == 0) {
                threads = (int) number(parameters, value, Search.MAX_THREADS);
            } else if (parameters.text(i).equals("book=off") && !bookOff) {
                bookOff = true;
            } else if (parameters.text(i).equals("clear=on") && !playsClearMoves) {
                playsClearMoves = true;
            } else if (pair[0].equals("weights") && weights == null) {
                weights = switch (value) {
                    case NETWORK -> Network::shipped;
                    case TABLES -> PatternWeights::shipped;
                    default -> shared(parameters.readFile(value, USAGE, Evaluation::read));
                };
            } else if (pair[0].equals("large") && large == null) {
                large = parameters.readFile(value, USAGE, LargeWeights::read);
            } else if (kind != LimitKind.CLOCK && limitKind == LimitKind.CLOCK) {
                limitKind = kind;
                limitValue = amount(parameters, kind, value);
            } else {
                throw parameters.error(USAGE);
            }
        }
        return factory(
                limitKind,
                limitValue,
                Math.max(1, threads),
                weights == null ? Evaluation::shipped : weights,
                large == null ? LargeWeights::shipped : shared(large),
                resources.book() && !bookOff,
                playsClearMoves,
                resources.searches());
    }

    private static <T> Supplier<T> shared(T weights) {
        return () -> weights;
    }

    private static Supplier<Player> factory(
            LimitKind limitKind,
            long limitValue,
            int threads,
            Supplier<? extends Evaluation> weights,
            Supplier<LargeWeights> large,
            boolean book,
            boolean playsClearMoves,
            SearchFactory searches) {
        return () -> new EnginePlayer(limitKind, limitValue, threads, weights, large, book, playsClearMoves, searches);
    }

    /** The limit of this name; {@code CLOCK} if there is none. */
    private static LimitKind limitKind(String name) {
        return switch (name) {
            case "level" -> LimitKind.LEVEL;
            case "depth" -> LimitKind.DEPTH;
            case "nodes" -> LimitKind.NODES;
            case "time" -> LimitKind.MILLISECONDS;
            default -> LimitKind.CLOCK;
        };
    }

    private static long amount(PlayerParameters parameters, LimitKind limitKind, String value)
            throws NotationException {
        return switch (limitKind) {
            case LEVEL -> number(parameters, value, SearchLimits.MAX_LEVEL);
            case DEPTH -> number(parameters, value, SearchLimits.MAX_DEPTH);
            case NODES, CLOCK -> number(parameters, value, Long.MAX_VALUE);
            case MILLISECONDS -> milliseconds(parameters, value);
        };
    }

    private static long number(PlayerParameters parameters, String value, long max) throws NotationException {
        if (!value.matches("[1-9]\\d{0,17}") || Long.parseLong(value) > max) {
            throw parameters.error(USAGE);
        }
        return Long.parseLong(value);
    }

    private static long milliseconds(PlayerParameters parameters, String value) throws NotationException {
        try {
            long milliseconds = Durations.parse(value, MAX_TIME).toMillis();
            if (milliseconds > 0) {
                return milliseconds;
            }
        } catch (NotationException _) {
            // The usage below says what is expected.
        }
        throw parameters.error(USAGE);
    }
}
