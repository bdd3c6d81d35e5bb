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
 * A random game against the greedy player under a judge that ends the game only after two consecutive passes: the
 * judge's input, and the expected answers and boards.
 */
final class RandomVg101Game {
    private final Colour program;
    private final Random random;
    private final List<String> input = new ArrayList<>();
    private final List<String> expectedAnswers = new ArrayList<>();
    private final List<Position> expectedBoards = new ArrayList<>();
    private Position position = Position.start(8);
    private int consecutivePasses;

    RandomVg101Game(Colour program, long seed) {
        this.program = program;
        this.random = new Random(seed);
        List<String> places = Arrays.asList(place(4, 'd'), place(4, 'e'), place(5, 'd'), place(5, 'e'));
        Collections.shuffle(places, random);
        input.add("START");
        input.addAll(places);
        input.add("DONE");
        expectedAnswers.add("OK");
        if (program == Colour.BLACK) {
            input.add("BEGIN");
            programsTurn();
        }
        while (consecutivePasses < 2) {
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
        input.add(move.isPass() ? "PASS" : "TURN " + spaced(move));
        play(move);
    }

    private void programsTurn() {
        expectedBoards.add(position);
        Move move = new Greedy().choose(Game.from(position, Objective.MOST_DISCS), Clock.UNLIMITED);
        expectedAnswers.add(move.isPass() ? "PASS" : spaced(move));
        play(move);
        if (!move.isPass()) {
            expectedBoards.add(position);
        }
    }

    private void play(Move move) {
        consecutivePasses = move.isPass() ? consecutivePasses + 1 : 0;
        position = move.isPass() ? position.passed() : position.play(move);
    }

    private static String spaced(Move move) {
        return (char) ('a' + move.column()) + " " + (move.row() + 1);
    }

    Colour program() {
        return program;
    }

    /** The judge's lines, without END. */
    List<String> input() {
        return input;
    }

    /** The program's answers. */
    List<String> expectedAnswers() {
        return expectedAnswers;
    }

    /** The positions that the program draws. */
    List<Position> expectedBoards() {
        return expectedBoards;
    }

    Position end() {
        return position;
    }
}
