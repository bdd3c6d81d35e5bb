package dev.outflank.cli.bench;

import java.util.List;

/**
 * A section of a report, as in docs/benchmarks.md.
 *
 * @param name the name by which {@code --only} selects it
 * @param question the heading
 * @param columns the columns of its table, before the command and the date
 * @param measurements in the order of the table
 * @param omissions what is not measured and why, one sentence each
 */
record BenchSection(
        String name,
        String question,
        List<String> columns,
        List<BenchMeasurement> measurements,
        List<String> omissions) {}
