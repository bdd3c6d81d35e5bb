package dev.outflank.cli.bench;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The benchmarks of the product; the JMH benchmarks of single routines are in module bench. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Measures speed on this machine.",
        subcommands = {
            PerftCommand.class,
            FfoCommand.class,
            SearchBenchCommand.class,
            EvaluationBenchCommand.class,
            SuiteBenchCommand.class,
            SizesBenchCommand.class,
            LadderBenchCommand.class,
            ArenaBenchCommand.class,
            RecordsBenchCommand.class,
            StartBenchCommand.class,
            VisitorsBenchCommand.class,
            ServerBenchCommand.class,
            AllBenchCommand.class
        })
public final class BenchCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "expected a benchmark: " + String.join(", ", spec.subcommands().keySet()));
    }
}
