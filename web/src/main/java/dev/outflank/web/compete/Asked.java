package dev.outflank.web.compete;

import dev.outflank.judge.service.Judge;
import dev.outflank.judge.service.Judge.Held;
import dev.outflank.judge.service.Refusal;
import dev.outflank.judge.store.Contender;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Upload;
import dev.outflank.web.account.Accounts;
import dev.outflank.web.http.Fault;
import dev.outflank.web.http.Layout;
import dev.outflank.web.http.Markup;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;

/** What a request names: its contest, upload or contender, if whoever asks may see it. */
final class Asked {
    private final Judge judge;

    Asked(Judge judge) {
        this.judge = judge;
    }

    /** Something that the judge may refuse. */
    @FunctionalInterface
    interface Attempt<T> {
        T run() throws Refusal;
    }

    static <T> T of(Attempt<T> attempt) {
        try {
            return attempt.run();
        } catch (Refusal refusal) {
            throw new Fault(HttpStatus.BAD_REQUEST, sentence(refusal.sentence()));
        }
    }

    /** A sentence for a page. */
    static String sentence(String words) {
        return words.isEmpty()
                ? ""
                : Character.toUpperCase(words.charAt(0)) + words.substring(1) + (words.endsWith(".") ? "" : ".");
    }

    Held contest(Context context) {
        Held held = judge.contest(context.pathParam("contest"))
                .orElseThrow(() -> new Fault(HttpStatus.NOT_FOUND, "There is no such contest."));
        Optional<Person> person = Accounts.person(context);
        if (!judge.maySee(held, person)) {
            throw person.isPresent()
                    ? new Fault(HttpStatus.FORBIDDEN, "This contest is for those who are enrolled.")
                    : new Fault(HttpStatus.UNAUTHORIZED, "Sign in first: this contest is for those who are enrolled.");
        }
        return held;
    }

    /** An upload of one's own; the staff may see all. */
    Upload upload(Context context) {
        Person person = Accounts.member(context);
        return judge.store()
                .uploads()
                .find(number(context, "upload"))
                .filter(upload -> person.isStaff() || upload.person() == person.id())
                .orElseThrow(() -> new Fault(HttpStatus.NOT_FOUND, "You have no such upload."));
    }

    Contender contender(Context context, Held held) {
        return contender(context, held, "contender");
    }

    /** The contender whose number stands in the address under this name. */
    Contender contender(Context context, Held held, String name) {
        return judge.store()
                .contenders()
                .find(number(context, name))
                .filter(one -> one.contest().equals(held.id()))
                .orElseThrow(() -> new Fault(HttpStatus.NOT_FOUND, "There is no such contender here."));
    }

    static long number(Context context, String name) {
        try {
            return Long.parseLong(context.pathParam(name));
        } catch (NumberFormatException e) {
            throw new Fault(HttpStatus.NOT_FOUND, "There is nothing at this address.");
        }
    }

    static int page(Context context) {
        String text = context.queryParam("page");
        return text != null && text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : 0;
    }

    static String value(Context context, String name) {
        String value = context.formParam(name);
        return value == null ? "" : value.strip();
    }

    /** Whether a contender is this person's, or this person is of the staff: then nothing of it is hidden. */
    static boolean owns(Optional<Person> person, Contender contender) {
        return person.isPresent()
                && (person.get().isStaff()
                        || contender.person().map(id -> id == person.get().id()).orElse(false));
    }

    static void answer(Context context, String title, Markup markup) {
        Layout.answer(context, title, List.of("compete"), List.of("live-part"), markup.toString());
    }

    static void answerWithBoard(Context context, String title, Markup markup) {
        Layout.answer(context, title, List.of("board", "compete"), List.of("match-view"), markup.toString());
    }
}
