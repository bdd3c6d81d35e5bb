package dev.outflank.cli.arena;

import dev.outflank.arena.process.ProgramContestant;
import dev.outflank.arena.process.TimedDialogue;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.check.BotCheck;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Checks a program against its protocol and shows its author the first fault. */
@Command(
        name = "check-bot",
        mixinStandardHelpOptions = true,
        description = {
            "Checks a program for faults.",
            "Plays a game with each colour against random moves and shows the first fault.",
            "Exit code 0: no fault was found; 1: a fault was found.",
            "A program is named by its protocol (docs/protocols.md):"
        },
        footer = "%nExample: outflank check-bot 'vg101:./mybot'")
public final class CheckBotCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(
            paramLabel = "SPEC",
            description = "The program, such as vg101:./mybot or lab8:lab8part2.c (docs/arena.md).")
    private String spec = "";

    @Mixin
    private ArenaOptions arena = new ArenaOptions();

    @Option(names = "--seed", paramLabel = "S", description = "Seed of the random moves (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--json", description = "Print one JSON object per game.")
    private boolean json;

    CheckBotCommand(Streams streams) {
        this.streams = streams;
    }

    @Spec
    void addProtocols(CommandSpec spec) {
        ProtocolHelp.append(spec);
    }

    @Override
    public Integer call() throws NotationException {
        BotSpec bot = BotSpec.parse(spec)
                .orElseThrow(() -> new UserException("expected a program like vg101:./mybot, not "
                        + NotationException.quoted(spec) + ": built-in players need no check"));
        if (!bot.protocol().supportsSize(arena.size())) {
            throw new UserException(
                    "the protocol " + bot.protocol().id() + " does not support " + arena.size() + "×" + arena.size());
        }
        try (ContestantFactory contestants = new ContestantFactory(arena, streams.err())) {
            boolean fine = true;
            var box = contestants.createBox(bot);
            for (Colour side : Colour.values()) {
                Leniency leniency = contestants.leniency();
                ProgramContestant contestant = new ProgramContestant(
                        spec,
                        contestants.sandbox(),
                        box,
                        arena.limits(),
                        program -> bot.dialogue(program, leniency),
                        arena.control(),
                        bot.protocol().notation());
                TimedDialogue dialogue = new TimedDialogue(contestant);
                BotCheck check = BotCheck.run(
                        dialogue,
                        leniency,
                        Game.from(Position.start(arena.size()), bot.objective()),
                        side,
                        bot.protocol().notation(),
                        new SplittableRandom(seed));
                fine &= check.violation().isEmpty();
                if (json) {
                    streams.out().println(toJson(check, dialogue));
                } else {
                    report(check, dialogue);
                }
                streams.out().flush();
            }
            if (!json) {
                streams.out().println(fine ? "No fault was found." : "Fix this first, then check again.");
            }
            return fine ? ExitCode.SUCCESS : ExitCode.FAILURE;
        }
    }

    private void report(BotCheck check, TimedDialogue dialogue) {
        streams.out()
                .printf(
                        Locale.ROOT,
                        "As %s: %d moves, %s; longest move %.3f s CPU, %.3f s wall.%n",
                        check.side().title(),
                        check.game().ply(),
                        check.violation().isEmpty() ? "complete game" : "then a fault",
                        dialogue.maxTime().cpu().toNanos() / 1e9,
                        dialogue.maxTime().wall().toNanos() / 1e9);
        check.remarks().forEach(remark -> streams.out().println("  Accepted, but: " + remark));
        check.violation().ifPresent(finding -> {
            streams.out().println("  " + finding.verdict() + ": " + finding.reason());
            finding.board()
                    .ifPresent(board -> streams.out().println(board.indent(4).stripTrailing()));
            finding.hint().ifPresent(hint -> streams.out().println("  Hint: " + hint));
            String errors = dialogue.stderrTail().strip();
            if (!errors.isEmpty()) {
                streams.out()
                        .println("  End of its standard error:\n"
                                + errors.indent(4).stripTrailing());
            }
        });
    }

    private static String toJson(BotCheck check, TimedDialogue dialogue) {
        ObjectNode node = JsonFields.newObject();
        node.put("side", check.side().title().toLowerCase(Locale.ROOT));
        node.put("fine", check.violation().isEmpty());
        node.put("moves", check.game().ply());
        node.put("longestCpu", dialogue.maxTime().cpu().toNanos() / 1e9);
        node.put("longestWall", dialogue.maxTime().wall().toNanos() / 1e9);
        ArrayNode remarks = node.putArray("remarks");
        check.remarks().forEach(remarks::add);
        check.violation().ifPresent(finding -> {
            node.put("verdict", finding.verdict().name());
            node.put("reason", finding.reason());
            finding.board().ifPresent(board -> node.put("board", board));
            finding.hint().ifPresent(hint -> node.put("hint", hint));
            node.put("errors", dialogue.stderrTail());
        });
        return JsonFields.toLine(node);
    }
}
