package dev.outflank.judge.account;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Identities at OpenID Connect providers, linked to accounts. */
final class IdentityStore {
    private final Jdbi jdbi;

    IdentityStore(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** The person to whom an identity is linked, if any. */
    Optional<Person> find(String issuer, String subject) {
        return jdbi.withHandle(handle -> handle.createQuery(PersonStore.SELECT
                        + "join identities i on i.person = p.id where i.issuer = :issuer and i.subject = :subject")
                .bind("issuer", issuer)
                .bind("subject", subject)
                .mapTo(Person.class)
                .findOne());
    }

    /** All identifiers of an issuer, by person. */
    Map<Long, String> subjects(String issuer) {
        Map<Long, String> subjects = new HashMap<>();
        jdbi.useHandle(handle -> handle.createQuery("select person, subject from identities where issuer = :issuer")
                .bind("issuer", issuer)
                .map((row, context) -> Map.entry(row.getLong(1), row.getString(2)))
                .forEach(one -> subjects.put(one.getKey(), one.getValue())));
        return subjects;
    }

    /** Links an identity; false if it is already linked, or if the person has another identity of the same issuer. */
    boolean link(String issuer, String subject, long person) {
        return jdbi.withHandle(handle -> handle.createUpdate(
                                "insert into identities (issuer, subject, person) values (:issuer, :subject, :person)"
                                        + " on conflict do nothing")
                        .bind("issuer", issuer)
                        .bind("subject", subject)
                        .bind("person", person)
                        .execute()
                == 1);
    }
}
