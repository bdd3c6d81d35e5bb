package dev.outflank.judge.marking;

import dev.outflank.arena.report.StandalonePage;

/** Marks as a self-contained HTML page: the table, then every student's reasons and logs. */
public final class MarksPage {
    private MarksPage() {}

    public static String format(Marks marks) {
        return StandalonePage.formatTables(
                marks.contest().title(),
                (output, interceptor) -> JteMarksPageGenerated.render(output, interceptor, marks));
    }

    /** A file name for a student or part: unsafe characters are replaced and a hash keeps different names distinct. */
    static String fileName(String name) {
        String safe = name.replaceAll("[^A-Za-z0-9._-]+", "_").replaceFirst("^\\.+", "_");
        String cut = safe.substring(0, Math.min(60, safe.length()));
        return cut.equals(name) ? cut : cut + "-" + Integer.toHexString(name.hashCode());
    }
}
