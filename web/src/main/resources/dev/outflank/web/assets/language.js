/** The texts of the page in the visitor's language. The server sends those that the page's modules use. */

/** @type {Record<string, string>} */
const texts = JSON.parse(document.querySelector("meta[name=texts]")?.getAttribute("content") ?? "{}");

const language = document.documentElement.lang;

/**
 * A text with its placeholders replaced: `{count}` by a value, `{count|disc|discs}` by the first word if the value is 1 and
 * by the second one otherwise.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export const text = (key, values = {}) =>
  (texts[key] ?? key).replace(/\{([a-zA-Z]+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (_, name, one, other) =>
    one === undefined ? String(values[name]) : values[name] === 1 ? one : other);

/**
 * The address of data in the language of this page, which another window of the browser may have changed since.
 *
 * @param {string} path
 */
export const inPageLanguage = (path) => `${path}${path.includes("?") ? "&" : "?"}language=${language}`;

/** @param {number} number */
export const formatNumber = (number) => number.toLocaleString(language);

/** @param {number} time epoch milliseconds */
export const formatTime = (time) => new Date(time).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });

/** The name of a side. @param {string} side "black" or "white" */
export const sideName = (side) => text("side." + side);

// What the address holds after "#" does not reach the server: the page must come back to it in the other language.
document.querySelector(".languages form")?.addEventListener("submit", ({ target }) => {
  const next = target instanceof HTMLFormElement ? target.elements.namedItem("next") : null;
  if (next instanceof HTMLInputElement) {
    next.value = location.pathname + location.search + location.hash;
  }
});
