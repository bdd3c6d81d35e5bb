/**
 * The panel beside the board: players, clocks, status, actions and moves. Fires `action` with the name of the button
 * that was pressed, `move-entered` with a move by its name, and `ply-select` with a move to look back to.
 *
 * @typedef {object} Side
 * @property {string} name
 * @property {string} about
 * @property {string} opponent the id of a built-in player; empty for a person
 * @property {boolean} house whether it is a built-in player
 * @property {boolean} open
 * @property {boolean} present whether the player has the game open
 * @property {number} discs
 * @property {number} left remaining milliseconds
 * @property {boolean} running whether the clock is running
 *
 * @typedef {object} GameFields
 * @property {string} id
 * @property {number} stamp grows with every change
 * @property {string} turn
 * @property {number[][]} flips what each of the visitor's legal moves flips
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
 * @property {"" | "won" | "lost" | "draw"} outcome for a visitor who plays one side of a finished game
 * @property {string} opening
 * @property {number} spectators
 * @property {Record<string, string[]>} offers the sides that offer a draw or a rematch
 * @property {string | null} invitation
 * @property {string | null} next the id of the rematch
 *
 * @typedef {import("./board.js").BoardState & GameFields} GameRoomView a game as the server sends it to one visitor
 */
import { Announcer } from "./announcer.js";
import { boardTools } from "./board-tools.js";
import { button, copyToClipboard, createElement, find } from "./dom.js";
import "./game-result.js";
import "./invitation.js";
import { sideName, text } from "./language.js";
import "./move-entry.js";
import { navButtons, scrollWithin } from "./replay.js";

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

/** What is said below a player's name. @param {Side} side @param {boolean} own */
const aboutPlayer = ({ about, house, open, present }, own) =>
  about || (house || open || own ? "" : present ? text("play.here") : text("play.away"));

