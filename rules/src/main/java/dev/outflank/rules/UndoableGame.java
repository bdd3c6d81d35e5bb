package dev.outflank.rules;

import java.util.ArrayDeque;
import java.util.Deque;

/** A game with undo and redo: undone moves can be redone until another move is played. */
public final class UndoableGame {
    private final Deque<Game> undone = new ArrayDeque<>();
    private Game game;

    public UndoableGame(Game game) {
        this.game = game;
    }

    public Game game() {
        return game;
    }

    public void play(Move move) {
        game = game.play(move);
        undone.clear();
    }

    public boolean canUndo() {
        return game.ply() > 0;
    }

    public void undo() {
        Game earlier = game.undo();
        undone.push(game);
        game = earlier;
    }

    public boolean canRedo() {
        return !undone.isEmpty();
    }

    public void redo() {
        if (undone.isEmpty()) {
            throw new IllegalStateException("there is no move to redo");
        }
        game = undone.pop();
    }
}
