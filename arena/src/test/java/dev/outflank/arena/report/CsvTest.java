package dev.outflank.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.rules.NotationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "=1+1",
                "+1",
                "-1+1",
                "-x",
                "@SUM(A1)",
                "\t=1",
                "\r=1",
                "\n=1",
                " =1",
                "＝1",
                "-",
                "=",
                "-1.",
                "--1",
                "-1e9"
            })
    void format_formula_isMarkedAsText(String formula) throws Exception {
        List<List<String>> table = List.of(List.of("a", formula, "b"));
        assertThat(Csv.format(table).replace("\"", "")).isEqualTo("a,'" + formula + ",b\r\n");
        assertThat(Csv.parse(Csv.format(table))).isEqualTo(table);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"-1", "-12.5", "0", "-0.000", "3.25", "O'Neil", "a-b", "1+1", "'quoted'", "ann@example.org", ""})
    void format_numberOrText_staysAsItIs(String cell) throws Exception {
        List<List<String>> table = List.of(List.of("a", cell, "b"));
        assertThat(Csv.format(table)).isEqualTo("a," + cell + ",b\r\n");
        assertThat(Csv.parse(Csv.format(table))).isEqualTo(table);
    }

    @Test
    void format_anyText_isReadBack() throws Exception {
        List<List<String>> table = List.of(
                List.of("a,b;c\td", "line\r\nbreak", "say \"hi\"", "'=x", "''-1", "'-1", "'"),
                List.of("", "only two"),
                List.of(""),
                List.of("é😀"));
        assertThat(Csv.parse(Csv.format(table))).isEqualTo(table);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a,\"b, c\"\nd,e\n", "\uFEFFa,\"b, c\"\r\nd,e", "a;b, c\nd;e", "\"a\"\tb, c\rd\te\r"})
    void parse_otherSpreadsheets_isTheSame(String text) throws Exception {
        assertThat(Csv.parse(text)).containsExactly(List.of("a", "b, c"), List.of("d", "e"));
    }

    @Test
    void parse_damagedText_losesNothing() throws Exception {
        assertThat(Csv.parse("")).isEmpty();
        assertThat(Csv.parse("a,\"b")).containsExactly(List.of("a", "b"));
        assertThat(Csv.parse("a, \"b\" \n\nd")).containsExactly(List.of("a", "b"), List.of(""), List.of("d"));
        assertThatThrownBy(() -> Csv.parse("a,\"b\"c")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> Csv.parse(",".repeat(100_000))).isInstanceOf(NotationException.class);
    }
}
