package dev.outflank.rules.record;

import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game, or a position as a game without moves, with what its record tells about it. Texts are empty when not told.
 *
 * @param game start and moves, passes included
 * @param black who played Black
 * @param white who played White
 * @param event the tournament or place
 * @param date when it was played, as the record writes it
 * @param recordedResult the result that the record tells; {@code null} when it tells none
 * @param annotations one for each move, or none at all
 * @param values what the record says moves are worth in the last position, for the side to move, in its order
 */
public record RecordedGame(
        Game game,
        String black,
        String white,
        String event,
        String date,
        @Nullable GameResult recordedResult,
        List<MoveAnnotation> annotations,
        Map<Move, Integer> values) {
    public RecordedGame {
        if (!annotations.isEmpty() && annotations.size() != game.ply()) {
            throw new IllegalArgumentException(annotations.size() + " notes for " + game.ply() + " moves");
        }
        annotations = List.copyOf(annotations);
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** A game of which nothing more is known. */
    public static RecordedGame of(Game game) {
        return new RecordedGame(game, "", "", "", "", null, List.of(), Map.of());
    }

    public RecordedGame withPlayers(String black, String white) {
        return new RecordedGame(game, black, white, event, date, recordedResult, annotations, values);
    }

    public RecordedGame withEvent(String event, String date) {
        return new RecordedGame(game, black, white, event, date, recordedResult, annotations, values);
    }

    public RecordedGame withResult(@Nullable GameResult result) {
        return new RecordedGame(game, black, white, event, date, result, annotations, values);
    }

    /** With a note for each move; kept only when one of them says something. */
    public RecordedGame withAnnotations(List<MoveAnnotation> annotations) {
        boolean allEmpty = annotations.stream().allMatch(MoveAnnotation.NONE::equals);
        return new RecordedGame(
                game, black, white, event, date, recordedResult, allEmpty ? List.of() : annotations, values);
    }

    public RecordedGame withValues(Map<Move, Integer> values) {
        return new RecordedGame(game, black, white, event, date, recordedResult, annotations, values);
    }

    public int size() {
        return game.position().size();
    }

    /** The note of a move, counted from 0. */
    public MoveAnnotation annotation(int ply) {
        return annotations.isEmpty() ? MoveAnnotation.NONE : annotations.get(ply);
    }

    /** What the record tells, else what the board of a finished game shows. */
    public Optional<GameResult> result() {
        return recordedResult == null && game.isOver()
                ? Optional.of(GameResult.of(game))
                : Optional.ofNullable(recordedResult);
    }

    /** The record up to a move: a game that is not finished and has no result. */
    public RecordedGame upTo(int ply) {
        if (ply < 0 || ply > game.ply()) {
            throw new IllegalArgumentException("the game has moves 0 to " + game.ply() + ", not " + ply);
        }
        if (ply == game.ply()) {
            return this;
        }
        Game earlier = game;
        while (earlier.ply() > ply) {
            earlier = earlier.undo();
        }
        List<MoveAnnotation> kept = annotations.isEmpty() ? annotations : new ArrayList<>(annotations.subList(0, ply));
        return new RecordedGame(earlier, black, white, event, date, null, kept, Map.of());
    }
}
