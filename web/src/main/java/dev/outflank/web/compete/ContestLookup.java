package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.text.Message;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Finds the contest, submission or entry that a request names, and checks that the caller may see it. */
final class ContestLookup {
    private final JudgeServices judge;

    ContestLookup(JudgeServices judge) {
        this.judge = judge;
    }

    /** A call to the judge that may be refused. */
    @FunctionalInterface
    interface JudgeCall<T> {
        T run() throws RequestRefusedException;
    }

    static <T> T orBadRequest(JudgeCall<T> call) {
        try {
            return call.run();
        } catch (RequestRefusedException refusal) {
            throw new HttpException(HttpStatus.BAD_REQUEST, refusal.sentence());
        }
    }

    HostedContest contest(Context context) {
        HostedContest hosted = judge.contests()
                .find(context.pathParam("contest"))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, Message.of("contest.not-found")));
        Optional<Person> person = SessionAuthenticator.person(context);
        if (!judge.contests().canView(hosted, person)) {
            throw person.isPresent()
                    ? new HttpException(HttpStatus.FORBIDDEN, Message.of("contest.enrolled-only"))
                    : new HttpException(HttpStatus.UNAUTHORIZED, Message.of("contest.sign-in-first"));
        }
        return hosted;
    }

    /** A submission of the caller; staff may see all. */
    StoredSubmission submission(Context context) {
        Person person = SessionAuthenticator.requirePerson(context);
        return judge.submissions()
                .find(pathNumber(context, "upload"))
                .filter(submission -> person.isStaff() || isInGroup(submission.contest(), submission.person(), person))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, Message.of("submit.not-found")));
    }

    /** Whether the author of a submission is a person, or submits for the person's group. */
    private boolean isInGroup(String contest, long author, Person person) {
        return author == person.id()
                || judge.contests()
                        .find(contest)
                        .filter(hosted -> judge.classes().leader(hosted, person).id() == author)
                        .isPresent();
    }

    StoredEntry entry(Context context, HostedContest hosted) {
        return entry(context, hosted, "contender");
    }

    /** The entry whose id is the path parameter of this name. */
    StoredEntry entry(Context context, HostedContest hosted, String name) {
        return judge.competitions()
                .entry(pathNumber(context, name))
                .filter(one -> one.contest().equals(hosted.id()))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, Message.of("entry-page.not-found")));
    }

    static long pathNumber(Context context, String name) {
        try {
            return Long.parseLong(context.pathParam(name));
        } catch (NumberFormatException e) {
            throw new HttpException(HttpStatus.NOT_FOUND, Message.of("error.no-page"));
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

    /** A text that was typed or pasted, or else the content of a file that was chosen instead. */
    static String textOrFile(Context context, String name) {
        String typed = formValue(context, name);
        UploadedFile file = typed.isEmpty() && context.isMultipartFormData() ? context.uploadedFile("file") : null;
        if (file == null) {
            return typed;
        }
        try (InputStream content = file.content()) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a person may see fault reasons, output and diagnosis of an entry: its author, their group and the staff. */
    boolean canSeeDetails(Optional<Person> person, StoredEntry entry) {
        return person.isPresent()
                && (person.get().isStaff()
                        || entry.person()
                                .map(author -> isInGroup(entry.contest(), author, person.get()))
                                .orElse(false));
    }
}
