/** The settings of the board and the full-screen view, for all pages with a board. */
import { button, createElement, withErrorToast } from "./dom.js";
import { getSettings, setSetting } from "./settings.js";

/** @typedef {import("./settings.js").Settings} Settings */

/** @param {keyof Settings} name @param {string} label */
const settingSwitch = (name, label) =>
  createElement("label", { class: "switch" },
    createElement("input", {
      type: "checkbox", name, checked: getSettings()[name] === true, onchange: ({ target }) => setSetting(name, target.checked),
    }),
    createElement("span", {}, label));

/** @param {keyof Settings} name @param {string} label @param {[string, string][]} options */
const settingSelect = (name, label, options) =>
  createElement("label", { class: "field" },
    createElement("span", {}, label),
    createElement("select", { name, onchange: ({ target }) => setSetting(name, target.value) },
      ...options.map(([value, text]) => createElement("option", { value, selected: getSettings()[name] === value }, text))));

const settingsDialog = () => {
  /** @type {HTMLDialogElement} */
  const dialog = createElement("dialog", { class: "settings", "aria-label": "Board settings" },
    createElement("h2", {}, "Board settings"),
    settingSelect("board", "Board", [["green", "Green"], ["blue", "Blue"], ["wood", "Wood"], ["grey", "Grey"]]),
    settingSelect("discs", "Discs", [["round", "Round"], ["flat", "Flat"], ["shapes", "Different shapes"]]),
    settingSwitch("legal", "Show legal moves"),
    settingSwitch("calm", "Reduce motion"),
    settingSwitch("sound", "Sound"),
    button("Close", () => dialog.close(), { class: "primary" }));
  return dialog;
};

/**
 * The buttons for settings and the full-screen view.
 *
 * @param {HTMLElement} page holds the element `.game-layout`, which fills the screen
 * @param {...HTMLElement} more
 */
export function boardTools(page, ...more) {
  const dialog = settingsDialog();
  const toggle = () => withErrorToast(async () => {
    if (document.fullscreenElement) {
      await document.exitFullscreen();
    } else {
      await page.querySelector(".game-layout")?.requestFullscreen();
    }
  });
  const fullScreen = button("⤢ Full screen", toggle, { class: "secondary", hidden: !document.fullscreenEnabled });
  return createElement("div", { class: "board-tools" }, ...more,
    button("⚙ Settings", () => dialog.showModal(), { class: "secondary" }), fullScreen, dialog);
}
