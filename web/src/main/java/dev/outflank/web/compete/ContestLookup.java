package dev.outflank.web.compete;

import dev.outflank.judge.service.Judge.HostedContest;
import dev.outflank.judge.service.Judge;
import dev.outflank.judge.service.RequestRefusedException;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.StoredEntry;
import dev.outflank.judge.store.StoredSubmission;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.PageLayout;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;

/** What a request names: its contest, upload or contender, if whoever asks may see it. */
final class ContestLookup {
    private final Judge judge;

    ContestLookup(Judge judge) {
        this.judge = judge;
    }

    /** Something that the judge may refuse. */
    @FunctionalInterface
    interface JudgeCall<T> {
        T run() throws RequestRefusedException;
    }

    static <T> T orBadRequest(JudgeCall<T> call) {
        try {
            return call.run();
        } catch (RequestRefusedException refusal) {
            throw new HttpException(HttpStatus.BAD_REQUEST, toSentence(refusal.reason()));
        }
    }

    /** A sentence for a page. */
    static String toSentence(String text) {
        return text.isEmpty()
                ? ""
                : Character.toUpperCase(text.charAt(0)) + text.substring(1) + (text.endsWith(".") ? "" : ".");
    }

    HostedContest contest(Context context) {
        HostedContest held = judge.contest(context.pathParam("contest"))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, "There is no such contest."));
        Optional<Person> person = SessionAuthenticator.person(context);
        if (!judge.canView(held, person)) {
            throw person.isPresent()
                    ? new HttpException(HttpStatus.FORBIDDEN, "This contest is for those who are enrolled.")
                    : new HttpException(
                            HttpStatus.UNAUTHORIZED, "Sign in first: this contest is for those who are enrolled.");
        }
        return held;
    }

    /** An upload of one's own; the staff may see all. */
    StoredSubmission submission(Context context) {
        Person person = SessionAuthenticator.requirePerson(context);
        return judge.store()
                .submissions()
                .find(pathNumber(context, "upload"))
                .filter(submission -> person.isStaff() || submission.person() == person.id())
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, "You have no such upload."));
    }

    StoredEntry entry(Context context, HostedContest held) {
        return entry(context, held, "contender");
    }

    /** The contender whose number stands in the address under this name. */
    StoredEntry entry(Context context, HostedContest held, String name) {
        return judge.store()
                .entries()
                .find(pathNumber(context, name))
                .filter(one -> one.contest().equals(held.id()))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, "There is no such contender here."));
    }

    static long pathNumber(Context context, String name) {
        try {
            return Long.parseLong(context.pathParam(name));
        } catch (NumberFormatException e) {
            throw new HttpException(HttpStatus.NOT_FOUND, "There is nothing at this address.");
        }
    }

    static int pageNumber(Context context) {
        String text = context.queryParam("page");
        return text != null && text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : 0;
    }

    static String formValue(Context context, String name) {
        String value = context.formParam(name);
        return value == null ? "" : value.strip();
    }

    /** Whether a contender is this person's, or this person is of the staff: then nothing of it is hidden. */
    static boolean canSeeDetails(Optional<Person> person, StoredEntry entry) {
        return person.isPresent()
                && (person.get().isStaff()
                        || entry.person().map(id -> id == person.get().id()).orElse(false));
    }

    static void renderPage(Context context, String title, Markup markup) {
        PageLayout.render(context, title, List.of("compete"), List.of("live-fragment"), markup.toString());
    }

    static void renderBoardPage(Context context, String title, Markup markup) {
        PageLayout.render(context, title, List.of("board", "compete"), List.of("game-replay"), markup.toString());
    }
}
