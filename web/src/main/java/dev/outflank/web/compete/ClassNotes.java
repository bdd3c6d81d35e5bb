package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.contest.ClassRules;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.web.text.Messages;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What students are told before they submit: their deadline, what a late submission costs, and their group. */
final class ClassNotes {
    private ClassNotes() {}

    static List<String> of(JudgeServices judge, HostedContest hosted, Person person, Messages messages) {
        List<String> notes = new ArrayList<>();
        ClassRules rules = hosted.contest().classRules();
        Optional<LocalDateTime> deadline = judge.classes().deadline(hosted, person);
        if (deadline.isPresent()) {
            notes.add(messages.text(
                            "rules.deadline", "time", deadline.get().toString().replace('T', ' ')) + " "
                    + (rules.lateDays() == 0
                            ? messages.text("rules.late-closed")
                            : messages.text(
                                    "rules.late-penalty", "percent", rules.penaltyPerDay(), "days", rules.lateDays())));
        }
        if (judge.submissions().closedReason(person, hosted).isEmpty()) {
            judge.classes()
                    .penalty(hosted, person, Instant.now())
                    .ifPresent(penalty -> notes.add(
                            messages.text("rules.late-now", "days", penalty.days(), "percent", penalty.percent())));
        }
        List<Person> group = judge.classes().group(hosted, person);
        if (group.size() > 1) {
            notes.add(messages.text(
                    "rules.your-group",
                    "logins",
                    group.stream().map(Person::login).collect(Collectors.joining(", "))));
        }
        return notes;
    }
}
