/**
 * The panel beside the board: players, clocks, status, actions and moves. Fires `action` with the name of the button
 * that was pressed.
 *
 * @typedef {object} Side
 * @property {string} name
 * @property {string} about
 * @property {number} discs
 * @property {number} left remaining milliseconds
 * @property {boolean} running whether the clock is running
 *
 * @typedef {object} GameFields
 * @property {string} id
 * @property {number} stamp grows with every change
 * @property {string} turn
 * @property {string[]} transcript
 * @property {Side} black
 * @property {Side} white
 * @property {("black" | "white")[]} yours the sides that this visitor plays
 * @property {boolean} yourTurn
 * @property {boolean} thinking
 * @property {boolean} over
 * @property {boolean} timed
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {boolean} canHint
 * @property {string} status
 * @property {string} news
 * @property {string} opening
 * @property {string | null} invitation
 * @property {string | null} next the id of the rematch
 *
 * @typedef {import("./board.js").BoardState & GameFields} GameRoomView a game as the server sends it to one visitor
 */
import { button, copyToClipboard, createElement, find } from "./dom.js";
import { getSettings, setSetting } from "./settings.js";

const LOW_TIME_MS = 20_000;
const SIDES = /** @type {const} */ (["black", "white"]);

/** @param {number} milliseconds */
const formatClock = (milliseconds) => {
  const seconds = Math.ceil(milliseconds / 1000);
  return milliseconds < 10_000
    ? (milliseconds / 1000).toFixed(1)
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** @param {string} side */
const playerCard = (side) =>
  createElement(
    "div",
    { class: `player ${side}` },
    createElement("i", { "aria-hidden": "true" }),
    createElement("div", { class: "player-name" }, createElement("b"), createElement("span")),
    createElement("span", { class: "clock" }),
    createElement("span", { class: "discs" }),
  );

/** @param {keyof import("./settings.js").Settings} name @param {string} label */
const settingSwitch = (name, label) =>
  createElement("label", { class: "switch" },
    createElement("input", {
      type: "checkbox", name, checked: getSettings()[name], onchange: ({ target }) => setSetting(name, target.checked),
    }),
    createElement("span", {}, label));

export class GamePanel extends HTMLElement {
  /** @type {GameRoomView | undefined} */
  #state;
  #receivedAt = 0;
  #timer = 0;

  connectedCallback() {
    /** @param {string} name @param {string} label @param {import("./dom.js").Properties} [properties] */
    const action = (name, label, properties) =>
      button(label, () => this.#emitAction(name), { "data-action": name, ...properties });
    this.replaceChildren(
      createElement("div", { class: "players" }, ...SIDES.map(playerCard)),
      createElement("p", { class: "status", role: "status" }),
      createElement(
        "div",
        { class: "actions" },
        action("undo", "Undo"),
        action("redo", "Redo"),
        action("hint", "Hint"),
        action("resign", "Resign"),
        action("rematch", "Rematch", { class: "primary" }),
        action("analyse", "Analyse"),
        action("new", "New game"),
      ),
      createElement(
        "div",
        { class: "invite card" },
        createElement("p", {}, "Send this link to your friend. The first person who opens it plays the other side."),
        createElement("div", { class: "link" }, createElement("input", { readonly: true, "aria-label": "Invitation link" }),
          button("Copy", () => copyToClipboard(this.invitationUrl(), "Invitation"), { class: "primary" })),
      ),
      createElement(
        "details",
        { class: "moves", open: matchMedia("(min-width: 60rem)").matches },
        createElement("summary", {}, "Moves"),
        createElement("p", { class: "opening" }),
        createElement("ol"),
      ),
      createElement(
        "div",
        { class: "panel-footer" },
        button("Share", () => copyToClipboard(this.#gameUrl(), "Spectator link"), { class: "secondary" }),
        settingSwitch("legal", "Show legal moves"),
        settingSwitch("calm", "Reduce motion"),
        settingSwitch("sound", "Sound"),
      ),
      createElement("p", { class: "visually-hidden news", "aria-live": "polite" }),
    );
    this.#timer = setInterval(() => this.#updateClocks(), 100);
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
  }

  /** @param {GameRoomView} state */
  show(state) {
    this.#state = state;
    this.#receivedAt = performance.now();
    for (const side of SIDES) {
      const player = find(this, `.player.${side}`);
      const { name, about, discs } = state[side];
      player.classList.toggle("turn", state.turn === side);
      find(player, "b").textContent = name;
      find(player, ".player-name span").textContent = about;
      const count = find(player, ".discs");
      count.textContent = String(discs);
      count.setAttribute("aria-label", `${side}: ${discs} discs`);
    }
    const status = find(this, ".status");
    status.textContent = state.status;
    status.classList.toggle("yours", state.yourTurn);
    status.classList.toggle("thinking", state.thinking);
    find(this, ".news").textContent = state.news;
    this.#renderActions(state);
    find(this, ".invite").hidden = !state.invitation;
    find(this, ".invite input", HTMLInputElement).value = state.invitation ? this.invitationUrl() : "";
    this.#renderMoves(state);
    this.#updateClocks();
  }

  /** @param {GameRoomView} state */
  #renderActions(state) {
    const plays = state.yours.length > 0;
    /** @type {Record<string, boolean>} */
    const visible = {
      undo: plays && !state.timed,
      redo: plays && !state.timed,
      hint: plays && !state.over,
      resign: plays && !state.over,
      rematch: plays && state.over,
      analyse: state.over,
      new: true,
    };
    /** @type {Record<string, boolean>} */
    const enabled = { undo: state.canUndo, redo: state.canRedo, hint: state.canHint };
    for (const name of Object.keys(visible)) {
      const action = find(this, `[data-action=${name}]`, HTMLButtonElement);
      action.hidden = !visible[name];
      action.disabled = enabled[name] === false;
    }
  }

  invitationUrl() {
    return `${this.#gameUrl()}#seat=${this.#state?.invitation}`;
  }

  #gameUrl() {
    return `${location.origin}/play/${this.#state?.id}`;
  }

  /** @param {GameRoomView} state */
  #renderMoves({ opening, transcript }) {
    find(this, ".opening").textContent = opening;
    const list = find(this, ".moves ol");
    while (list.children.length > transcript.length) {
      list.lastElementChild?.remove();
    }
    transcript.forEach((move, i) => {
      const item = list.children[i] ?? list.appendChild(createElement("li"));
      if (item.textContent !== move) {
        item.textContent = move;
      }
    });
    list.lastElementChild?.scrollIntoView({ block: "nearest" });
  }

  #updateClocks() {
    const state = this.#state;
    if (!state) {
      return;
    }
    for (const side of SIDES) {
      const { left, running } = state[side];
      const clock = find(this, `.player.${side} .clock`);
      const now = Math.max(0, left - (running ? performance.now() - this.#receivedAt : 0));
      const text = state.timed ? formatClock(now) : "";
      if (clock.textContent !== text) {
        clock.textContent = text;
      }
      clock.classList.toggle("low", running && now < LOW_TIME_MS);
    }
  }

  /** @param {string} name */
  #emitAction(name) {
    this.dispatchEvent(new CustomEvent("action", { detail: name }));
  }
}

customElements.define("game-panel", GamePanel);
