package dev.outflank.rules.record;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes games as a {@link WthorFile} and its two lists of names. The format supports games on 8×8 from the start
 * position. The theoretical score is set to the score of the game, with search depth 0.
 */
public final class WthorWriter {
    private static final Pattern YEAR = Pattern.compile("(?<!\\d)(?:19|20)\\d\\d(?!\\d)");
    private static final int MAX_NAMES = (1 << 16) - 1;

    private final ByteArrayOutputStream games = new ByteArrayOutputStream();
    private final Map<String, Integer> players = new LinkedHashMap<>();
    private final Map<String, Integer> tournaments = new LinkedHashMap<>();
    private int count;
    private int year;

    /**
     * Adds a game.
     *
     * @throws NotationException if the format cannot represent the game
     */
    public void add(RecordedGame record) throws NotationException {
        Game game = record.game();
        if (!game.startPosition().equals(Position.start(8)) || game.objective() != Objective.MOST_DISCS) {
            throw new NotationException("WTHOR holds games on 8×8 from the start position, won by most discs");
        }
        ByteBuffer bytes = ByteBuffer.allocate(WthorFile.GAME_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putShort((short) nameIndex(tournaments, record.event(), "events"));
        bytes.putShort((short) nameIndex(players, record.black(), "players"));
        bytes.putShort((short) nameIndex(players, record.white(), "players"));
        int discs = blackDiscs(record);
        bytes.put((byte) discs).put((byte) discs);
        for (Move move : game.moves()) {
            if (!move.isPass()) {
                bytes.put((byte) (10 * (move.row() + 1) + move.column() + 1));
            }
        }
        games.writeBytes(bytes.array());
        count++;
        Matcher found = YEAR.matcher(record.date());
        year = Math.max(year, found.find() ? Integer.parseInt(found.group()) : 0);
    }

    /** The {@code .wtb} file with this date of writing; its year of play is the latest year of the games' dates. */
    public byte[] games(LocalDate written) {
        ByteBuffer file =
                ByteBuffer.allocate(WthorFile.HEADER_BYTES + games.size()).order(ByteOrder.LITTLE_ENDIAN);
        putDate(file, written);
        file.putInt(count).putShort((short) 0).putShort((short) year).put((byte) 8);
        return file.position(WthorFile.HEADER_BYTES).put(games.toByteArray()).array();
    }

    /** The {@code .jou} file. */
    public byte[] players(LocalDate written) {
        return names(players, WthorNames.PLAYER_NAME_BYTES, written);
    }

    /** The {@code .trn} file. */
    public byte[] tournaments(LocalDate written) {
        return names(tournaments, WthorNames.TOURNAMENT_NAME_BYTES, written);
    }

    private static int nameIndex(Map<String, Integer> names, String name, String what) throws NotationException {
        if (names.size() == MAX_NAMES && !names.containsKey(name)) {
            throw new NotationException("WTHOR holds at most " + MAX_NAMES + " different " + what);
        }
        return names.computeIfAbsent(name.isEmpty() ? "???" : name, fresh -> names.size());
    }

    private static byte[] names(Map<String, Integer> names, int width, LocalDate written) {
        List<String> inOrder = new ArrayList<>(names.keySet());
        ByteBuffer file = ByteBuffer.allocate(WthorFile.HEADER_BYTES + width * inOrder.size())
                .order(ByteOrder.LITTLE_ENDIAN);
        putDate(file, written);
        file.putInt(0).putShort((short) inOrder.size());
        for (int i = 0; i < inOrder.size(); i++) {
            byte[] latin = inOrder.get(i).getBytes(StandardCharsets.ISO_8859_1);
            // The last byte stays zero: some readers require every name to end with one.
            file.position(WthorFile.HEADER_BYTES + i * width).put(latin, 0, Math.min(latin.length, width - 1));
        }
        return file.array();
    }

    private static void putDate(ByteBuffer file, LocalDate date) {
        file.put((byte) (date.getYear() / 100)).put((byte) (date.getYear() % 100));
        file.put((byte) date.getMonthValue()).put((byte) date.getDayOfMonth());
    }

    /** Black's discs with the empty squares counted for the winner; for an unfinished game, the recorded result. */
    private static int blackDiscs(RecordedGame record) {
        Position end = record.game().position();
        OptionalInt recordedLead = record.result().map(GameResult::blackLead).orElse(OptionalInt.empty());
        if (record.game().isOver() || recordedLead.isEmpty()) {
            return 32 + Scoring.EMPTIES_TO_WINNER.difference(end, Colour.BLACK) / 2;
        }
        return Math.clamp(32 + recordedLead.getAsInt() / 2, 0, 64);
    }
}
