/**
 * The form for a new game. Fires `create-game` with a {@link GameRequest}, and `choice-change` when another
 * game would be started.
 *
 * @typedef {object} GameRequest
 * @property {number} size
 * @property {string} black "me", "friend" or the id of an opponent
 * @property {string} white
 * @property {number} minutes
 * @property {number} increment
 * @property {string} [opening] "balanced" for a game that begins with a random balanced opening
 *
 * @typedef {{id: string, name: string, idea: string, level: number, elo: number}} Opponent level 0 for a player without a level
 */
import { get } from "./api.js";
import { BOARD_SIZES } from "./board.js";
import { createElement, find, withErrorToast } from "./dom.js";
import { sideName, text } from "./language.js";
import { loadLocal, saveLocal } from "./settings.js";

/** Minutes for each side and seconds added per move. */
const CLOCKS = ["1+0", "3+2", "5+0", "15+0", "25+0"];
/** The strength of the levels was measured on this board. */
const MEASURED_SIZE = 8;
const MODES = ["computer", "friend", "screen", "watch"];
/** The choice of a board of 8 × 8 with a balanced opening. */
const BALANCED = "8-balanced";
/** @type {[string, string][]} */
const BOARDS = BOARD_SIZES.flatMap((size) => {
  /** @type {[string, string]} */
  const plain = [String(size), `${size} × ${size}`];
  return size === 8 ? [plain, [BALANCED, `8 × 8, ${text("play.balanced")}`]] : [plain];
});
/** @type {Record<string, string>} */
const DEFAULTS = {
  mode: "computer", level: "level-2", side: "black", size: "8", clock: "", black: "level-7", white: "level-12",
};

/** The choices of the last visit. @returns {Record<string, string>} */
function loadChoices() {
  const choices = { ...DEFAULTS, ...loadLocal("wish", DEFAULTS) };
  return MODES.includes(choices.mode) ? choices : { ...choices, mode: DEFAULTS.mode };
}

/**
 * @param {string} label
 * @param {string} name
 * @param {[string, string][]} options
 */
const selectField = (label, name, options) =>
  createElement(
    "label",
    { class: "field" },
    createElement("span", {}, label),
    createElement("select", { name }, ...options.map(([value, title]) => createElement("option", { value }, title))),
  );

/**
 * @param {string} name
 * @param {[string, string][]} options
 * @param {string} legend
 */
const radioGroup = (name, options, legend) =>
  createElement(
    "fieldset",
    { class: "segments" },
    createElement("legend", {}, legend),
    ...options.map(([value, title]) =>
      createElement("label", {}, createElement("input", { type: "radio", name, value }), createElement("span", {}, title)),
    ),
  );

/** @param {string} clock @returns {[string, string]} the value and the text of an option */
const clockOption = (clock) => {
  const [minutes, seconds] = clock.split("+").map(Number);
  return [clock, seconds > 0 ? text("form.increment", { minutes, seconds }) : text("form.minutes", { minutes })];
};

export class NewGameForm extends HTMLElement {
  /** @type {Opponent[]} */
  #opponents = [];
  #choices = loadChoices();

