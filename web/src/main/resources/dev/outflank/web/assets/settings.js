/**
 * Preferences and other values stored in this browser.
 *
 * @typedef {object} Settings
 * @property {boolean} calm no animations
 * @property {boolean} sound
 * @property {boolean} legal legal moves are marked on the board
 */

/** @type {Settings} */
const defaults = { calm: false, sound: false, legal: true };

/** @returns {Settings} */
export function getSettings() {
  return { ...defaults, ...loadLocal("settings", {}) };
}

/**
 * @param {keyof Settings} name
 * @param {boolean} value
 */
export function setSetting(name, value) {
  saveLocal("settings", { ...getSettings(), [name]: value });
  dispatchEvent(new Event("settings"));
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
