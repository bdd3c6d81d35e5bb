package dev.outflank.web.compete;

import dev.outflank.judge.account.Person;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.web.account.SessionAuthenticator;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What all pages of a contest show: its title, and the tabs that the caller may use.
 *
 * @param person the caller, if signed in
 */
record ContestFrame(HostedContest hosted, Optional<Person> person) {
    /** A link to a part of the contest. */
    record Tab(String path, String title) {}

    static ContestFrame of(Context context, HostedContest hosted) {
        return new ContestFrame(hosted, SessionAuthenticator.person(context));
    }

    String title() {
        return hosted.contest().title();
    }

    String base() {
        return "/compete/" + hosted.id();
    }

    boolean isStaff() {
        return person.isPresent() && person.get().isStaff();
    }

    List<Tab> tabs() {
        List<Tab> tabs = new ArrayList<>(List.of(
                new Tab(base(), "Leaderboard"),
                new Tab(base() + "/cross", "Cross table"),
                new Tab(base() + "/games", "Games")));
        if (person.isPresent()) {
            tabs.add(new Tab(base() + "/mine", "My submissions"));
        }
        if (isStaff()) {
            tabs.add(new Tab(base() + "/staff", "Staff"));
        }
        return tabs;
    }
}
