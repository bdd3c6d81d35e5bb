package dev.outflank.rules.record;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionBuilder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Games of random moves, and records of them. */
final class RandomGames {
    private RandomGames() {}

    static Game finished(int size, Random random) {
        return played(Game.start(size), Integer.MAX_VALUE, random);
    }

    /** A game continued with at most {@code moves} random moves. */
    static Game played(Game from, int moves, Random random) {
        Game game = from;
        for (int i = 0; i < moves && !game.isOver(); i++) {
            Position position = game.position();
            game = game.play(position.mustPass() ? Move.PASS : position.move(random.nextInt(position.mobility())));
        }
        return game;
    }

    /** A game of any size, from the start position or a random board, finished or not, with names that need escaping. */
    static RecordedGame record(Random random) {
        int size = 4 + 2 * random.nextInt(12);
        Position start = random.nextInt(3) == 0 ? board(size, random) : Position.start(size);
        Objective objective = random.nextInt(4) == 0 ? Objective.FEWEST_DISCS : Objective.MOST_DISCS;
        int moves = random.nextBoolean() ? Integer.MAX_VALUE : random.nextInt(size * size);
        Game game = played(Game.from(start, objective), moves, random);
        RecordedGame record = RecordedGame.of(game)
                .withPlayers("a]b\\ ü" + random.nextInt(), "(;GM(x " + random.nextInt())
                .withEvent("Cup [1]", "2026-03-0" + (1 + random.nextInt(9)))
                .withAnnotations(annotations(game.ply(), random));
        GameResult adjourned = random.nextBoolean()
                ? null
                : GameResult.ofBlackLead(random.nextInt(2 * size + 1) - size, GameResult.Termination.NORMAL);
        return record.withResult(game.isOver() ? GameResult.of(game) : adjourned);
    }

    private static List<MoveAnnotation> annotations(int moves, Random random) {
        List<MoveAnnotation> annotations = new ArrayList<>();
        for (int i = 0; i < moves; i++) {
            annotations.add(new MoveAnnotation(
                    random.nextBoolean() ? null : (random.nextInt(12800) - 6400) / 100.0,
                    random.nextBoolean() ? null : Duration.ofMillis(random.nextInt(100_000))));
        }
        return annotations;
    }

    private static Position board(int size, Random random) {
        PositionBuilder setup = new PositionBuilder(size);
        for (int i = random.nextInt(size * size); i > 0; i--) {
            setup.put(random.nextInt(size), random.nextInt(size), random.nextBoolean() ? Colour.BLACK : Colour.WHITE);
        }
        return setup.build(random.nextBoolean() ? Colour.BLACK : Colour.WHITE);
    }
}
