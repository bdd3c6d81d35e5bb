package dev.outflank.web.compete;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.store.LiveGame;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Transcript;
import dev.outflank.web.analyse.GameView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A game for a browser to replay, or to follow while it is played.
 *
 * @param game its boards and moves
 * @param number 1 or 2 in its pair
 * @param cpu milliseconds of processor time of each move
 * @param wall milliseconds of wall time of each move
 * @param since when the side to move was asked, in milliseconds since 1970; 0 in a game that has ended
 * @param result how it ended; empty while it is played
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
    static GameReplayView of(GameRecord record, int number, String result) {
        List<TimeUsage> spent = new ArrayList<>(Collections.nCopies(record.openingPlies(), TimeUsage.ZERO));
        spent.addAll(record.moveTimes());
        return new GameReplayView(
                GameView.of(record.game()),
                number + 1,
                record.black(),
                record.white(),
                spent.stream().map(one -> one.cpu().toMillis()).toList(),
                spent.stream().map(one -> one.wall().toMillis()).toList(),
                0,
                result);
    }

    static GameReplayView of(LiveGame live, Objective objective, String black, String white) {
        try {
            Game game = Transcript.parse(live.moves(), Game.from(BoardText.parse(live.start()), objective));
            return new GameReplayView(
                    GameView.of(game),
                    live.number() + 1,
                    black,
                    white,
                    parseTimes(live.cpu()),
                    parseTimes(live.wall()),
                    live.since().toEpochMilli(),
                    "");
        } catch (NotationException e) {
            throw new IllegalStateException("a worker told of a game that cannot be read: " + e.getMessage(), e);
        }
    }

    private static List<Long> parseTimes(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(" ")).map(Long::valueOf).toList();
    }
}
