package dev.outflank.cli.analysis;

import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.analysis.MoveAnalysis;
import dev.outflank.engine.analysis.MoveReason;
import dev.outflank.rules.Colour;
import java.util.List;
import java.util.stream.Collectors;

/** The reasons why a move is bad, in English. */
final class ReasonText {
    private ReasonText() {}

    /** One sentence about a mistake: {@code h7 gives Black the corner h8; Black can get 6 stable discs (otherwise 1).} */
    static String of(GameAnalysis analysis, MoveAnalysis move) {
        List<MoveReason> reasons = analysis.reasons(move);
        return reasons.isEmpty()
                ? ""
                : move.played() + " "
                        + reasons.stream()
                                .map(reason -> clause(reason, move.side()))
                                .collect(Collectors.joining("; "))
                        + ".";
    }

    static String clause(MoveReason reason, Colour side) {
        String opponent = side.other().title();
        return switch (reason.kind()) {
            case GIVES_CORNER -> "gives " + opponent + " the corner " + reason.square();
            case MISSES_CORNER -> "does not take the corner " + reason.square();
            case GIVES_STABLE_DISCS ->
                "lets " + opponent + " get " + reason.after() + " stable discs (otherwise " + reason.before() + ")";
            case LOSES_MOBILITY -> "reduces its own legal moves from " + reason.before() + " to " + reason.after();
            case OPENS_MOVES ->
                "gives " + opponent + " " + reason.after() + " legal moves (otherwise " + reason.before() + ")";
            case EXPOSES_DISCS ->
                "leaves " + reason.after() + " discs next to empty squares (otherwise " + reason.before() + ")";
            case OPENS_REGION ->
                "opens the region around " + reason.square() + " (" + reason.after() + " empty) to " + opponent;
            case LOSES_PARITY ->
                "begins a region of " + reason.before() + " empty squares, in which " + opponent + " moves last";
        };
    }
}
