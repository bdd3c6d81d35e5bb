package dev.outflank.rules.record;

import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A game, or a position as a game without moves, with the metadata of its record. Unknown texts are empty.
 *
 * @param game start position and moves, passes included
 * @param black the name of the black player
 * @param white the name of the white player
 * @param event the tournament or place
 * @param date the date in the record's own format
 * @param recordedResult the result given in the record; {@code null} if there is none
 * @param annotations one per move, or an empty list
 * @param values the values of moves in the last position, for the side to move, in the order of the record
 * @param tags the other statements of the record, by PGN tag name ({@code BlackElo}, {@code TimeControl}); names that begin
 *     with {@code Ggf} or {@code Sgf} are properties of that format which have no counterpart in PGN
 */
public record RecordedGame(
        Game game,
        String black,
        String white,
        String event,
        String date,
        @Nullable GameResult recordedResult,
        List<MoveAnnotation> annotations,
        Map<Move, Integer> values,
        Map<String, String> tags) {
    private static final Pattern YEAR = Pattern.compile("(?<!\\d)(?:1[89]|20)\\d\\d(?!\\d)");

    public RecordedGame {
        if (!annotations.isEmpty() && annotations.size() != game.ply()) {
            throw new IllegalArgumentException(annotations.size() + " annotations for " + game.ply() + " moves");
        }
        annotations = List.copyOf(annotations);
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    /** A game without metadata. */
    public static RecordedGame of(Game game) {
        return new RecordedGame(game, "", "", "", "", null, List.of(), Map.of(), Map.of());
    }

    public RecordedGame withPlayers(String black, String white) {
        return new RecordedGame(game, black, white, event, date, recordedResult, annotations, values, tags);
    }

    /** The year in {@link #date}; empty if it has none. */
    public String year() {
        Matcher year = YEAR.matcher(date);
        return year.find() ? year.group() : "";
    }

    public RecordedGame withEvent(String event, String date) {
        return new RecordedGame(game, black, white, event, date, recordedResult, annotations, values, tags);
    }

    public RecordedGame withResult(@Nullable GameResult result) {
        return new RecordedGame(game, black, white, event, date, result, annotations, values, tags);
    }

    /** This record with one annotation per move; if all are empty, none are kept. */
    public RecordedGame withAnnotations(List<MoveAnnotation> annotations) {
        boolean allEmpty = annotations.stream().allMatch(MoveAnnotation.NONE::equals);
        return new RecordedGame(
                game, black, white, event, date, recordedResult, allEmpty ? List.of() : annotations, values, tags);
    }

    public RecordedGame withValues(Map<Move, Integer> values) {
        return new RecordedGame(game, black, white, event, date, recordedResult, annotations, values, tags);
    }

    public RecordedGame withTags(Map<String, String> tags) {
        return new RecordedGame(game, black, white, event, date, recordedResult, annotations, values, tags);
    }

    /** A tag; empty if the record does not have it. */
    public String tag(String name) {
        return tags.getOrDefault(name, "");
    }

    public int size() {
        return game.position().size();
    }

    /** The annotation of a move, counted from 0. */
    public MoveAnnotation annotation(int ply) {
        return annotations.isEmpty() ? MoveAnnotation.NONE : annotations.get(ply);
    }

    /** The recorded result, or the result on the board if none is recorded and the game is over. */
    public Optional<GameResult> result() {
        return recordedResult == null && game.isOver()
                ? Optional.of(GameResult.of(game))
                : Optional.ofNullable(recordedResult);
    }

    /** This record cut after {@code ply} moves, without a result unless it is the whole game. */
    public RecordedGame upTo(int ply) {
        if (ply < 0 || ply > game.ply()) {
            throw new IllegalArgumentException("expected a number of moves from 0 to " + game.ply() + ", not " + ply);
        }
        if (ply == game.ply()) {
            return this;
        }
        Game earlier = game;
        while (earlier.ply() > ply) {
            earlier = earlier.undo();
        }
        List<MoveAnnotation> kept = annotations.isEmpty() ? annotations : new ArrayList<>(annotations.subList(0, ply));
        Map<String, String> otherTags = new LinkedHashMap<>(tags);
        otherTags.remove(Ggf.RESULT_TAG);
        return new RecordedGame(earlier, black, white, event, date, null, kept, Map.of(), otherTags);
    }
}
