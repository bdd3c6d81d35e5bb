package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.competition.HeadToHeadStore.HeadToHead;
import dev.outflank.judge.competition.Standings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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

    Score score(long one, long other) {
        return scores.getOrDefault(new EntryPair(one, other), Score.NONE);
    }

    /** The table of the top entries of a leaderboard, in rank order. */
    String html(String base, Standings.StageTable table) {
        List<Standings.EntryRow> rows = table.rows().stream().limit(MAX_ENTRIES).toList();
        StringBuilder html =
                new StringBuilder("<div class=\"scroll-x\" tabindex=\"0\" role=\"region\" aria-label=\"Cross table\">"
                        + "<table class=\"cross\"><thead><tr><th scope=\"col\" class=\"name\">Against</th>");
        for (int i = 0; i < rows.size(); i++) {
            html.append("<th scope=\"col\"><abbr title=\"%s\">%d</abbr></th>"
                    .formatted(text(rows.get(i).name()), i + 1));
        }
        html.append("</tr></thead>\n<tbody>\n");
        for (int i = 0; i < rows.size(); i++) {
            Standings.EntryRow row = rows.get(i);
            html.append("<tr><th scope=\"row\" class=\"name\"><span>%d</span> %s</th>"
                    .formatted(i + 1, link(base + "/contenders/" + row.contender(), row.name())));
            rows.forEach(other -> html.append(cell(base, row, other)));
            html.append("</tr>\n");
        }
        return html.append("</tbody></table></div>\n").toString();
    }

    private String cell(String base, Standings.EntryRow row, Standings.EntryRow other) {
        if (row.contender() == other.contender()) {
            return "<td class=\"self\"></td>";
        }
        Score score = score(row.contender(), other.contender());
        return score.games() == 0
                ? "<td class=\"unplayed\">–</td>"
                : "<td class=\"%s\"><a href=\"%s\" title=\"%s\">%s<small>/%d</small></a></td>"
                        .formatted(
                                score.cssClass(),
                                text(base + "/contenders/" + row.contender() + "/against/" + other.contender()),
                                text(row.name() + " – " + other.name() + ": won " + score.wins + ", drawn "
                                        + score.draws + ", lost " + score.losses),
                                score.points(),
                                score.games());
    }
}
