package dev.outflank.web.compete;

import dev.outflank.arena.report.Csv;
import dev.outflank.judge.account.Invitation;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Invitations to a contest, as a table for a mail merge and as letters.
 *
 * @param title the title of the contest
 * @param publicUrl the URL of this server for browsers
 */
record InvitationList(String title, List<Invitation> invitations, String publicUrl) {
    /** A file that a link downloads, so that it need not be kept on the server. */
    static String dataUrl(String type, String text) {
        return "data:" + type + ";charset=utf-8,"
                + URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** The link of an invitation; empty for a person who has an account. */
    String link(Invitation one) {
        return one.key().map(key -> publicUrl + "/welcome/" + key).orElse("");
    }

    /** The invitations with a link. */
    List<Invitation> linked() {
        return invitations.stream().filter(one -> one.key().isPresent()).toList();
    }

    String csv() {
        List<List<String>> lines = new ArrayList<>();
        lines.add(List.of("login", "name", "email", "link"));
        for (Invitation one : linked()) {
            lines.add(List.of(
                    one.person().login(), one.person().name(), one.email().orElse(""), link(one)));
        }
        return Csv.format(lines);
    }

    /** One letter per student. */
    String letters() {
        StringBuilder text = new StringBuilder();
        for (Invitation one : linked()) {
            one.email().ifPresent(email -> text.append("To: ").append(email).append('\n'));
            text.append("Subject: ").append(title).append("\n\n");
            text.append("Dear ").append(one.person().name()).append(",\n\n");
            text.append("your login is ").append(one.person().login());
            text.append(". Please open this link within 30 days and choose a password:\n");
            text.append(link(one)).append("\n\n");
        }
        return text.toString();
    }
}
