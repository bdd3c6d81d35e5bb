package dev.outflank.protocol.botzone;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Talk;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Move;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** One line of JSON each way. */
final class JsonForm implements BotzoneForm {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String EXPECTED = "The answer must be one line like {\"response\":{\"x\":2,\"y\":3}}; ";

    /** No answer spread over lines is longer. */
    private static final int MOST_LINES = 100;

    /** What the program asked us to keep for its next start. */
    private final ObjectNode kept = JsonNodeFactory.instance.objectNode();

    @Override
    public String history(List<Move> requests, List<Move> responses) {
        ObjectNode input = JsonNodeFactory.instance.objectNode();
        ArrayNode requestArray = input.putArray("requests");
        requests.forEach(move -> requestArray.add(node(move)));
        ArrayNode responseArray = input.putArray("responses");
        responses.forEach(move -> responseArray.add(node(move)));
        return input.setAll(kept) + "\n";
    }

    @Override
    public String request(Move move) {
        return node(move) + "\n";
    }

    @Override
    public Move answer(Talk talk, Leniency leniency) throws BotFault {
        String text = talk.line();
        JsonNode answer = parse(text);
        if (answer == null) {
            leniency.excuse("The answer must be one line of JSON; " + quoted(text) + " is not the whole of it.");
        }
        for (int lines = 1; answer == null; lines++) {
            if (lines == MOST_LINES) {
                throw new BotFault(Verdict.PROTOCOL, EXPECTED + quoted(text) + " goes on for too many lines.");
            }
            text += " " + talk.line();
            answer = parse(text);
        }
        for (String name : Set.of("data", "globaldata")) {
            if (answer.has(name)) {
                kept.set(name, answer.get(name));
            }
        }
        JsonNode move = answer.get("response");
        if (move == null && answer.has("x")) {
            leniency.excuse(EXPECTED + "in " + quoted(text) + " the move stands by itself.");
            move = answer;
        }
        if (move == null || !isInt(move.get("x")) || !isInt(move.get("y"))) {
            throw new BotFault(
                    Verdict.PROTOCOL,
                    EXPECTED + "in " + quoted(text) + " there is no response with whole numbers x, y.");
        }
        return BotzoneForm.move(move.get("x").intValue(), move.get("y").intValue(), text);
    }

    @Override
    public void after(int number, String line) {}

    @Override
    public boolean readsOn() {
        return false;
    }

    private static ObjectNode node(Move move) {
        return JsonNodeFactory.instance.objectNode().put("x", BotzoneForm.x(move)).put("y", BotzoneForm.y(move));
    }

    /** The JSON of a text; {@code null} when it is cut short. */
    private static @Nullable JsonNode parse(String text) throws BotFault {
        try {
            return JSON.readTree(text);
        } catch (UnexpectedEndOfInputException e) {
            return null;
        } catch (JacksonException e) {
            if (text.startsWith("{") && !text.stripTrailing().endsWith("}")) {
                return null;
            }
            throw new BotFault(Verdict.PROTOCOL, EXPECTED + quoted(text) + " is no JSON.");
        }
    }

    private static boolean isInt(@Nullable JsonNode node) {
        return node != null && node.isIntegralNumber() && node.canConvertToInt();
    }
}
