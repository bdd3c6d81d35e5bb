package dev.outflank.judge.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.judge.store.Database;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OidcIdentityTest {
    private static final String ADDRESS = "ann@example.edu";

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

    private static OidcIdentity identity(String subject) {
        return new OidcIdentity("https://issuer", subject, Optional.of(" Ann@Example.EDU "), "Ann");
    }

    @Test
    void signIn_addressOfAStudent_isLinkedOnce() throws Exception {
        Person ann = accounts.register("ann,Ann," + ADDRESS).getFirst().person();
        assertThat(accounts.signIn(identity("1"), false)).isEqualTo(ann);
        assertThat(accounts.signIn(identity("1"), false)).isEqualTo(ann);
        assertThat(accounts.auditEvents(10)).extracting(AuditEvent::action).containsOnlyOnce("join identity");
        assertThatThrownBy(() -> accounts.signIn(identity("2"), false))
                .as("the address was given to someone else")
                .isInstanceOf(RequestRefusedException.class);
    }

    @Test
    void signIn_addressOfStaff_isRefused() throws Exception {
        Person admin = accounts.add("admin", "Admin", Role.ADMINISTRATOR).orElseThrow();
        Person ann = accounts.register("ann,Ann," + ADDRESS).getFirst().person();
        accounts.setRole(admin, ann, Role.STAFF);
        assertThatThrownBy(() -> accounts.signIn(identity("1"), true)).hasMessageContaining("there is no account for");
    }

    @Test
    void signIn_linkedBeforePromotion_staysLinked() throws Exception {
        Person admin = accounts.add("admin", "Admin", Role.ADMINISTRATOR).orElseThrow();
        Person ann = accounts.register("ann,Ann," + ADDRESS).getFirst().person();
        accounts.signIn(identity("1"), false);
        accounts.setRole(admin, ann, Role.STAFF);
        assertThat(accounts.signIn(identity("1"), false).id()).isEqualTo(ann.id());
    }

    @Test
    void signIn_unknown_createsAStudentOnlyIfAllowed() throws Exception {
        assertThatThrownBy(() -> accounts.signIn(identity("1"), false)).hasMessageContaining(ADDRESS);
        assertThat(accounts.all()).isEmpty();
        Person created = accounts.signIn(identity("1"), true);
        assertThat(created.role()).isEqualTo(Role.STUDENT);
        assertThat(created.login()).matches("ann-[0-9a-f]{8}");
        assertThat(accounts.findByEmail(ADDRESS)).contains(created);
    }

    @Test
    void signIn_lockedAccount_isRefused() throws Exception {
        Person admin = accounts.add("admin", "Admin", Role.ADMINISTRATOR).orElseThrow();
        Person ann = accounts.register("ann,Ann," + ADDRESS).getFirst().person();
        accounts.signIn(identity("1"), false);
        accounts.setLocked(admin, ann, true);
        assertThatThrownBy(() -> accounts.signIn(identity("1"), true)).hasMessageContaining("this account is closed");
    }

    @Test
    void register_staffOnTheList_neverGetsAnAddress() throws Exception {
        accounts.add("prof", "Prof", Role.STAFF);
        accounts.add("root", "Root", Role.ADMINISTRATOR);
        accounts.register("prof,Prof,mallory@example.org\nroot,Root,eve@example.org\nann,Ann,ann@example.org");
        assertThat(accounts.findByEmail("mallory@example.org")).isEmpty();
        assertThat(accounts.findByEmail("eve@example.org")).isEmpty();
        assertThat(accounts.findByEmail("ann@example.org")).isPresent();
    }

    @Test
    void setRole_ownAccount_isRefused() {
        Person admin = accounts.add("admin", "Admin", Role.ADMINISTRATOR).orElseThrow();
        assertThatThrownBy(() -> accounts.setRole(admin, admin, Role.STUDENT))
                .hasMessageContaining("there must be an administrator");
        assertThatThrownBy(() -> accounts.setLocked(admin, admin, true))
                .hasMessageContaining("there must be an administrator");
        assertThat(accounts.find("admin")).contains(admin);
    }

    @Test
    void addToken_limits_areChecked() throws Exception {
        Person ann = accounts.add("ann", "Ann", Role.STUDENT).orElseThrow();
        assertThatThrownBy(() -> accounts.addToken(ann, "")).hasMessageContaining("1 to 60 characters");
        assertThatThrownBy(() -> accounts.addToken(ann, "x".repeat(61))).hasMessageContaining("1 to 60 characters");
        for (int i = 0; i < 20; i++) {
            assertThat(accounts.findByToken(accounts.addToken(ann, "x".repeat(60))))
                    .contains(ann);
        }
        assertThatThrownBy(() -> accounts.addToken(ann, "one more")).hasMessageContaining("already have 20 tokens");
    }
}
