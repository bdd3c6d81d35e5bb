package dev.outflank.judge.account;

import dev.outflank.arena.record.Sha256;
import java.util.Locale;
import java.util.Optional;

/**
 * A person's identity as asserted by an OpenID Connect provider.
 *
 * @param subject the issuer's permanent identifier of the person
 * @param email an address verified by the issuer, if any
 * @param name the display name; may be empty
 */
public record OidcIdentity(String issuer, String subject, Optional<String> email, String name) {
    public OidcIdentity {
        email = email.map(ClassList::normalizeEmail)
                .filter(address -> ClassList.EMAIL.matcher(address).matches());
    }

    /**
     * Finds the account of this identity. The first time, it is linked to the student's account with the same e-mail
     * address or, if allowed, to a new student's account. Staff accounts are never found by address: otherwise control
     * over an address at the provider would give staff rights here.
     */
    Person resolveAccount(PersonStore people, IdentityStore identities, AuditLog auditLog, boolean newStudents)
            throws RequestRefusedException {
        Person person = identities
                .find(issuer, subject)
                .or(() -> linkAccount(people, identities, auditLog, newStudents))
                .orElseThrow(() -> new RequestRefusedException("there is no account for "
                        + email.orElse("your identity at the provider") + ": ask the staff of your course"));
        if (person.locked()) {
            throw new RequestRefusedException("this account is closed: ask the staff of your course");
        }
        return person;
    }

    private Optional<Person> linkAccount(
            PersonStore people, IdentityStore identities, AuditLog auditLog, boolean newStudents) {
        Optional<Person> owner =
                email.flatMap(address -> people.findByEmail(address).or(() -> people.find(address)));
        if (owner.isPresent() && owner.get().isStaff() || owner.isEmpty() && !newStudents) {
            return Optional.empty();
        }
        Optional<Person> person = owner.or(() -> createAccount(people));
        // Linking fails if the account belongs to another identity of this issuer, which had the address before, or if
        // the same person signs in twice at the same time.
        if (person.isEmpty() || !identities.link(issuer, subject, person.get().id())) {
            return identities.find(issuer, subject);
        }
        auditLog.add(person.get().login(), "", owner.isPresent() ? "join identity" : "new account by identity", issuer);
        return person;
    }

    private Optional<Person> createAccount(PersonStore people) {
        String login = uniqueLogin();
        String shown = name.strip().replaceAll("\\p{Cntrl}", " ");
        Optional<Person> person = people.add(
                login,
                shown.isEmpty() ? login : shown.substring(0, Math.min(shown.length(), ClassList.MAX_NAME_LENGTH)),
                Role.STUDENT);
        person.ifPresent(one -> email.ifPresent(address -> people.setEmail(one.id(), address)));
        return person;
    }

    /** A login with a hash, which cannot be chosen freely, so that no class list refers to it by accident. */
    private String uniqueLogin() {
        String base = email.map(address -> address.substring(0, address.indexOf('@')))
                .or(() -> Optional.of(name.strip()
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9]+", ".")
                        .replaceAll("^\\.|\\.$", "")))
                .filter(part -> ClassList.LOGIN.matcher(part).matches())
                .orElse("student");
        String hash = Sha256.of(issuer + '\n' + subject).hex(4);
        return base.substring(0, Math.min(base.length(), 40)) + "-" + hash;
    }
}
