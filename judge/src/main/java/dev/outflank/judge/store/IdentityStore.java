package dev.outflank.judge.store;

import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** By whom people are known elsewhere: an issuer of OpenID Connect and its name for them. */
public final class IdentityStore {
    private final Jdbi jdbi;

    IdentityStore(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** Whose identity it is, if it is anybody's here. */
    public Optional<Person> find(String issuer, String subject) {
        return jdbi.withHandle(handle -> handle.createQuery(PersonStore.SELECT
                        + "join identities i on i.person = p.id where i.issuer = :issuer and i.subject = :subject")
                .bind("issuer", issuer)
                .bind("subject", subject)
                .mapTo(Person.class)
                .findOne());
    }

    /** Gives an identity to someone; false when it is somebody's, or when they have another of the same issuer. */
    public boolean link(String issuer, String subject, long person) {
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
