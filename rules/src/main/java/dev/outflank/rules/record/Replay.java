package dev.outflank.rules.record;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Replays the moves of a record that names the side of each move, and inserts passes that the record omits. */
final class Replay {
    private final List<MoveAnnotation> annotations = new ArrayList<>();
    private Game game;

    Replay(Game start) {
        this.game = start;
    }

    Game game() {
        return game;
    }

    List<MoveAnnotation> annotations() {
        return annotations;
    }

    void play(Colour side, Move move, MoveAnnotation annotation) throws NotationException {
        if (move.isPass() && game.isOver()) {
            return;
        }
        if (side != game.position().toMove() && game.position().mustPass()) {
            add(Move.PASS, MoveAnnotation.NONE);
        }
        String which = "move " + (game.ply() + 1) + ", " + move + ",";
        if (game.isOver()) {
            throw new NotationException(which + " comes after the end of the game");
        }
        if (side != game.position().toMove()) {
            throw new NotationException(which + " is given to " + side.title() + ", but "
                    + side.other().title() + " is to move");
        }
        if (!game.position().isLegal(move)) {
            throw new NotationException(which + " is not legal for " + side.title());
        }
        add(move, annotation);
    }

    /** Sets the value of the last move. */
    void setLastValue(@Nullable Double value) {
        if (!annotations.isEmpty()) {
            annotations.set(
                    annotations.size() - 1,
                    new MoveAnnotation(value, annotations.getLast().time()));
        }
    }

    private void add(Move move, MoveAnnotation annotation) {
        game = game.play(move);
        annotations.add(annotation);
    }
}
