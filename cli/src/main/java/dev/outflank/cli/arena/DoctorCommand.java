package dev.outflank.cli.arena;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.diagnosis.BotDiagnosis;
import dev.outflank.arena.diagnosis.DiagnosisText;
import dev.outflank.arena.diagnosis.GameDiagnosis;
import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.VoidPairException;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.ProgressLine;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.web.engine.EngineAnalyst;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Plays games with a program and explains where it loses discs. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = {
            "Finds the weaknesses of your program.",
            "It plays against built-in players from weak to strong; the engine analyses the games and says where your program"
                    + " loses discs, and which three moves were worst.",
            "A program is named by its protocol (docs/protocols.md):"
        },
        footer = "%nExample: outflank doctor 'vg101:./mybot' --games 6")
public final class DoctorCommand implements Callable<Integer> {
    private static final int MAX_GAMES = 1000;
    /** From weak to strong; the program meets them in turn. */
    private static final List<String> OPPONENTS =
            List.of("smartest", "alphabeta:2", "greedy", "alphabeta:4", "engine:level=6");

    private final Streams streams;

    @Parameters(
            paramLabel = "SPEC",
            description = "The program, such as vg101:./mybot or lab8:lab8part2.c (docs/arena.md).")
    private String spec = "";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Number of games, even, half with each colour (default ${DEFAULT-VALUE}).")
    private int games = 2 * OPPONENTS.size();

    @Mixin
    private ArenaOptions arena = new ArenaOptions();

    @Option(names = "--json", description = "Print one JSON object at the end.")
    private boolean json;

    DoctorCommand(Streams streams) {
        this.streams = streams;
    }

    @Spec
    void addProtocols(CommandSpec spec) {
        ProtocolHelp.append(spec);
    }

    @Override
    public Integer call() throws NotationException, IOException {
        if (games < 2 || games > MAX_GAMES || games % 2 != 0) {
            throw new UserException("--games takes an even number from 2 to " + MAX_GAMES + ", not " + games);
        }
        if (arena.objective() != Objective.MOST_DISCS) {
            throw new UserException("the doctor cannot analyse the reversed game: leave out --reversed");
        }
        Search.warmUpVectorsLater();
        Game start = Game.from(Position.start(arena.size()), arena.objective());
        EngineAnalyst analyst = new EngineAnalyst();
        ProgressLine progress = new ProgressLine(streams.err());
        List<GameDiagnosis> diagnoses = new ArrayList<>();
        try (ContestantFactory contestants = new ContestantFactory(arena, streams.err())) {
            Contestant patient = contestants.create(spec, spec, List.of(start));
            for (int pair = 0; pair < games / 2; pair++) {
                String opponent = OPPONENTS.get(pair % OPPONENTS.size());
                progress.update("game " + (2 * pair + 1) + " of " + games + ", against " + opponent);
                Contestant other = contestants.create("the player " + opponent, opponent, List.of(start));
                GamePair played = GamePair.play(patient, other, start, MatchOptions.DEFAULT_MAX_ATTEMPTS);
                for (GameRecord game : played.games()) {
                    Colour side = game.black().equals(spec) ? Colour.BLACK : Colour.WHITE;
                    diagnoses.add(GameDiagnosis.of(game, side, analyst, () -> false));
                }
            }
        } catch (VoidPairException e) {
            throw new IOException("a game could not be played: " + e.reason());
        }
        progress.finish();
        BotDiagnosis diagnosis = new BotDiagnosis(diagnoses);
        streams.out().print(json ? toJson(diagnosis) + "\n" : DiagnosisText.format(spec, diagnosis));
        return ExitCode.SUCCESS;
    }

    private String toJson(BotDiagnosis diagnosis) throws NotationException {
        ObjectNode node = JsonFields.newObject();
        node.put("program", spec);
        node.put("discsPerGame", diagnosis.discsPerGame());
        ArrayNode all = node.putArray("games");
        for (GameDiagnosis game : diagnosis.games()) {
            all.add(JsonFields.parse(game.toJson()).node());
        }
        return JsonFields.toLine(node);
    }
}
