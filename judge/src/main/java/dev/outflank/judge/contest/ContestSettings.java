package dev.outflank.judge.contest;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/**
 * What the staff choose for a contest that is otherwise like its course.
 *
 * @param boards the boards of the competition; empty for those of the course
 * @param open whether everyone may see it and everyone with an account may submit
 */
public record ContestSettings(String title, Dates dates, List<Integer> boards, boolean open) {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    public static ContestSettings of(HostedContest hosted) {
        Contest contest = hosted.contest();
        return new ContestSettings(
                contest.title(),
                contest.dates(),
                contest.competition().map(Competition::boards).orElse(List.of()),
                hosted.stored().open());
    }

    /** A contest file with these settings in place of earlier ones. Boards that stay the same are not written. */
    String applyTo(String text, List<Integer> earlierBoards) {
        // A text in JSON is also one in YAML.
        String titled = ContestFileEditor.set(text, "title", Optional.of(JSON.writeValueAsString(title)));
        String dated = ContestFileEditor.set(titled, "dates", Optional.of(format(dates)));
        return boards.equals(earlierBoards)
                ? dated
                : ContestFileEditor.set(
                        dated, "boards", boards.isEmpty() ? Optional.empty() : Optional.of(boards.toString()));
    }

    private static String format(Dates dates) {
        String opens = dates.opens().map(date -> "opens: " + format(date)).orElse("");
        String closes = dates.closes().map(date -> "closes: " + format(date)).orElse("");
        return "{" + opens + (opens.isEmpty() || closes.isEmpty() ? "" : ", ") + closes + "}";
    }

    private static String format(LocalDateTime date) {
        return DATE.format(date);
    }
}
