package dev.outflank.judge.service;

import dev.outflank.judge.store.Office;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Store;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Someone for whom another house vouches, as an OpenID provider does.
 *
 * @param subject the issuer's name for them, which never changes
 * @param email an address that the issuer has verified, if there is one
 * @param name as people say it; may be empty
 */
public record Vouched(String issuer, String subject, Optional<String> email, String name) {
    public Vouched {
        email = email.map(ClassList::email).filter(address -> ClassList.EMAIL.matcher(address).matches());
    }

    /**
     * Whose account it is. The first time it is the student's with that address, or, if that is allowed, a new
     * student's. An account of the staff is never found by an address: whoever could change one elsewhere would be
     * staff here.
     */
    public Person account(Store store, boolean newStudents) throws Refusal {
        Person person = store.identities()
                .find(issuer, subject)
                .or(() -> joined(store, newStudents))
                .orElseThrow(() -> new Refusal("nobody here is known by "
                        + email.orElse("what your provider says of you") + ": ask the staff of your course"));
        if (person.locked()) {
            throw new Refusal("this account is closed: ask the staff of your course");
        }
        return person;
    }

    private Optional<Person> joined(Store store, boolean newStudents) {
        Optional<Person> owner = email.flatMap(address ->
                store.people().byEmail(address).or(() -> store.people().find(address)));
        if (owner.isPresent() && owner.get().isStaff() || owner.isEmpty() && !newStudents) {
            return Optional.empty();
        }
        Optional<Person> person = owner.or(() -> added(store));
        // Not joined: the account is already another's of the same issuer, who had this address before; or the same
        // person came in twice at once.
        if (person.isEmpty() || !store.identities().join(issuer, subject, person.get().id())) {
            return store.identities().find(issuer, subject);
        }
        store.events()
                .add(person.get().login(), "", owner.isPresent() ? "join identity" : "new account by identity", issuer);
        return person;
    }

    private Optional<Person> added(Store store) {
        String login = freshLogin();
        String shown = name.strip().replaceAll("\\p{Cntrl}", " ");
        Optional<Person> person = store.people()
                .add(
                        login,
                        shown.isEmpty() ? login : shown.substring(0, Math.min(shown.length(), ClassList.LONGEST_NAME)),
                        Office.STUDENT);
        person.ifPresent(one -> email.ifPresent(address -> store.people().setEmail(one.id(), address)));
        return person;
    }

    /** One that nobody can choose for themselves, so that no class list means somebody else by it. */
    private String freshLogin() {
        String base = email.map(address -> address.substring(0, address.indexOf('@')))
                .filter(part -> ClassList.LOGIN.matcher(part).matches())
                .orElse("student");
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256")
                    .digest((issuer + '\n' + subject).getBytes(StandardCharsets.UTF_8));
            return base.substring(0, Math.min(base.length(), 40)) + "-" + HexFormat.of().formatHex(hash, 0, 4);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
