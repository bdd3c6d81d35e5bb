package dev.outflank.rules;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The name that a misspelt word probably means. */
public final class ClosestName {
    private ClosestName() {}

    /** The name with the fewest different letters, if there are few enough. */
    public static Optional<String> of(String word, Collection<String> names) {
        String typed = word.toLowerCase(Locale.ROOT);
        int limit = typed.length() < 4 ? 1 : 2;
        return names.stream()
                .filter(name -> distance(typed, name) <= limit)
                .min(Comparator.comparingInt(name -> distance(typed, name)));
    }

    /** {@code , did you mean 'greedy'?} or nothing, to be added to a message. */
    public static String suggestion(String word, Collection<String> names) {
        return of(word, names).map(name -> ", did you mean '" + name + "'?").orElse("");
    }

    /** The number of letters to insert, delete, replace or swap with their neighbour (Damerau and Levenshtein). */
    private static int distance(String one, String other) {
        int[][] distances = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 || j == 0) {
                    distances[i][j] = i + j;
                    continue;
                }
                int replaced = distances[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                distances[i][j] = Math.min(replaced, 1 + Math.min(distances[i - 1][j], distances[i][j - 1]));
                if (i > 1
                        && j > 1
                        && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1)) {
                    distances[i][j] = Math.min(distances[i][j], distances[i - 2][j - 2] + 1);
                }
            }
        }
        return distances[one.length()][other.length()];
    }
}
