package dev.outflank.judge.service;

import dev.outflank.arena.record.Sha256;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Role;
import dev.outflank.judge.store.Store;
import java.util.Optional;

/**
 * Someone for whom another house vouches, as an OpenID provider does.
 *
 * @param subject the issuer's name for them, which never changes
 * @param email an address that the issuer has verified, if there is one
 * @param name as people say it; may be empty
 */
public record OidcIdentity(String issuer, String subject, Optional<String> email, String name) {
    public OidcIdentity {
        email = email.map(ClassList::normalizeEmail)
                .filter(address -> ClassList.EMAIL.matcher(address).matches());
    }

    /**
     * Whose account it is. The first time it is the student's with that address, or, if that is allowed, a new
     * student's. An account of the staff is never found by an address: whoever could change one elsewhere would be
     * staff here.
     */
    public Person resolveAccount(Store store, boolean newStudents) throws RequestRefusedException {
        Person person = store.identities()
                .find(issuer, subject)
                .or(() -> linkAccount(store, newStudents))
                .orElseThrow(() -> new RequestRefusedException("nobody here is known by "
                        + email.orElse("what your provider says of you") + ": ask the staff of your course"));
        if (person.locked()) {
            throw new RequestRefusedException("this account is closed: ask the staff of your course");
        }
        return person;
    }

    private Optional<Person> linkAccount(Store store, boolean newStudents) {
        Optional<Person> owner = email.flatMap(address ->
                store.people().findByEmail(address).or(() -> store.people().find(address)));
        if (owner.isPresent() && owner.get().isStaff() || owner.isEmpty() && !newStudents) {
            return Optional.empty();
        }
        Optional<Person> person = owner.or(() -> createAccount(store));
        // Not joined: the account is already another's of the same issuer, who had this address before; or the same
        // person came in twice at once.
        if (person.isEmpty()
                || !store.identities().link(issuer, subject, person.get().id())) {
            return store.identities().find(issuer, subject);
        }
        store.auditLog()
                .add(person.get().login(), "", owner.isPresent() ? "join identity" : "new account by identity", issuer);
        return person;
    }

    private Optional<Person> createAccount(Store store) {
        String login = uniqueLogin();
        String shown = name.strip().replaceAll("\\p{Cntrl}", " ");
        Optional<Person> person = store.people()
                .add(
                        login,
                        shown.isEmpty()
                                ? login
                                : shown.substring(0, Math.min(shown.length(), ClassList.MAX_NAME_LENGTH)),
                        Role.STUDENT);
        person.ifPresent(one -> email.ifPresent(address -> store.people().setEmail(one.id(), address)));
        return person;
    }

    /** One that nobody can choose for themselves, so that no class list means somebody else by it. */
    private String uniqueLogin() {
        String base = email.map(address -> address.substring(0, address.indexOf('@')))
                .filter(part -> ClassList.LOGIN.matcher(part).matches())
                .orElse("student");
        String hash = Sha256.of(issuer + '\n' + subject).hex(4);
        return base.substring(0, Math.min(base.length(), 40)) + "-" + hash;
    }
}
