package dev.outflank.web.compete;

import dev.outflank.judge.account.Person;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.text.Messages;
import io.javalin.http.Context;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What all pages of a contest show: its title, and the tabs that the caller may use.
 *
 * @param person the caller, if signed in
 */
record ContestFrame(HostedContest hosted, Optional<Person> person) {
    /** A link to a part of the contest. */
    record Tab(String path, String key) {
        String title(Messages messages) {
            return messages.text("contest.tab." + key);
        }
    }

    static ContestFrame of(Context context, HostedContest hosted) {
        return new ContestFrame(hosted, SessionAuthenticator.person(context));
    }

    String title(Messages messages) {
        return title(hosted, messages);
    }

    static String title(HostedContest hosted, Messages messages) {
        return translate(hosted.contest().title(), language -> language.text("contest.demo-title"), messages);
    }

    static String course(HostedContest hosted, Messages messages) {
        return translate(hosted.contest().course(), language -> language.text("contest.demo-course"), messages);
    }

    /** Staff write a contest's texts in one language; those of the demo contest are in the catalogues. */
    private static String translate(String written, Function<Messages, String> demo, Messages messages) {
        return written.equals(demo.apply(Messages.english())) ? demo.apply(messages) : written;
    }

    String base() {
        return "/compete/" + hosted.id();
    }

    boolean isStaff() {
        return person.isPresent() && person.get().isStaff();
    }

    boolean hasCertificates() {
        return hosted.contest().competition().map(Competition::certificates).orElse(false);
    }

    List<Tab> tabs() {
        List<Tab> tabs = new ArrayList<>(List.of(
                new Tab(base(), "leaderboard"),
                new Tab(base() + "/cross", "cross"),
                new Tab(base() + "/games", "games")));
        if (person.isPresent()) {
            tabs.add(new Tab(base() + "/mine", "mine"));
        }
        if (isStaff()) {
            tabs.add(new Tab(base() + "/staff", "staff"));
        }
        return tabs;
    }

    /** A date in the time zone of the server, in a form that is read in every language. */
    static String formatDate(LocalDateTime date) {
        return date.toString().replace('T', ' ');
    }

    /** Board sizes, like 8×8, 10×10. */
    static String formatBoards(List<Integer> boards) {
        return boards.stream().map(board -> board + "×" + board).collect(Collectors.joining(", "));
    }
}
