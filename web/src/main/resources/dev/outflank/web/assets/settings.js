/** What a person prefers, kept in this browser. */

const defaults = { calm: false, sound: false, legal: true };

/** @returns {{calm: boolean, sound: boolean, legal: boolean}} */
export function settings() {
  return { ...defaults, ...read("settings", {}) };
}

/**
 * @param {"calm" | "sound" | "legal"} name
 * @param {boolean} value
 */
export function prefer(name, value) {
  write("settings", { ...settings(), [name]: value });
  dispatchEvent(new Event("settings"));
}

/** Whether things should move: neither the person nor the system asked for calm. */
export function moves() {
  return !settings().calm && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Something kept under a name; the given value when there is nothing readable.
 *
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function read(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`outflank.${name}`) ?? "") ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function write(name, value) {
  try {
    localStorage.setItem(`outflank.${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing forgets preferences; everything else works.
  }
}
