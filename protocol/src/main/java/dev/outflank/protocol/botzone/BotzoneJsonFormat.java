package dev.outflank.protocol.botzone;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.BoundedLineReader;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.ProgramSession;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import java.util.ArrayList;
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

/** Botzone's default format: one line of JSON in each direction. */
final class BotzoneJsonFormat implements BotzoneFormat {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String REQUESTS = "requests";
    private static final String RESPONSES = "responses";
    private static final String RESPONSE = "response";
    private static final String EXPECTED = "The answer must be one line like {\"response\":{\"x\":2,\"y\":3}}; ";

    /** Limit for answers that span several lines. */
    private static final int MAX_LINES = 100;

    /** Data that the program passes to its next start. */
    private final ObjectNode savedData = JsonNodeFactory.instance.objectNode();

    @Override
    public String formatHistory(List<Move> requests, List<Move> responses) {
        ObjectNode input = JsonNodeFactory.instance.objectNode();
        ArrayNode requestArray = input.putArray(REQUESTS);
        requests.forEach(move -> requestArray.add(node(move)));
        ArrayNode responseArray = input.putArray(RESPONSES);
        responses.forEach(move -> responseArray.add(node(move)));
        return input.setAll(savedData) + "\n";
    }

    @Override
    public String formatRequest(Move move) {
        return node(move) + "\n";
    }

    @Override
    public Move readAnswer(ProgramSession session, Leniency leniency) throws BotException {
        String text = session.readLine();
        JsonNode answer = parse(text);
        if (answer == null) {
            leniency.tolerate("The answer must be one line of JSON; " + quoted(text) + " is incomplete.");
        }
        for (int lines = 1; answer == null; lines++) {
            if (lines == MAX_LINES) {
                throw new BotException(Verdict.PROTOCOL, EXPECTED + quoted(text) + " spans too many lines.");
            }
            text += " " + session.readLine();
            answer = parse(text);
        }
        for (String name : Set.of("data", "globaldata")) {
            if (answer.has(name)) {
                savedData.set(name, answer.get(name));
            }
        }
        JsonNode move = answer.get(RESPONSE);
        if (move == null && answer.has("x")) {
            leniency.tolerate(EXPECTED + "in " + quoted(text) + " the move is not inside \"response\".");
            move = answer;
        }
        if (move == null || !isInt(move.get("x")) || !isInt(move.get("y"))) {
            throw new BotException(
                    Verdict.PROTOCOL, EXPECTED + "in " + quoted(text) + " there is no response with integers x and y.");
        }
        return BotzoneFormat.move(move.get("x").intValue(), move.get("y").intValue(), text);
    }

    @Override
    public void acceptExtraLine(int number, String line) {}

    @Override
    public boolean hasExtraLines() {
        return false;
    }

    @Override
    public History readHistory(String first, BoundedLineReader more) throws NotationException {
        JsonNode input = object(first);
        List<Move> requests = moves(input, REQUESTS);
        List<Move> responses = moves(input, RESPONSES);
        if (requests.size() != responses.size() + 1) {
            throw new NotationException(
                    "expected one more request than responses, not " + requests.size() + " and " + responses.size());
        }
        return new History(requests, responses);
    }

    @Override
    public Move readRequest(String line) throws NotationException {
        return move(object(line));
    }

    @Override
    public String formatResponse(Move move) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.set(RESPONSE, node(move));
        return answer + "\n";
    }

    private static JsonNode object(String line) throws NotationException {
        try {
            return JSON.readTree(line);
        } catch (JacksonException e) {
            throw new NotationException("expected one line of JSON, not " + quoted(line));
        }
    }

    private static List<Move> moves(JsonNode input, String name) throws NotationException {
        JsonNode array = input.get(name);
        if (array == null || !array.isArray()) {
            throw new NotationException("expected a list of " + name + " in " + quoted(input.toString()));
        }
        List<Move> moves = new ArrayList<>();
        for (JsonNode node : array) {
            moves.add(move(node));
        }
        return moves;
    }

    private static Move move(JsonNode node) throws NotationException {
        if (!isInt(node.get("x")) || !isInt(node.get("y"))) {
            throw new NotationException("expected {\"x\":2,\"y\":3}, not " + quoted(node.toString()));
        }
        return BotzoneFormat.move(node.get("x").intValue(), node.get("y").intValue());
    }

    private static ObjectNode node(Move move) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("x", BotzoneFormat.x(move))
                .put("y", BotzoneFormat.y(move));
    }

    /** Parses JSON; {@code null} if the text is incomplete. */
    private static @Nullable JsonNode parse(String text) throws BotException {
        try {
            return JSON.readTree(text);
        } catch (UnexpectedEndOfInputException e) {
            return null;
        } catch (JacksonException e) {
            if (text.startsWith("{") && !text.stripTrailing().endsWith("}")) {
                return null;
            }
            throw new BotException(Verdict.PROTOCOL, EXPECTED + quoted(text) + " is not JSON.");
        }
    }

    private static boolean isInt(@Nullable JsonNode node) {
        return node != null && node.isIntegralNumber() && node.canConvertToInt();
    }
}
