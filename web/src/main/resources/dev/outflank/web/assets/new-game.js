/** The form in which a person says what to play. Tells a `start` event with what the server wants to know. */
import { attempt, element, get } from "./api.js";
import { read, write } from "./settings.js";

const SIZES = Array.from({ length: 12 }, (_, i) => 4 + 2 * i);
const CLOCKS = [
  ["", "No clock"],
  ["1+0", "1 minute each"],
  ["3+2", "3 minutes + 2 s a move"],
  ["5+0", "5 minutes each"],
  ["15+0", "15 minutes each"],
  ["25+0", "25 minutes each"],
];
const defaults = { mode: "house", level: "level-3", side: "black", size: 8, clock: "", black: "level-5", white: "level-7" };

/**
 * @param {string} label
 * @param {string} name
 * @param {[string, string][]} options
 */
const choice = (label, name, options) =>
  element(
    "label",
    { class: "field" },
    element("span", {}, label),
    element("select", { name }, ...options.map(([value, text]) => element("option", { value }, text))),
  );

/**
 * @param {string} name
 * @param {[string, string][]} options
 * @param {string} legend
 */
const segments = (name, options, legend) =>
  element(
    "fieldset",
    { class: "segments" },
    element("legend", {}, legend),
    ...options.map(([value, text]) =>
      element("label", {}, element("input", { type: "radio", name, value }), element("span", {}, text)),
    ),
  );

class NewGame extends HTMLElement {
  /** @type {{id: string, name: string, idea: string, level: number}[]} */
  #opponents = [];
  #wish = { ...defaults, ...read("wish", {}) };

  connectedCallback() {
    const form = element(
      "form",
      { class: "card" },
      element("h1", {}, "New game"),
      segments(
        "mode",
        [
          ["house", "Computer"],
          ["friend", "Friend by link"],
          ["screen", "One screen"],
          ["watch", "Watch"],
        ],
        "Play against",
      ),
      element(
        "div",
        { class: "for-house" },
        element(
          "label",
          { class: "field level" },
          element("span", {}, "Level"),
          element("input", { type: "range", name: "slider", min: "1", max: "10", step: "1" }),
        ),
        element("p", { class: "opponent", "aria-live": "polite" }),
        choice("or a player of the ladder", "ladder", []),
      ),
      element("div", { class: "for-watch" }, choice("Black", "black", []), choice("White", "white", [])),
      element(
        "div",
        { class: "for-side" },
        segments("side", [["black", "Black"], ["white", "White"], ["either", "Either"]], "You are"),
      ),
      element(
        "div",
        { class: "pair" },
        choice("Board", "size", SIZES.map((size) => [String(size), `${size} × ${size}`])),
        choice("Clock", "clock", CLOCKS),
      ),
      element("button", { class: "main", type: "submit" }, "Start"),
    );
    form.addEventListener("input", (event) => this.#changed(/** @type {HTMLInputElement} */ (event.target)));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.dispatchEvent(new CustomEvent("start", { detail: this.wish() }));
    });
    this.replaceChildren(form);
    this.#load();
  }

  get size() {
    return Number(this.#wish.size);
  }

  /** What to ask the server for. */
  wish() {
    const { mode, level, side, clock, black, white } = this.#wish;
    const [minutes, increment] = clock ? clock.split("+").map(Number) : [0, 0];
    const common = { size: this.size, minutes, increment };
    if (mode === "watch") {
      return { ...common, black, white };
    }
    if (mode === "screen") {
      return { ...common, black: "me", white: "me" };
    }
    const other = mode === "friend" ? "friend" : level;
    const asBlack = side === "either" ? Math.random() < 0.5 : side === "black";
    return { ...common, black: asBlack ? "me" : other, white: asBlack ? other : "me" };
  }

  async #load() {
    const opponents = await attempt(() => get(`/api/opponents?size=${this.size}`));
    this.#opponents = opponents ?? [];
    const options = (list) => list.map((one) => element("option", { value: one.id }, one.name));
    const levels = this.#opponents.filter((one) => one.level > 0);
    const ladder = this.#opponents.filter((one) => one.level === 0);
    this.#field("ladder").replaceChildren(element("option", { value: "" }, "–"), ...options(ladder));
    for (const name of ["black", "white"]) {
      this.#field(name).replaceChildren(
        element("optgroup", { label: "Levels" }, ...options(levels)),
        element("optgroup", { label: "Ladder" }, ...options(ladder)),
      );
    }
    for (const name of ["level", "black", "white"]) {
      if (!this.#opponents.some((one) => one.id === this.#wish[name])) {
        this.#wish[name] = defaults[name];
      }
    }
    this.#render();
  }

  /** @param {HTMLInputElement} input */
  #changed(input) {
    if (input.name === "slider") {
      this.#wish.level = `level-${input.value}`;
    } else if (input.name === "ladder") {
      this.#wish.level = input.value || defaults.level;
    } else {
      this.#wish[input.name] = input.value;
    }
    write("wish", this.#wish);
    if (input.name === "size") {
      this.#load();
      this.dispatchEvent(new CustomEvent("resize-board"));
    } else {
      this.#render();
    }
  }

  #render() {
    const wish = this.#wish;
    for (const name of ["size", "clock", "black", "white"]) {
      this.#field(name).value = String(wish[name]);
    }
    for (const name of ["mode", "side"]) {
      this.querySelector(`input[name=${name}][value=${wish[name]}]`).checked = true;
    }
    const opponent = this.#opponents.find((one) => one.id === wish.level);
    this.#field("ladder").value = opponent?.level === 0 ? opponent.id : "";
    const slider = this.#field("slider");
    slider.value = String(opponent?.level || 3);
    slider.setAttribute("aria-valuetext", opponent?.name ?? "");
    slider.classList.toggle("unused", opponent?.level === 0);
    this.querySelector(".opponent").replaceChildren(
      element("b", {}, opponent ? (opponent.level ? `${opponent.level} · ${opponent.name}` : opponent.name) : ""),
      element("span", {}, opponent?.idea ?? ""),
    );
    this.dataset.mode = wish.mode;
  }

  /** @param {string} name @returns {HTMLSelectElement} */
  #field(name) {
    return this.querySelector(`[name=${name}]`);
  }
}

customElements.define("new-game", NewGame);
