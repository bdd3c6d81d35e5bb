package dev.outflank.trainer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A folder of samples and how much they count in a fit.
 *
 * @param weight weight of each sample, above 0 and at most 1; noisy samples should count less
 */
record WeightedFolder(Path folder, double weight) {
    /** Parses a folder with an optional weight: {@code games=0.1}. */
    static WeightedFolder parse(String text) throws IOException {
        int equals = text.lastIndexOf('=');
        if (equals < 0) {
            return new WeightedFolder(Path.of(text), 1);
        }
        String weight = text.substring(equals + 1);
        if (!weight.matches("0?\\.\\d{1,9}|1(\\.0*)?") || Double.parseDouble(weight) == 0) {
            throw new IOException(
                    "the weight of a sample folder must be above 0 and at most 1, as in games=0.1, not " + weight);
        }
        return new WeightedFolder(Path.of(text.substring(0, equals)), Double.parseDouble(weight));
    }

    static List<WeightedFolder> parse(List<String> texts) throws IOException {
        List<WeightedFolder> sources = new ArrayList<>();
        for (String text : texts) {
            sources.add(parse(text));
        }
        return sources;
    }
}
