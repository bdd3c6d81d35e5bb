package dev.outflank.web.compete;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.competition.LiveGame;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Transcript;
import dev.outflank.web.analyse.GameView;
import dev.outflank.web.text.Messages;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The JSON view of a game between programs, finished or live.
 *
 * @param game positions and moves
 * @param number 1 or 2 within the pair
 * @param cpu CPU time of each move in milliseconds
 * @param wall wall time of each move in milliseconds
 * @param since when the side to move started to think, in epoch milliseconds; 0 in a finished game
 * @param result the result; empty in a live game
 */
record GameReplayView(
        GameView game,
        int number,
        String black,
        String white,
        List<Long> cpu,
        List<Long> wall,
        long since,
        String result) {
    static GameReplayView of(GameRecord record, int number, String result, Messages messages) {
        List<TimeUsage> times = new ArrayList<>(Collections.nCopies(record.openingPlies(), TimeUsage.ZERO));
        times.addAll(record.moveTimes());
        return new GameReplayView(
                GameView.of(record.game(), messages),
                number + 1,
                record.black(),
                record.white(),
                times.stream().map(time -> time.cpu().toMillis()).toList(),
                times.stream().map(time -> time.wall().toMillis()).toList(),
                0,
                result);
    }

    static GameReplayView of(LiveGame live, Objective objective, String black, String white, Messages messages) {
        try {
            Game game = Transcript.parse(live.moves(), Game.from(BoardText.parse(live.start()), objective));
            return new GameReplayView(
                    GameView.of(game, messages),
                    live.number() + 1,
                    black,
                    white,
                    parseTimes(live.cpu()),
                    parseTimes(live.wall()),
                    live.since().toEpochMilli(),
                    "");
        } catch (NotationException e) {
            throw new IllegalStateException("a worker sent an invalid live game: " + e.getMessage(), e);
        }
    }

    private static List<Long> parseTimes(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(" ")).map(Long::valueOf).toList();
    }
}
