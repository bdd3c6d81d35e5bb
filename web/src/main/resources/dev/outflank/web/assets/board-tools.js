/** The settings of the board and the full-screen view, for all pages with a board. */
import { button, createElement, withErrorToast } from "./dom.js";
import { text } from "./language.js";
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
      ...options.map(([value, title]) => createElement("option", { value, selected: getSettings()[name] === value }, title))));

const BOARDS = ["green", "blue", "wood", "grey"];
const DISCS = ["round", "flat", "shapes"];

const settingsDialog = () => {
  /** @type {HTMLDialogElement} */
  const dialog = createElement("dialog", { class: "settings", "aria-label": text("settings.title") },
    createElement("h2", {}, text("settings.title")),
    settingSelect("board", text("settings.board"), BOARDS.map((board) => [board, text("settings.board." + board)])),
    settingSelect("discs", text("settings.discs"), DISCS.map((discs) => [discs, text("settings.discs." + discs)])),
    settingSwitch("legal", text("settings.legal")),
    settingSwitch("calm", text("settings.calm")),
    settingSwitch("sound", text("settings.sound")),
    button(text("settings.close"), () => dialog.close(), { class: "primary" }));
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
  const fullScreen = button(`⤢ ${text("settings.full-screen")}`, toggle, { class: "secondary", hidden: !document.fullscreenEnabled });
  return createElement("div", { class: "board-tools" }, ...more,
    button(`⚙ ${text("settings.open")}`, () => dialog.showModal(), { class: "secondary" }), fullScreen, dialog);
}
