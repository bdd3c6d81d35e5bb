package dev.outflank.judge.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.judge.account.ClassList.Member;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parsing of class lists. */
final class ClassListTest {
    @Test
    void parse_headerSemicolonsAndMissingCells_givesMembers() throws RequestRefusedException {
        assertThat(ClassList.parse("Login;Name;E-mail\r\nAnn;Ann Example;ANN@example.org\r\n\r\nbob\r\n"))
                .containsExactly(
                        new Member("ann", "Ann Example", Optional.of("ann@example.org")),
                        new Member("bob", "bob", Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ann,Ann/ann,Other                   | line 2 of the class list repeats the login",
                "ann,Ann,a@b.c/bob,Bob,A@B.C         | line 2 of the class list repeats the login or the address",
                "ann,Ann,not an address              | line 1 of the class list has 'not an address' where an e-mail",
                "bob,Bob/-ann,Ann                    | line 2 of the class list begins with '-ann'",
                "login,name                          | must have 1 to 5000 lines",
            })
    void parse_invalidList_isRefused(String list, String message) {
        assertThatThrownBy(() -> ClassList.parse(list.replace('/', '\n')))
                .isInstanceOf(RequestRefusedException.class)
                .hasMessageContaining(message);
    }

    @Test
    void parse_tooManyMembers_isRefused() throws RequestRefusedException {
        String list = IntStream.range(0, 5000).mapToObj(i -> "s" + i).collect(Collectors.joining("\n"));
        assertThat(ClassList.parse(list)).hasSize(5000);
        assertThatThrownBy(() -> ClassList.parse(list + "\nlast")).hasMessageContaining("not 5001");
    }
}
