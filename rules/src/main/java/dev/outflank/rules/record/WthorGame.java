package dev.outflank.rules.record;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;

/**
 * A game of a {@link WthorFile} in compact form. Its moves are known to be legal. Players and tournaments are indices
 * into {@link WthorNames}. Empty squares count for the winner.
 */
public final class WthorGame {
    /** Represents a pass in {@link #squares()}. */
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

    /** The index of the tournament's name. */
    public int tournament() {
        return tournament;
    }

    /** The index of the black player's name. */
    public int black() {
        return black;
    }

    /** The index of the white player's name. */
    public int white() {
        return white;
    }

    /** Black's discs at the end, 0 to 64. */
    public int blackDiscs() {
        return blackDiscs;
    }

    /** Black's discs if both sides play perfectly from the depth given in the header (24 empty squares in WTHOR). */
    public int theoreticalBlackDiscs() {
        return theoreticalBlackDiscs;
    }

    /** The number of moves, passes included. */
    public int plies() {
        return squares.length;
    }

    /** A move as its bit on a {@link Bitboard}, or {@link #PASS}. Black plays the even plies, counted from 0. */
    public int square(int ply) {
        return squares[ply];
    }

    /** All moves as bits on a {@link Bitboard} or {@link #PASS}. */
    public byte[] squares() {
        return squares.clone();
    }

    /** The game, replayed from the start position. */
    public Game game() {
        Game game = Game.start(8);
        for (byte square : squares) {
            game = game.play(square == PASS ? Move.PASS : Move.atBit(square));
        }
        return game;
    }

    /** The game with the names of players and tournament. */
    public RecordedGame record(WthorNames players, WthorNames tournaments, int year) {
        RecordedGame record = RecordedGame.of(game())
                .withPlayers(players.name(black), players.name(white))
                .withEvent(tournaments.name(tournament), String.valueOf(year));
        return record.game().isOver()
                ? record
                : record.withResult(GameResult.ofBlackLead(2 * blackDiscs - 64, GameResult.Termination.NORMAL));
    }
}
