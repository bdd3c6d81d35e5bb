package dev.outflank.judge.competition;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.competition.GameSummary;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.Outcome;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.NotationException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What standings need of a pair's two games, in a compact form for the database. It follows from the games' records. */
record PairSummary(GameSummary first, GameSummary second) {
    static PairSummary of(long pair, List<StoredGame> games) {
        if (games.size() != 2) {
            throw new IllegalStateException("pair " + pair + " has " + games.size() + " games");
        }
        try {
            return new PairSummary(
                    GameSummary.of(GameJson.parse(games.getFirst().record())),
                    GameSummary.of(GameJson.parse(games.getLast().record())));
        } catch (NotationException e) {
            throw new IllegalStateException("a game of pair " + pair + " cannot be read: " + e.getMessage(), e);
        }
    }

    byte[] toBytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            for (GameSummary game : List.of(first, second)) {
                out.writeUTF(game.outcome().name());
                out.writeLong(game.hash());
                write(game.black(), out);
                write(game.white(), out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void write(GameSummary.Side side, DataOutputStream out) throws IOException {
        Verdict fault = side.fault();
        out.writeBoolean(side.moved());
        out.writeUTF(fault == null ? "" : fault.name());
        for (TimeUsage time : List.of(side.total(), side.max())) {
            out.writeLong(time.cpu().toNanos());
            out.writeLong(time.wall().toNanos());
        }
    }

    static PairSummary fromBytes(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            return new PairSummary(readGame(in), readGame(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static GameSummary readGame(DataInputStream in) throws IOException {
        return new GameSummary(Outcome.valueOf(in.readUTF()), in.readLong(), readSide(in), readSide(in));
    }

    private static GameSummary.Side readSide(DataInputStream in) throws IOException {
        boolean moved = in.readBoolean();
        String fault = in.readUTF();
        @Nullable Verdict verdict = fault.isEmpty() ? null : Verdict.valueOf(fault);
        return new GameSummary.Side(moved, verdict, readTime(in), readTime(in));
    }

    private static TimeUsage readTime(DataInputStream in) throws IOException {
        return new TimeUsage(Duration.ofNanos(in.readLong()), Duration.ofNanos(in.readLong()));
    }
}
