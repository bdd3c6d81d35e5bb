package dev.outflank.web.learn;

import java.util.List;
import java.util.Optional;

/**
 * One rung of the ladder, explained.
 *
 * @param id the player's name
 * @param title the idea in a few words
 * @param text the idea in a few sentences
 * @param unit what the numbers on the squares are
 * @param opponent the player to try it against on the page; empty for none
 */
record Lesson(String id, String title, String text, String unit, String opponent) {
    static final List<Lesson> ALL = List.of(
            new Lesson(
                    "first",
                    "Any legal move",
                    "Scan the board row by row and take the first square that turns a disc. It is no good at the game,"
                            + " but a program that can do this knows the rules: begin here.",
                    "All moves count alike.",
                    "first"),
            new Lesson(
                    "random",
                    "Leave it to chance",
                    "Every legal move gets the same chance. Whoever loses to it should look twice; and whoever wants"
                            + " to know whether an idea is worth anything lets it play against this.",
                    "The chance of each move.",
                    "random"),
            new Lesson(
                    "greedy",
                    "Take the most",
                    "Count the discs that each move turns and take the largest number. It looks strong for half of the"
                            + " game: but discs in the middle are turned back, and many discs mean many ways for the"
                            + " opponent.",
                    "Discs turned.",
                    "greedy"),
            new Lesson(
                    "smarter",
                    "Glance at the answer",
                    "As greedy, but of equal moves prefer the one after which the opponent's best greedy answer turns"
                            + " least: a thousandth of a disc for each.",
                    "Discs turned, less a thousandth of what the answer turns.",
                    "smarter"),
            new Lesson(
                    "smartest",
                    "Follow one line",
                    "Play the move, then let both sides be greedy for ten half-moves, and count discs there. One line"
                            + " of play is followed far, all others are forgotten.",
                    "Discs ahead at the end of the greedy line.",
                    "smartest"),
            new Lesson(
                    "composite",
                    "Say what matters",
                    "A move is worth its discs, 200 for a corner, and 20 for every move that it takes from the"
                            + " opponent. Corners can never be turned; and a side without good moves must play bad ones.",
                    "1 · discs + 200 · corner + 20 · moves taken away.",
                    "composite"),
            new Lesson(
                    "minimax",
                    "Think of the answers",
                    "Try every move, every answer and every move after it, and score the positions at the end by discs,"
                            + " corners and moves. The opponent picks what is worst for you, you pick what is best: the"
                            + " value climbs up the tree.",
                    "The score three moves from here, if both play best.",
                    "minimax"),
            new Lesson(
                    "alphabeta",
                    "Leave out what cannot matter",
                    "Minimax's numbers with a fraction of the work: once an answer is found that makes a move worse"
                            + " than one already known, the other answers need not be looked at. Good moves first, and the"
                            + " tree shrinks to about its square root. See the game tree of 4×4 for how it prunes.",
                    "Minimax's score four moves from here: the same numbers, found by less work.",
                    "alphabeta"),
            new Lesson(
                    "mcts",
                    "Try it out",
                    "Play two thousand games to the end by chance and count who wins. Moves that win get more games,"
                            + " moves that were rarely tried get some too. It needs no knowledge of the game at all.",
                    "The share of games won from here.",
                    "mcts"),
            new Lesson(
                    "cs303",
                    "Know the stage of the game",
                    "Mobility early, stable discs always, parity and counting late: five terms whose weights change"
                            + " with the number of discs on the board, three moves deep. On 8×8.",
                    "The report's score three moves from here.",
                    "cs303"),
            new Lesson(
                    "engine",
                    "All of it, learned",
                    "Patterns of edges, corners and lines, whose values were learned from millions of positions; a"
                            + " search that leaves out what statistics say cannot matter; and the last twenty moves played"
                            + " out exactly. Above 8×8 the same idea with what was learned on large boards.",
                    "Discs at the end, if both play best.",
                    "level-10"));

    static Optional<Lesson> find(String id) {
        return ALL.stream().filter(lesson -> lesson.id.equals(id)).findFirst();
    }
}
