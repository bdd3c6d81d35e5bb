package dev.outflank.web.compete;

import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.judge.competition.HeadToHead;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The cross table of a contest: the points of every entry against every other. */
final class ContestCrossTable {
    /** Larger tables would be unreadable and slow to send. */
    static final int MAX_ENTRIES = 40;

    private final Map<EntryPair, Score> scores = new HashMap<>();

    private record EntryPair(long one, long other) {}

    /** The results of one entry against another. */
    record Score(int wins, int draws, int losses) {
        static final Score NONE = new Score(0, 0, 0);

        int games() {
            return wins + draws + losses;
        }

        Score plus(Score more) {
            return new Score(wins + more.wins, draws + more.draws, losses + more.losses);
        }

        /** The points, with a draw as ½. */
        String points() {
            String half = draws % 2 == 0 ? "" : "½";
            int whole = wins + draws / 2;
            return whole == 0 && !half.isEmpty() ? half : whole + half;
        }

        /** The CSS class of the cell, from "lost" to "won". */
        String cssClass() {
            double share = (wins + draws / 2.0) / games();
            return share == 1 ? "won" : share > 0.5 ? "ahead" : share == 0.5 ? "even" : share > 0 ? "behind" : "lost";
        }
    }

    ContestCrossTable(List<HeadToHead> results) {
        for (HeadToHead one : results) {
            int black = one.outcome().equals("BLACK") ? one.games() : 0;
            int white = one.outcome().equals("WHITE") ? one.games() : 0;
            int draws = one.games() - black - white;
            scores.merge(new EntryPair(one.black(), one.white()), new Score(black, draws, white), Score::plus);
            scores.merge(new EntryPair(one.white(), one.black()), new Score(white, draws, black), Score::plus);
        }
    }

    /** The results against entries that are not shown, such as programs that were replaced. */
    Score others(long entry, List<StandingsRow> shown) {
        Set<Long> columns = shown.stream().map(StandingsRow::entry).collect(Collectors.toSet());
        return scores.entrySet().stream()
                .filter(score -> score.getKey().one() == entry
                        && !columns.contains(score.getKey().other()))
                .map(Map.Entry::getValue)
                .reduce(Score.NONE, Score::plus);
    }

    Score score(long one, long other) {
        return scores.getOrDefault(new EntryPair(one, other), Score.NONE);
    }
}
