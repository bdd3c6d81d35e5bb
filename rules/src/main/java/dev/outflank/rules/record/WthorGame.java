package dev.outflank.rules.record;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;

/**
 * A game of a {@link WthorFile}, as compact as the file has it, its moves known to be legal. Players and tournaments
 * are numbers: places in the lists of {@link WthorNames}. Disc counts give the empty squares to the winner.
 */
public final class WthorGame {
    /** What stands for a pass among the {@link #squares()}. */
    public static final byte PASS = -1;

    private final int tournament;
    private final int black;
    private final int white;
    private final int blackDiscs;
    private final int theoreticalBlackDiscs;
    private final byte[] squares;

    WthorGame(int tournament, int black, int white, int blackDiscs, int theoreticalBlackDiscs, byte[] squares) {
        this.tournament = tournament;
        this.black = black;
        this.white = white;
        this.blackDiscs = blackDiscs;
        this.theoreticalBlackDiscs = theoreticalBlackDiscs;
        this.squares = squares;
    }

    public int tournament() {
        return tournament;
    }

    public int black() {
        return black;
    }

    public int white() {
        return white;
    }

    /** Black's discs at the end, 0 to 64. */
    public int blackDiscs() {
        return blackDiscs;
    }

    /** Black's discs under best play from the file's depth on (24 empty squares in the collection). */
    public int theoreticalBlackDiscs() {
        return theoreticalBlackDiscs;
    }

    /** The number of moves, passes included. */
    public int plies() {
        return squares.length;
    }

    /** A move as its bit on a {@link Bitboard}, or {@link #PASS}. Black plays the even plies, White the odd ones. */
    public int square(int ply) {
        return squares[ply];
    }

    /** The moves as bits on a {@link Bitboard}, with {@link #PASS} where a side could not move. */
    public byte[] squares() {
        return squares.clone();
    }

    /** The game replayed from the start. */
    public Game game() {
        Game game = Game.start(8);
        for (byte square : squares) {
            game = game.play(square == PASS ? Move.PASS : Move.atBit(square));
        }
        return game;
    }

    /** The game with the names that its numbers stand for. */
    public RecordedGame record(WthorNames players, WthorNames tournaments, int year) {
        RecordedGame record = RecordedGame.of(game())
                .withPlayers(players.name(black), players.name(white))
                .withEvent(tournaments.name(tournament), String.valueOf(year));
        return record.game().isOver()
                ? record
                : record.withResult(GameResult.ofBlackLead(2 * blackDiscs - 64, GameResult.Termination.NORMAL));
    }
}
