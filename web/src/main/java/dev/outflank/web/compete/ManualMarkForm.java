package dev.outflank.web.compete;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import io.javalin.http.Context;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The manual marks that were typed into the table: one cell per student and manual part.
 *
 * @param typed the texts by the name of their cell
 * @param errors what is wrong, by the name of the cell
 */
record ManualMarkForm(Map<String, String> typed, Map<String, String> errors) {
    static final ManualMarkForm EMPTY = new ManualMarkForm(Map.of(), Map.of());

    private static final String PREFIX = "mark ";

    /** The name of a cell. */
    static String cell(int part, String login) {
        return PREFIX + part + " " + login;
    }

    static ManualMarkForm of(Context context, Contest contest) {
        Map<String, String> typed = new LinkedHashMap<>();
        Map<String, String> errors = new LinkedHashMap<>();
        for (String name : context.formParamMap().keySet()) {
            if (name.matches(PREFIX + "\\d{1,3} .+")) {
                String text = ContestLookup.formValue(context, name);
                typed.put(name, text);
                part(contest, name)
                        .filter(part ->
                                !text.isEmpty() && parse(text, part.marks()).isEmpty())
                        .ifPresent(
                                part -> errors.put(name, "0 to " + part.marks().toPlainString()));
            }
        }
        return new ManualMarkForm(typed, errors);
    }

    /** The manual part of a cell. */
    static Optional<Part> part(Contest contest, String cell) {
        int index = Integer.parseInt(cell.split(" ")[1]);
        List<Part> parts = contest.parts();
        return index < parts.size() && parts.get(index) instanceof Part.Manual
                ? Optional.of(parts.get(index))
                : Optional.empty();
    }

    static String login(String cell) {
        return cell.substring(cell.indexOf(' ', PREFIX.length()) + 1);
    }

    /** A mark from 0 to the maximum, with a decimal point or comma; empty if the text is none. */
    static Optional<BigDecimal> parse(String text, BigDecimal max) {
        String number = text.replace(',', '.');
        return number.matches("\\d{1,4}(\\.\\d{1,3})?") && new BigDecimal(number).compareTo(max) <= 0
                ? Optional.of(new BigDecimal(number))
                : Optional.empty();
    }

    String value(String cell, Optional<BigDecimal> stored) {
        return typed.getOrDefault(cell, stored.map(BigDecimal::toPlainString).orElse(""));
    }

    String error(String cell) {
        return errors.getOrDefault(cell, "");
    }
}
