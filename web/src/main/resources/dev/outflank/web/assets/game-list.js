/**
 * The games of this browser, newest first. They are remembered here and not on the server, which does not know who plays.
 *
 * @typedef {object} ListedGame
 * @property {string} id
 * @property {string} name the opponent and the board size
 * @property {string} [state] the result, or the number of moves
 * @property {boolean} over
 * @property {number} [started] epoch milliseconds
 */
import { loadLocal, saveLocal } from "./settings.js";

const MAX_GAMES = 500;

/** @returns {ListedGame[]} */
export const listGames = () => loadLocal("games", /** @type {ListedGame[]} */ ([]));

/** Adds or updates a game. @param {ListedGame} game */
export function rememberGame(game) {
  const games = listGames();
  const index = games.findIndex(({ id }) => id === game.id);
  if (index < 0) {
    games.unshift({ started: Date.now(), ...game });
  } else {
    games[index] = { ...games[index], ...game };
  }
  saveLocal("games", games.slice(0, MAX_GAMES));
}

/** @param {string} removed */
export const forgetGame = (removed) => saveLocal("games", listGames().filter(({ id }) => id !== removed));
