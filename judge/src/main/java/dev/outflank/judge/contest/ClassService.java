package dev.outflank.judge.contest;

import dev.outflank.judge.account.AccountService;
import dev.outflank.judge.account.AuditLog;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.store.Database;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Groups, extensions and penalties of the students of a contest, from the contest file and as granted by the staff. */
public final class ClassService {
    private final ClassStore store;
    private final AccountService accounts;
    private final AuditLog auditLog;

    public ClassService(Database database, AccountService accounts, AuditLog auditLog) {
        this.store = new ClassStore(database.jdbi());
        this.accounts = accounts;
        this.auditLog = auditLog;
    }

    /** A date such as 2027-03-31, or with a time such as 2027-03-31 23:59. */
    public static Optional<LocalDateTime> parseDate(String text) {
        try {
            return Optional.of(
                    text.length() == 10
                            ? LocalDate.parse(text).atStartOfDay()
                            : LocalDateTime.parse(text.replace(' ', 'T')));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    /** The group of a student, the leader first; only the student if there is none. */
    public List<Person> group(HostedContest hosted, Person person) {
        Optional<Long> leader = store.leader(hosted.id(), person.id());
        if (leader.isPresent()) {
            return store.group(hosted.id(), leader.get()).stream()
                    .flatMap(id -> accounts.find(id).stream())
                    .toList();
        }
        List<Person> group = hosted.contest().classRules().group(person.login()).stream()
                .flatMap(login -> accounts.find(login).stream())
                .filter(member -> member.id() == person.id()
                        || store.leader(hosted.id(), member.id()).isEmpty())
                .toList();
        return group.isEmpty() ? List.of(person) : group;
    }

    /** The person under whom the submissions of a student's group are stored. */
    public Person leader(HostedContest hosted, Person person) {
        return group(hosted, person).getFirst();
    }

    /** When submissions of a student's group count as late; empty if the contest has no closing date. */
    public Optional<LocalDateTime> deadline(HostedContest hosted, Person person) {
        ClassRules rules = hosted.contest().classRules();
        Optional<LocalDateTime> latest = Optional.empty();
        for (Person member : group(hosted, person)) {
            Optional<LocalDateTime> own = store.extension(hosted.id(), member.id())
                    .or(() -> rules.deadline(hosted.contest().dates(), List.of(member.login())));
            if (latest.isEmpty() || own.isPresent() && own.get().isAfter(latest.get())) {
                latest = own;
            }
        }
        return hosted.contest().dates().closes().isEmpty() ? Optional.empty() : latest;
    }

    /** The last moment at which a submission of a student is accepted, with a penalty if it is late. */
    public Optional<LocalDateTime> lastChance(HostedContest hosted, Person person) {
        return deadline(hosted, person).map(hosted.contest().classRules()::lastChance);
    }

    /** The penalty of a submission made at this time. */
    public Optional<ClassRules.Penalty> penalty(HostedContest hosted, Person person, Instant submitted) {
        return deadline(hosted, person)
                .flatMap(deadline -> hosted.contest()
                        .classRules()
                        .penalty(deadline, LocalDateTime.ofInstant(submitted, ZoneId.systemDefault())));
    }

    /** Extensions granted on this server, by login. */
    public Map<String, LocalDateTime> extensions(HostedContest hosted) {
        Map<String, LocalDateTime> extensions =
                new LinkedHashMap<>(hosted.contest().classRules().extensions());
        store.extensions(hosted.id())
                .forEach((person, closes) ->
                        accounts.find(person).ifPresent(one -> extensions.put(one.login(), closes)));
        return extensions;
    }

    /** All groups of more than one student, by logins, the leader first. */
    public List<List<String>> groups(HostedContest hosted) {
        Set<List<String>> groups = new LinkedHashSet<>();
        List<String> logins = new ArrayList<>();
        store.members(hosted.id()).forEach(id -> accounts.find(id).ifPresent(one -> logins.add(one.login())));
        hosted.contest().classRules().groups().forEach(logins::addAll);
        for (String login : logins) {
            accounts.find(login)
                    .ifPresent(person -> groups.add(
                            group(hosted, person).stream().map(Person::login).toList()));
        }
        return groups.stream().filter(group -> group.size() > 1).toList();
    }

    /** Grants an extension, or removes it if empty. */
    public void setExtension(String actor, HostedContest hosted, Person student, Optional<LocalDateTime> closes)
            throws RequestRefusedException {
        if (hosted.contest().dates().closes().isEmpty()) {
            throw new RequestRefusedException("this contest has no closing date that could be extended");
        }
        store.setExtension(hosted.id(), student.id(), closes);
        auditLog.add(
                actor,
                hosted.id(),
                closes.isPresent() ? "extend" : "remove extension",
                student.login() + closes.map(until -> " until " + until).orElse(""));
    }

    /** Makes these students a group, and removes them from others; a single student is then without a group. */
    public void setGroup(String actor, HostedContest hosted, List<Person> students) throws RequestRefusedException {
        int size = hosted.contest().classRules().groupSize();
        if (students.isEmpty() || students.size() > size || new LinkedHashSet<>(students).size() < students.size()) {
            throw new RequestRefusedException(
                    size == 1
                            ? "this contest has no groups: set 'class: {group-size: 3}' in its file"
                            : "a group must have 1 to " + size + " different students");
        }
        for (Person student : students) {
            if (student.isStaff()) {
                throw new RequestRefusedException(student.login() + " is not a student");
            }
        }
        store.setGroup(hosted.id(), students.stream().map(Person::id).toList());
        auditLog.add(
                actor,
                hosted.id(),
                "group",
                String.join(", ", students.stream().map(Person::login).toList()));
    }
}
