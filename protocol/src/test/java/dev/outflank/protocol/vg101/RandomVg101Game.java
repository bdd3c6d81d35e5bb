package dev.outflank.protocol.vg101;

import dev.outflank.protocol.Greedy;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * An opponent with a seed plays random legal moves against greedy before a judge that ends the game only after two
 * passes running: what the judge says, and what it wants to hear.
 */
final class RandomVg101Game {
    private final Colour program;
    private final Random random;
    private final List<String> said = new ArrayList<>();
    private final List<String> wanted = new ArrayList<>();
    private final List<Position> shown = new ArrayList<>();
    private Position position = Position.start(8);
    private int passesRunning;

    RandomVg101Game(Colour program, long seed) {
        this.program = program;
        this.random = new Random(seed);
        List<String> places = Arrays.asList(place(4, 'd'), place(4, 'e'), place(5, 'd'), place(5, 'e'));
        Collections.shuffle(places, random);
        said.add("START");
        said.addAll(places);
        said.add("DONE");
        wanted.add("OK");
        if (program == Colour.BLACK) {
            said.add("BEGIN");
            programsTurn();
        }
        while (passesRunning < 2) {
            opponentsTurn();
            programsTurn();
        }
    }

    private String place(int row, char column) {
        return "PLACE %s %d %d".formatted(column, row, position.at(row - 1, column - 'a') == program ? 1 : 2);
    }

    private void opponentsTurn() {
        List<Move> moves = position.moves();
        Move move = moves.isEmpty() ? Move.PASS : moves.get(random.nextInt(moves.size()));
        said.add(move.isPass() ? "PASS" : "TURN " + spaced(move));
        play(move);
    }

    private void programsTurn() {
        shown.add(position);
        Move move = new Greedy().choose(Game.from(position, Objective.MOST_DISCS), Clock.UNLIMITED);
        wanted.add(move.isPass() ? "PASS" : spaced(move));
        play(move);
        if (!move.isPass()) {
            shown.add(position);
        }
    }

    private void play(Move move) {
        passesRunning = move.isPass() ? passesRunning + 1 : 0;
        position = move.isPass() ? position.passed() : position.play(move);
    }

    private static String spaced(Move move) {
        return (char) ('a' + move.column()) + " " + (move.row() + 1);
    }

    Colour program() {
        return program;
    }

    /** The judge's lines, without END. */
    List<String> said() {
        return said;
    }

    /** The answers. */
    List<String> wanted() {
        return wanted;
    }

    /** The positions to be drawn. */
    List<Position> shown() {
        return shown;
    }

    Position end() {
        return position;
    }
}
