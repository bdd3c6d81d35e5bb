package dev.outflank.arena.diagnosis;

import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the doctor found in one game of a program.
 *
 * @param opponent the name of its opponent
 * @param slowestMove the wall time of its slowest move, in seconds
 * @param fault the fault by which it lost, if it did
 */
public record GameDiagnosis(String opponent, List<Mistake> mistakes, double slowestMove, Optional<Verdict> fault) {
    public GameDiagnosis {
        mistakes = List.copyOf(mistakes);
    }

    /** Diagnoses a side of a game. */
    public static GameDiagnosis of(GameRecord game, Colour side, GameAnalyst analyst, BooleanSupplier cancelled) {
        GameFault fault = game.fault();
        return new GameDiagnosis(
                game.name(side.other()),
                analyst.mistakes(game.game(), side, cancelled),
                game.maxTime(side).wall().toNanos() / 1e9,
                fault != null && fault.side() == side ? Optional.of(fault.verdict()) : Optional.empty());
    }

    int discsLost() {
        return mistakes.stream().mapToInt(Mistake::discsLost).sum();
    }

    boolean isLostOnTime() {
        return fault.isPresent() && (fault.get() == Verdict.TIMEOUT_CPU || fault.get() == Verdict.TIMEOUT_WALL);
    }

    public String toJson() {
        ObjectNode node = JsonFields.newObject();
        node.put("opponent", opponent);
        node.put("slowestMove", slowestMove);
        fault.ifPresent(verdict -> node.put("fault", verdict.name()));
        ArrayNode all = node.putArray("mistakes");
        mistakes.forEach(mistake -> all.add(mistake.toNode()));
        return JsonFields.toLine(node);
    }

    public static GameDiagnosis parse(String json) throws NotationException {
        JsonFields fields = JsonFields.parse(json);
        List<Mistake> mistakes = new ArrayList<>();
        for (JsonNode node : fields.array("mistakes")) {
            mistakes.add(Mistake.of(JsonFields.of(node)));
        }
        return new GameDiagnosis(
                fields.text("opponent"),
                mistakes,
                fields.value("slowestMove").doubleValue(),
                fields.has("fault") ? Optional.of(fields.enumValue("fault", Verdict.class)) : Optional.empty());
    }
}
