/**
 * Preferences and other values stored in this browser.
 *
 * @typedef {object} Settings
 * @property {boolean} calm no animations
 * @property {boolean} sound
 * @property {boolean} legal legal moves are marked on the board
 * @property {string} board the theme of the board
 * @property {string} discs the theme of the discs
 */

/** @type {Settings} */
const defaults = { calm: false, sound: false, legal: true, board: "green", discs: "round" };

/** @returns {Settings} */
export function getSettings() {
  return { ...defaults, ...loadLocal("settings", {}) };
}

/**
 * @param {keyof Settings} name
 * @param {boolean | string} value
 */
export function setSetting(name, value) {
  saveLocal("settings", { ...getSettings(), [name]: value });
  applyThemes();
  dispatchEvent(new Event("settings"));
}

/** Style sheets choose the themes by attributes of the root element. */
function applyThemes() {
  const { board, discs } = getSettings();
  document.documentElement.dataset.board = board;
  document.documentElement.dataset.discs = discs;
}

/** Whether to animate: neither this page nor the system is set to reduced motion. */
export function animationsEnabled() {
  return !getSettings().calm && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * A stored value, or the fallback if there is none or it cannot be read.
 *
 * @template T
 * @param {string} name
 * @param {T} fallback
 * @returns {T}
 */
export function loadLocal(name, fallback) {
  try {
    return JSON.parse(localStorage.getItem(`outflank.${name}`) ?? "") ?? fallback;
  } catch {
    return fallback;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function saveLocal(name, value) {
  try {
    localStorage.setItem(`outflank.${name}`, JSON.stringify(value));
  } catch {
    // Storage may be full or disabled: preferences are then lost on reload, and the rest still works.
  }
}

applyThemes();
