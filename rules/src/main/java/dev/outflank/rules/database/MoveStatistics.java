package dev.outflank.rules.database;

import dev.outflank.rules.Move;

/**
 * What happened in the games in which a move was played.
 *
 * @param move the move
 * @param games the number of games
 * @param blackWins the number of games that Black won
 * @param whiteWins the number of games that White won
 * @param draws the number of draws; games without a result count in none of the three
 * @param averageDiscs the average number of discs of the side that played the move at the end of the game, with empty
 *     squares counted for the winner; NaN if no game has a known score
 */
public record MoveStatistics(Move move, int games, int blackWins, int whiteWins, int draws, double averageDiscs) {}
