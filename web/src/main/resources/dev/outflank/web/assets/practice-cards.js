/**
 * Positions that this browser practises again: a position returns after a longer time whenever it was solved, and on the
 * next day when it was missed.
 *
 * @typedef {{record: string, ply: number}} Exercise a position of a game, in which the game's move was a mistake
 * @typedef {Exercise & {due: number, step: number}} Card the day on which it returns, and how often it was solved in a row
 */
import { loadLocal, saveLocal } from "./settings.js";

const KEY = "practice-cards";
const DAYS = [1, 3, 7, 16, 35, 90];
const MAX_CARDS = 1000;
const DAY_MS = 86_400_000;

const today = () => Math.floor(Date.now() / DAY_MS);

/** @returns {Card[]} */
const load = () => loadLocal(KEY, /** @type {Card[]} */ ([]));

/** @param {Exercise} one @returns {(other: Exercise) => boolean} */
const sameAs = (one) => (other) => one.record === other.record && one.ply === other.ply;

/** The positions that are to be practised today, the longest waiting first. */
export const dueCards = () =>
  load().filter(({ due }) => due <= today()).sort((one, other) => one.due - other.due);

/** Adds positions to be practised today; those that are known keep their day. @param {Exercise[]} exercises */
export function addCards(exercises) {
  const cards = load();
  const added = exercises.filter((exercise) => !cards.some(sameAs(exercise)));
  saveLocal(KEY, [...cards, ...added.map(({ record, ply }) => ({ record, ply, due: today(), step: 0 }))].slice(-MAX_CARDS));
}

/** Sets the day on which a position returns; a position that was solved at first sight never does. @param {Exercise} exercise @param {boolean} solved */
export function rateCard(exercise, solved) {
  if (!solved) {
    addCards([exercise]);
  }
  saveLocal(KEY, load().map((card) => {
    if (!sameAs(exercise)(card)) {
      return card;
    }
    const step = solved ? Math.min(card.step + 1, DAYS.length - 1) : 0;
    return { ...card, step, due: today() + DAYS[step] };
  }));
}