  connectedCallback() {
    const form = createElement(
      "form",
      { class: "card" },
      createElement("h1", {}, text("play.new-game")),
      createElement("p", { class: "first-steps" }, createElement("a", { href: "/learn/first-steps" }, text("steps.invitation"))),
      radioGroup("mode", MODES.map((mode) => [mode, text("form.mode." + mode)]), text("form.against")),
      createElement(
        "div",
        { class: "for-computer" },
        createElement(
          "label",
          { class: "field level" },
          createElement("span", {}, text("form.level")),
          createElement("input", { type: "range", name: "slider", min: "1", step: "1" }),
        ),
        createElement("p", { class: "opponent", "aria-live": "polite" }),
        selectField(text("form.other-player"), "builtin", []),
      ),
      createElement("div", { class: "for-watch" }, selectField(sideName("black"), "black", []), selectField(sideName("white"), "white", [])),
      createElement("label", { class: "field for-friend" }, createElement("span", {}, text("form.name")),
        createElement("input", { name: "nickname", maxlength: "20", autocomplete: "nickname", placeholder: text("play.guest"), value: loadLocal("nickname", "") })),
      createElement(
        "div",
        { class: "for-side" },
        radioGroup("side", [["black", sideName("black")], ["white", sideName("white")], ["either", text("form.random")]], text("form.colour")),
      ),
      createElement(
        "div",
        { class: "field-row" },
        selectField(text("board.title"), "size", BOARDS),
        selectField(text("form.clock"), "clock", [["", text("form.no-clock")], ...CLOCKS.map(clockOption)]),
      ),
      createElement("button", { class: "primary", type: "submit" }, text("form.start")),
    );
    form.addEventListener("input", (event) => this.#onInput(/** @type {HTMLInputElement} */ (event.target)));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.dispatchEvent(new CustomEvent("create-game", { detail: this.gameRequest() }));
    });
    this.replaceChildren(form);
    this.#loadOpponents();
  }

  get size() {
    return parseInt(this.#choices.size);
  }

  /** Whether the visitor plays the first move from the start position, so that playing it may begin the game. */
  get beginsWithVisitor() {
    const { mode, side, size } = this.#choices;
    return size !== BALANCED && (mode === "screen" || (mode === "computer" && side === "black"));
  }

  /** @returns {GameRequest} */
  gameRequest() {
    const { mode, level, side, clock, black, white } = this.#choices;
    const [minutes, increment] = clock ? clock.split("+").map(Number) : [0, 0];
    const opening = this.#choices.size === BALANCED ? { opening: "balanced" } : {};
    const common = { size: this.size, minutes, increment, ...opening };
    if (mode === "watch") {
      return { ...common, black, white };
    }
    if (mode === "screen") {
      return { ...common, black: "me", white: "me" };
    }
    const opponent = mode === "friend" ? "friend" : level;
    const playsBlack = side === "either" ? Math.random() < 0.5 : side === "black";
    return { ...common, black: playsBlack ? "me" : opponent, white: playsBlack ? opponent : "me" };
  }

  async #loadOpponents() {
    this.#opponents = (await withErrorToast(() => get(`/api/opponents?size=${this.size}`))) ?? [];
    /** @param {Opponent[]} opponents */
    const options = (opponents) => opponents.map(({ id, name }) => createElement("option", { value: id }, name));
    const levels = this.#opponents.filter((opponent) => opponent.level > 0);
    const builtIn = this.#opponents.filter((opponent) => opponent.level === 0);
    find(this, "[name=slider]", HTMLInputElement).max = String(levels.length);
    this.#field("builtin").replaceChildren(createElement("option", { value: "" }, "–"), ...options(builtIn));
    for (const name of ["black", "white"]) {
      this.#field(name).replaceChildren(
        createElement("optgroup", { label: text("form.levels") }, ...options(levels)),
        createElement("optgroup", { label: text("form.other-players") }, ...options(builtIn)),
      );
    }
    for (const name of ["level", "black", "white"]) {
      if (!this.#opponents.some((opponent) => opponent.id === this.#choices[name])) {
        this.#choices[name] = DEFAULTS[name];
      }
    }
    this.#render();
  }

  /** @param {HTMLInputElement} input */
  #onInput(input) {
    if (input.name === "slider") {
      this.#choices.level = `level-${input.value}`;
    } else if (input.name === "builtin") {
      this.#choices.level = input.value || DEFAULTS.level;
    } else if (input.name !== "nickname") {
      this.#choices[input.name] = input.value;
    }
    if (input.name === "nickname") {
      saveLocal("nickname", input.value);
      return;
    }
    saveLocal("wish", this.#choices);
    if (input.name === "size") {
      this.#loadOpponents();
    } else {
      this.#render();
    }
    this.dispatchEvent(new CustomEvent("choice-change"));
  }

  #render() {
    const choices = this.#choices;
    for (const name of ["size", "clock", "black", "white"]) {
      this.#field(name).value = String(choices[name]);
    }
    for (const name of ["mode", "side"]) {
      find(this, `input[name=${name}][value=${choices[name]}]`, HTMLInputElement).checked = true;
    }
    const opponent = this.#opponents.find(({ id }) => id === choices.level);
    this.#field("builtin").value = opponent?.level === 0 ? opponent.id : "";
    const slider = find(this, "[name=slider]", HTMLInputElement);
    slider.value = String(opponent?.level || 2);
    slider.setAttribute("aria-valuetext", opponent?.name ?? "");
    slider.classList.toggle("unused", opponent?.level === 0);
    find(this, ".opponent").replaceChildren(
      createElement("b", {}, opponent ? (opponent.level ? `${opponent.level} · ${opponent.name}` : opponent.name) : ""),
      createElement("span", {}, opponent?.idea ?? ""),
      ...(opponent?.elo && this.size === MEASURED_SIZE ? [createElement("small", {}, text("form.strength", { elo: opponent.elo }))] : []),
    );
    this.dataset.mode = choices.mode;
  }

  /** @param {string} name */
  #field(name) {
    return find(this, `select[name=${name}]`, HTMLSelectElement);
  }
}

customElements.define("new-game-form", NewGameForm);
