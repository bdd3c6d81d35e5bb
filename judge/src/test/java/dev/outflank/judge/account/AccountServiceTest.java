package dev.outflank.judge.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.judge.store.Database;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who gets an account, and which keys open it. */
final class AccountServiceTest {
    private static final Duration HOUR = Duration.ofHours(1);

    private Database database;
    private AccountService accounts;

    @BeforeEach
    void open(@TempDir Path folder) throws Exception {
        database = Database.openSqlite(folder);
        accounts = new AccountService(database, new AuditLog(database.jdbi()));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void addAccount_loginAndName_areChecked() throws Exception {
        Invitation invitation = accounts.addAccount("admin", "a".repeat(64), "x".repeat(100), Role.STAFF);
        assertThat(accounts.findByInvitation(invitation.key().orElseThrow())).contains(invitation.person());
        assertThat(invitation.person().role()).isEqualTo(Role.STAFF);
        for (String login : List.of("", "Ann", "-ann", ".ann", "a b", "a".repeat(65))) {
            assertThatThrownBy(() -> accounts.addAccount("admin", login, "Ann", Role.STUDENT))
                    .as(login)
                    .hasMessageContaining("a login must have at most 64");
        }
        for (String name : List.of("", " ", "A\nnn", "x".repeat(101))) {
            assertThatThrownBy(() -> accounts.addAccount("admin", "ann", name, Role.STUDENT))
                    .as(name)
                    .hasMessageContaining("a name must have 1 to 100 characters");
        }
        assertThatThrownBy(() -> accounts.addAccount("admin", "a".repeat(64), "Ann", Role.STUDENT))
                .hasMessageContaining("is taken");
        assertThat(accounts.all()).hasSize(1);
    }

    @Test
    void keys_newPasswordOrInvitation_endAllEarlierOnes() throws Exception {
        Person ann = accounts.add("ann", "Ann", Role.STUDENT).orElseThrow();
        Person bob = accounts.add("bob", "Bob", Role.STUDENT).orElseThrow();
        String ofBob = accounts.openSession(bob, HOUR);
        Runnable change = () -> accounts.changePassword(ann, "hash");
        Runnable invite = () -> accounts.invite("staff", ann);
        for (Runnable event : List.of(change, invite)) {
            String invitation = accounts.invite("staff", ann);
            String session = accounts.openSession(ann, HOUR);
            String token = accounts.addToken(ann, "laptop");
            assertThat(accounts.findBySession(session)).contains(ann);
            assertThat(accounts.findByToken(token)).contains(ann);
            assertThat(accounts.findByInvitation(invitation)).contains(ann);
            event.run();
            assertThat(accounts.findBySession(session)).isEmpty();
            assertThat(accounts.findByToken(token)).isEmpty();
            assertThat(accounts.findByInvitation(invitation)).isEmpty();
            assertThat(accounts.acceptInvitation(invitation, "stolen")).isEmpty();
            assertThat(accounts.passwordHash(ann)).contains("hash");
        }
        assertThat(accounts.findBySession(ofBob)).contains(bob);
    }

    @Test
    void keys_lockedAccount_areNotAccepted() throws Exception {
        Person admin = accounts.add("admin", "Admin", Role.ADMINISTRATOR).orElseThrow();
        Person ann = accounts.add("ann", "Ann", Role.STUDENT).orElseThrow();
        String invitation = accounts.invite("staff", ann);
        String before = accounts.openSession(ann, HOUR);
        String token = accounts.addToken(ann, "laptop");
        accounts.setLocked(admin, ann, true);
        assertThat(accounts.findBySession(before)).isEmpty();
        assertThat(accounts.findBySession(accounts.openSession(ann, HOUR))).isEmpty();
        assertThat(accounts.findByToken(token)).isEmpty();
        assertThat(accounts.findByInvitation(invitation)).isEmpty();
        accounts.setLocked(admin, ann, false);
        assertThat(accounts.findBySession(before)).as("ended when locked").isEmpty();
        assertThat(accounts.findByToken(token)).map(Person::login).contains("ann");
    }

    @Test
    void sessions_expiredOrClosed_areNotAccepted() {
        Person ann = accounts.add("ann", "Ann", Role.STUDENT).orElseThrow();
        assertThat(accounts.findBySession(accounts.openSession(ann, Duration.ofSeconds(-1))))
                .isEmpty();
        String session = accounts.openSession(ann, HOUR);
        accounts.closeSession(session + "x");
        assertThat(accounts.findBySession(session)).contains(ann);
        accounts.closeSession(session);
        assertThat(accounts.findBySession(session)).isEmpty();
    }

    @Test
    void tokens_ofOthers_areNeitherListedNorRemoved() throws Exception {
        Person ann = accounts.add("ann", "Ann", Role.STUDENT).orElseThrow();
        Person bob = accounts.add("bob", "Bob", Role.STUDENT).orElseThrow();
        String token = accounts.addToken(ann, "laptop");
        assertThat(accounts.tokens(bob)).isEmpty();
        long id = accounts.tokens(ann).getFirst().id();
        accounts.removeToken(bob, id);
        assertThat(accounts.findByToken(token)).contains(ann);
        accounts.removeToken(ann, id);
        assertThat(accounts.findByToken(token)).isEmpty();
    }

    @Test
    void acceptInvitation_once_setsThePassword() {
        Person ann = accounts.add("ann", "Ann", Role.STUDENT).orElseThrow();
        String invitation = accounts.invite("staff", ann);
        assertThat(accounts.passwordHash(ann)).isEmpty();
        assertThat(accounts.acceptInvitation(invitation, "hash")).contains(ann);
        assertThat(accounts.passwordHash(ann)).contains("hash");
        assertThat(accounts.acceptInvitation(invitation, "other")).isEmpty();
        assertThat(accounts.passwordHash(ann)).contains("hash");
    }

    @Test
    void inviteAgain_onlyStudentsWhoNeverSignedIn() throws Exception {
        Person admin = accounts.add("admin", "Admin", Role.ADMINISTRATOR).orElseThrow();
        Person ann = accounts.register("ann,Ann,ann@example.edu").getFirst().person();
        Person bob = accounts.add("bob", "Bob", Role.STUDENT).orElseThrow();
        Person cyd = accounts.add("cyd", "Cyd", Role.STUDENT).orElseThrow();
        accounts.changePassword(bob, "hash");
        accounts.signIn(new OidcIdentity("https://issuer", "1", Optional.of("cyd@example.edu"), "Cyd"), true);
        List<Invitation> invited = accounts.inviteAgain("staff", List.of(admin, ann, bob, cyd));
        assertThat(invited).extracting(Invitation::person).containsExactly(ann, cyd);
        assertThat(invited.getFirst().email()).contains("ann@example.edu");
        Person linked =
                accounts.signIn(new OidcIdentity("https://issuer", "2", Optional.of("ann@example.edu"), "Ann"), false);
        assertThat(linked).isEqualTo(ann);
        assertThat(accounts.inviteAgain("staff", List.of(ann)))
                .as("has signed in by OpenID Connect")
                .isEmpty();
    }

    @Test
    void initialAdminKey_emptyDatabase_untilThereIsAPassword() {
        String key = accounts.initialAdminKey().orElseThrow();
        Person admin = accounts.findByInvitation(key).orElseThrow();
        assertThat(admin.role()).isEqualTo(Role.ADMINISTRATOR);
        assertThat(accounts.initialAdminKey()).as("still without a password").isPresent();
        accounts.changePassword(admin, "hash");
        assertThat(accounts.initialAdminKey()).isEmpty();
    }

    @Test
    void initialAdminKey_otherAccountsExist_isEmpty() {
        accounts.add("root", "Root", Role.ADMINISTRATOR);
        assertThat(accounts.initialAdminKey()).isEmpty();
        assertThat(accounts.all()).hasSize(1);
    }

    @Test
    void promote_student_becomesStaffAndOthersKeepTheirRole() {
        Person admin = accounts.add("admin", "Admin", Role.ADMINISTRATOR).orElseThrow();
        Person ann = accounts.add("ann", "Ann", Role.STUDENT).orElseThrow();
        assertThat(accounts.promote("lti", ann).role()).isEqualTo(Role.STAFF);
        assertThat(accounts.promote("lti", admin).role()).isEqualTo(Role.ADMINISTRATOR);
        assertThat(accounts.find("admin").orElseThrow().role()).isEqualTo(Role.ADMINISTRATOR);
    }

    @Test
    void subjects_areThoseOfTheIssuer() throws Exception {
        Person ann = accounts.signIn(new OidcIdentity("https://one", "7", Optional.empty(), "Ann"), true);
        Person other = accounts.signIn(new OidcIdentity("https://other", "7", Optional.empty(), "Ann"), true);
        assertThat(other.id()).as("the same subject of another issuer").isNotEqualTo(ann.id());
        assertThat(accounts.subjects("https://one")).isEqualTo(Map.of(ann.id(), "7"));
        assertThat(accounts.signIn(new OidcIdentity("https://one", "7", Optional.empty(), "x"), false))
                .isEqualTo(ann);
    }
}
