package dev.outflank.rules.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Scoring;
import dev.outflank.rules.Transcript;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WthorFileTest {
    @Test
    void read_randomGames_insertsPasses() {
        long seed = Seed.VALUE;
        Random random = new Random(seed);
        Game[] games = new Game[200];
        Arrays.setAll(games, i -> RandomGames.finished(8, random));
        WthorFile file = WthorFile.read(file(games));
        assertThat(file.faults()).as("seed " + seed).isEmpty();
        assertThat(file.year()).isEqualTo(1997);
        assertThat(file.games().stream().map(WthorGame::game))
                .as("seed " + seed)
                .containsExactly(games);
    }

    @Test
    void read_fields_areUnsigned() {
        byte[] bytes = file(Game.start(8));
        ByteBuffer.wrap(bytes)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putShort(16, (short) 40000)
                .putShort(18, (short) 50000)
                .putShort(20, (short) 60000)
                .put(22, (byte) 64)
                .put(23, (byte) 33);
        WthorGame game = WthorFile.read(bytes).games().getFirst();
        assertThat(List.of(game.tournament(), game.black(), game.white())).containsExactly(40000, 50000, 60000);
        assertThat(List.of(game.blackDiscs(), game.theoreticalBlackDiscs())).containsExactly(64, 33);
        assertThat(game.plies()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    0  | 11  | byte 92: game 2: move 1, a1, is not legal
                    0  | 44  | byte 92: game 2: move 1, d4, is not legal
                    0  | 90  | byte 92: game 2: expected a square from 11 (a1) to 88 (h8), not 90
                    0  | 200 | byte 92: game 2: expected a square from 11 (a1) to 88 (h8), not 200
                    0  | 0   | byte 93: game 2: the game ended before, so 0 was expected, not 64
                    1  | 56  | byte 93: game 2: move 2, f5, is not legal
                    """)
    void read_malformedGame_isAFaultAndTheOthersAreKept(int move, int value, String fault) throws Exception {
        Game game = Transcript.parse("f5d6c3d3c4", Game.start(8));
        byte[] bytes = file(game, game, game);
        bytes[16 + 68 + 8 + move] = (byte) value;
        WthorFile file = WthorFile.read(bytes);
        assertThat(file.faults()).extracting(RecordFault::toString).containsExactly(fault);
        assertThat(file.games()).hasSize(2);
    }

    @Test
    void read_lengthDiffersFromHeader_keepsCompleteGames() {
        byte[] bytes = file(Game.start(8), Game.start(8));
        assertThat(WthorFile.read(Arrays.copyOf(bytes, 100)).games()).hasSize(1);
        assertThat(WthorFile.read(Arrays.copyOf(bytes, 100)).faults().getFirst().toString())
                .startsWith("byte 84: the header announces 2 games, a file of 152 bytes, but there are 100");
        assertThat(WthorFile.read(Arrays.copyOf(bytes, 500)).games()).hasSize(2);
        assertThat(WthorFile.read(Arrays.copyOf(bytes, 500)).faults().getFirst().location())
                .isEqualTo("byte 152");
        ByteBuffer.wrap(bytes).putInt(4, -1);
        assertThat(WthorFile.read(bytes).games()).hasSize(2);
        assertThat(WthorFile.read(bytes).faults().getFirst().reason()).contains("announces 4294967295 games");
    }

    @Test
    void read_malformedHeader_isOneFault() {
        assertThat(WthorFile.read(new byte[0]).faults()).hasSize(1);
        assertThat(WthorFile.read(new byte[15]).faults())
                .extracting(RecordFault::location)
                .containsExactly("byte 15");
        byte[] ten = file(Game.start(8));
        ten[12] = 10;
        assertThat(WthorFile.read(ten).faults().getFirst().reason())
                .contains("board size 8")
                .endsWith("not 10");
        byte[] solitaire = file(Game.start(8));
        solitaire[13] = 1;
        assertThat(WthorFile.read(solitaire).faults().getFirst().location()).isEqualTo("byte 13");
    }

    @Test
    void read_headerWithZeroGames_isEmpty() {
        WthorFile empty = WthorFile.read(file());
        assertThat(empty.games()).isEmpty();
        assertThat(empty.faults()).isEmpty();
    }

    @Test
    void read_mutatedBytes_readsOrReportsFaults() {
        long seed = Seed.VALUE;
        Random random = new Random(seed);
        byte[] valid = file(RandomGames.finished(8, random), RandomGames.finished(8, random));
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = Arrays.copyOf(valid, random.nextInt(4) == 0 ? random.nextInt(300) : valid.length);
            for (int n = random.nextInt(6); n >= 0 && bytes.length > 0; n--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            WthorFile file = WthorFile.read(bytes);
            file.games().forEach(WthorGame::game);
            if (file.faults().isEmpty()) {
                assertThat(bytes)
                        .as("seed " + seed)
                        .hasSize(16 + 68 * file.games().size());
            }
            WthorNames.readPlayers(bytes).name(random.nextInt(1 << 16));
        }
    }

    @Test
    void names_zeroPadded_endAtTheFirstZero() {
        byte[] bytes = new byte[16 + 3 * 20];
        bytes[8] = 3;
        System.arraycopy("Hélène \0x".getBytes(StandardCharsets.ISO_8859_1), 0, bytes, 36, 9);
        System.arraycopy("a name of twenty let".getBytes(StandardCharsets.ISO_8859_1), 0, bytes, 56, 20);
        WthorNames names = WthorNames.readPlayers(bytes);
        assertThat(names.faults()).isEmpty();
        assertThat(names.names()).containsExactly("", "Hélène", "a name of twenty let");
        assertThat(names.name(7)).isEqualTo("#7");
        assertThat(WthorNames.readTournaments(bytes).faults().getFirst().toString())
                .startsWith("byte 68: the header announces 3 names, a file of 94 bytes");
    }

    @Test
    void writer_randomGames_roundTripWithNames() throws Exception {
        long seed = Seed.VALUE;
        Random random = new Random(seed);
        WthorWriter writer = new WthorWriter();
        List<RecordedGame> games = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            Game game = RandomGames.finished(8, random);
            games.add(RecordedGame.of(game)
                    .withPlayers("Anne " + random.nextInt(9), "Zoë " + random.nextInt(9))
                    .withEvent("Cup " + random.nextInt(3), "2031"));
            writer.add(games.getLast());
        }
        LocalDate today = LocalDate.of(2031, 12, 24);
        WthorFile file = WthorFile.read(writer.games(today));
        WthorNames players = WthorNames.readPlayers(writer.players(today));
        WthorNames tournaments = WthorNames.readTournaments(writer.tournaments(today));
        assertThat(file.faults()).isEmpty();
        assertThat(file.games().stream().map(game -> game.record(players, tournaments, file.year())))
                .as("seed " + seed)
                .isEqualTo(games);
        WthorGame first = file.games().getFirst();
        assertThat(2 * first.blackDiscs() - 64)
                .isEqualTo(Scoring.EMPTIES_TO_WINNER.difference(first.game().position(), Colour.BLACK));
    }

    /** The bytes of a file of these games, built independently of {@link WthorWriter}. */
    private static byte[] file(Game... games) {
        ByteBuffer bytes = ByteBuffer.allocate(16 + 68 * games.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, games.length).putShort(10, (short) 1997).put(12, (byte) 8);
        for (int i = 0; i < games.length; i++) {
            int at = 16 + 68 * i + 8;
            for (Move move : games[i].moves()) {
                if (!move.isPass()) {
                    bytes.put(at++, (byte) (10 * (move.row() + 1) + move.column() + 1));
                }
            }
        }
        return bytes.array();
    }
}