export class GamePanel extends HTMLElement {
  /** @type {GameRoomView | undefined} */
  #state;
  #receivedAt = 0;
  #timer = 0;
  /** The move that is looked back to; -1 while the game is followed. */
  #lookedAt = -1;
  #announcer = new Announcer();
  #entry = createElement("move-entry");
  #result = createElement("game-result");
  #invitation = createElement("game-invitation", { class: "invite card" });
  #navigation = navButtons({
    ply: () => (this.#lookedAt < 0 ? this.#state?.ply ?? 0 : this.#lookedAt),
    last: () => this.#state?.ply ?? 0,
    goTo: (ply) => this.#selectPly(ply),
  });

  connectedCallback() {
    /** @param {string} name @param {string} label @param {import("./dom.js").Properties} [properties] */
    const action = (name, label, properties) =>
      button(label, () => this.#emitAction(name), { "data-action": name, ...properties });
    this.#entry.addEventListener("move-entered", ({ detail }) =>
      this.dispatchEvent(new CustomEvent("move-entered", { detail })));
    this.#result.addEventListener("action", ({ detail }) => this.#emitAction(detail));
    this.#result.addEventListener("ply-select", ({ detail }) => this.#selectPly(detail));
    this.replaceChildren(
      createElement("h1", { class: "visually-hidden" }, text("layout.tab.play")),
      createElement("div", { class: "players" }, ...SIDES.map(playerCard)),
      createElement("p", { class: "lost-connection", role: "alert", hidden: true }, `⚠ ${text("play.no-connection")}`),
      createElement("p", { class: "status", role: "status" }),
      this.#result,
      createElement(
        "div",
        { class: "actions" },
        action("undo", `↶ ${text("play.undo")}`),
        action("redo", `↷ ${text("play.redo")}`),
        action("hint", `✦ ${text("play.hint")}`),
        action("draw", `½ ${text("play.offer-draw")}`),
        action("resign", `⚑ ${text("play.resign")}`),
        action("new", `+ ${text("play.new-game")}`),
      ),
      this.#invitation,
      this.#entry,
      createElement(
        "details",
        { class: "moves", open: matchMedia("(min-width: 60rem)").matches },
        createElement("summary", {}, text("play.moves")),
        createElement("p", { class: "opening" }),
        createElement("ol"),
        this.#navigation,
      ),
      createElement("div", { class: "panel-footer" },
        createElement("span", { class: "spectators" }),
        boardTools(/** @type {HTMLElement} */ (this.closest("play-page")),
          button(`↗ ${text("play.share")}`, () => copyToClipboard(this.#gameUrl()), { class: "secondary" }))),
      this.#announcer.element,
    );
    this.#timer = setInterval(() => this.#updateClocks(), 100);
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
  }

  /** @param {boolean} connected */
  set connected(connected) {
    find(this, ".lost-connection").hidden = connected;
  }

  /** The opponent that is suggested after the game. */
  get suggestedOpponent() {
    return this.#result.suggestedOpponent;
  }

  /** Says something to a screen reader. @param {string} sentence */
  say(sentence) {
    this.#announcer.say(sentence);
  }

  /** @param {GameRoomView} state */
  show(state) {
    this.#state = state;
    this.#receivedAt = performance.now();
    find(this, "h1").textContent = `${state.black.name} – ${state.white.name}, ${state.size}×${state.size}`;
    for (const side of SIDES) {
      const player = find(this, `.player.${side}`);
      const { name, discs } = state[side];
      player.classList.toggle("turn", state.turn === side);
      find(player, "b").textContent = name;
      const about = find(player, ".player-name span");
      about.textContent = aboutPlayer(state[side], state.yours.includes(side));
      about.classList.toggle("presence", !state[side].house);
      const count = find(player, ".discs");
      count.textContent = String(discs);
      count.setAttribute("aria-label", text("play.discs", { side: sideName(side), count: discs }));
    }
    this.#renderStatus(state);
    this.#announcer.announce(state, state.status);
    this.#renderActions(state);
    this.#result.hidden = !state.over || state.ply === 0;
    if (state.over && state.ply > 0) {
      this.#result.show(state);
    }
    this.#invitation.hidden = !state.invitation;
    if (state.invitation) {
      this.#invitation.show(`/play/${state.id}#seat=${state.invitation}`);
    }
    this.#entry.hidden = state.yours.length === 0 || state.over;
    this.#entry.show(state, state.yourTurn);
    find(this, ".spectators").textContent = state.spectators > 0 ? text("play.spectators", { count: state.spectators }) : "";
    this.#renderMoves(state);
    this.#updateClocks();
  }

  /** @param {number} ply the move that the board shows; -1 for the latest */
  set lookedAt(ply) {
    this.#lookedAt = ply;
    if (this.#state) {
      this.#renderStatus(this.#state);
      this.#renderMoves(this.#state);
    }
  }

  /** @param {GameRoomView} state */
  #renderStatus(state) {
    const looking = this.#lookedAt >= 0;
    const status = find(this, ".status");
    const offered = state.offers.draw?.find((side) => !state.yours.includes(/** @type {"black" | "white"} */ (side)));
    const sentence = looking ? text("play.looking-back", { move: this.#lookedAt, count: state.ply })
      : offered && state.yours.length > 0 ? text("play.draw-offered-to-you", { status: state.status }) : state.status;
    if (status.textContent !== sentence) {
      status.textContent = sentence;
    }
    status.classList.toggle("yours", state.yourTurn && !looking);
    status.classList.toggle("thinking", state.thinking && !looking);
    status.classList.toggle("over", state.over);
  }

  /** @param {GameRoomView} state */
  #renderActions(state) {
    const plays = state.yours.length > 0;
    const againstPerson = state.yours.length === 1 && SIDES.every((side) => !state[side].house && !state[side].open);
    const offeredDraw = state.offers.draw ?? [];
    const ownOffer = state.yours.some((side) => offeredDraw.includes(side));
    /** @type {Record<string, boolean>} */
    const visible = {
      undo: plays && !state.timed && !againstPerson,
      redo: plays && !state.timed && !againstPerson,
      hint: plays && !state.over && !againstPerson,
      draw: againstPerson && !state.over,
      resign: plays && !state.over,
      new: true,
    };
    /** @type {Record<string, boolean>} */
    const enabled = { undo: state.canUndo, redo: state.canRedo, hint: state.canHint, draw: !ownOffer };
    for (const name of Object.keys(visible)) {
      const action = find(this, `[data-action=${name}]`, HTMLButtonElement);
      action.hidden = !visible[name];
      action.disabled = enabled[name] === false;
    }
    find(this, "[data-action=draw]").textContent =
      `½ ${ownOffer ? text("play.draw-offered") : offeredDraw.length > 0 ? text("play.accept-draw") : text("play.offer-draw")}`;
  }

  #gameUrl() {
    return `${location.origin}/play/${this.#state?.id}`;
  }

  /** @param {GameRoomView} state */
  #renderMoves({ opening, transcript, ply }) {
    find(this, ".opening").textContent = opening;
    const list = find(this, ".moves ol");
    while (list.children.length > transcript.length) {
      list.lastElementChild?.remove();
    }
    transcript.forEach((move, i) => {
      const item = list.children[i]
        ?? list.appendChild(createElement("li", {}, button("", () => this.#selectPly(i + 1), { class: "move" })));
      const press = find(item, "button");
      if (press.textContent !== move) {
        press.textContent = move;
      }
      press.toggleAttribute("aria-current", i + 1 === (this.#lookedAt < 0 ? ply : this.#lookedAt));
    });
    const shown = this.#lookedAt < 0 ? ply : this.#lookedAt;
    find(this.#navigation, ".nav-position").textContent = `${shown} / ${ply}`;
    scrollWithin(/** @type {HTMLElement} */ (list), list.querySelector("[aria-current]"));
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
      const time = state.timed ? formatClock(now) : "";
      if (clock.textContent !== time) {
        clock.textContent = time;
      }
      clock.classList.toggle("low", running && now < LOW_TIME_MS);
    }
  }

  /** @param {number} ply */
  #selectPly(ply) {
    this.dispatchEvent(new CustomEvent("ply-select", { detail: ply }));
  }

  /** @param {string} name */
  #emitAction(name) {
    this.dispatchEvent(new CustomEvent("action", { detail: name }));
  }
}

customElements.define("game-panel", GamePanel);
