/**
 * A game between programs: replayed with the arrow keys, or followed while it is played. A viewer who steps back in a
 * live game stays at that position until they return to the last move.
 *
 * @typedef {object} Replay
 * @property {import("./replay.js").GameView} game
 * @property {number} number 1 or 2 within the pair
 * @property {string} black
 * @property {string} white
 * @property {number[]} cpu milliseconds per move
 * @property {number[]} wall milliseconds per move
 * @property {number} since when the side to move started to think (epoch milliseconds); 0 when the game is over
 * @property {string} result
 *
 * @typedef {object} LivePair
 * @property {"waiting" | "playing" | "over" | "void"} state
 * @property {Replay | null} match the current game
 */
import "./board.js";
import { createElement, find } from "./dom.js";
import { boardTools } from "./board-tools.js";
import { sideName, text } from "./language.js";
import { boardsOf, navButton, navButtons, plyForKey, scrollWithin, stateAt } from "./replay.js";
import { openStream } from "./stream.js";

const PLAY_INTERVAL_MS = 700;
const CLOCK_INTERVAL_MS = 200;

/** @param {number} milliseconds */
const formatSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(milliseconds < 100_000 ? 2 : 0)} s`;

class GameReplay extends HTMLElement {
  /** @type {Replay | undefined} */
  #replay;
  /** @type {string[]} */
  #boards = [];
  #ply = 0;
  /** The server's clock minus the browser's, in milliseconds. */
  #clockOffset = 0;
  #playTimer = 0;
  #clockTimer = 0;
  #closeStream = () => {};
  /** @type {import("./replay.js").Navigation} */
  #navigation = { ply: () => this.#ply, last: () => this.#last, goTo: (ply) => this.#goTo(ply) };
  #board = createElement("reversi-board");
  #playButton = navButton("▶", text("live.play"), () => this.#togglePlay());
  #players = createElement("div", { class: "players" });
  #status = createElement("p", { class: "status", role: "status" });
  #moves = createElement("ol", { class: "times", "aria-label": text("live.times") });

  connectedCallback() {
    this.replaceChildren(
      createElement(
        "div",
        { class: "game-layout" },
        createElement(
          "section",
          { class: "board-area", "aria-label": text("board.title") },
          this.#board,
          navButtons(this.#navigation, this.#playButton),
        ),
        createElement("aside", { class: "side-panel" }, this.#players, this.#status, this.#moves, boardTools(this)),
      ),
    );
    // In the capture phase, before the board, whose arrow keys would move the focus between squares.
    document.addEventListener("keydown", this.#onKeyDown, true);
    document.addEventListener("visibilitychange", this.#updateSubscription);
    const { replay, pair } = this.dataset;
    if (replay) {
      this.#showGame(JSON.parse(replay), 0);
    } else {
      this.#showPair(JSON.parse(pair ?? ""));
      this.#clockTimer = setInterval(() => this.#renderPlayers(), CLOCK_INTERVAL_MS);
      this.#updateSubscription();
    }
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.#onKeyDown, true);
    document.removeEventListener("visibilitychange", this.#updateSubscription);
    clearInterval(this.#playTimer);
    clearInterval(this.#clockTimer);
    this.#closeStream();
  }

  /** Subscribes while the page is visible and the pair is not over. */
  #updateSubscription = () => {
    this.#closeStream();
    if (this.dataset.events && !document.hidden) {
      this.#closeStream = openStream(this.dataset.events, {
        events: {
          now: ({ value, at }) => {
            this.#clockOffset = at - Date.now();
            this.#showPair(value);
          },
        },
      });
    }
  };

  /** @param {LivePair} pair */
  #showPair({ state, match }) {
    if (match) {
      const following = !this.#replay || this.#replay.number !== match.number || this.#ply === this.#last;
      this.#showGame(match, following ? match.game.steps.length : this.#ply);
    }
    if (state === "over") {
      this.#closeStream();
      clearInterval(this.#clockTimer);
      delete this.dataset.events;
      /** @param {number} i */
      const link = (i) => createElement("a", { href: `${this.dataset.replayBase}${i}` }, text("live.replay", { number: i + 1 }));
      this.#status.replaceChildren(text("live.over"), " ", link(0), " ", link(1));
    } else if (state !== "playing") {
      this.#status.textContent =
        state === "waiting" ? text("live.waiting") : text("live.void");
    }
  }

  get #last() {
    return this.#replay?.game.steps.length ?? 0;
  }

  /** @param {Replay} replay @param {number} ply */
  #showGame(replay, ply) {
    const known = this.#replay?.number === replay.number ? this.#last : 0;
    this.#replay = replay;
    this.#boards = boardsOf(replay.game);
    if (known === 0) {
      this.#moves.replaceChildren();
    }
    const { names, steps } = replay.game;
    for (let i = known; i < names.length; i++) {
      this.#moves.append(
        createElement("li", {}, createElement("button", { type: "button", onclick: () => this.#goTo(i + 1) },
          createElement("i", { class: steps[i].side }),
          createElement("b", {}, names[i]),
          createElement("span", {}, formatSeconds(replay.cpu[i])))));
    }
    this.#goTo(ply);
  }

  /** @param {number} ply */
  #goTo(ply) {
    if (!this.#replay || ply < 0 || ply > this.#last) {
      return;
    }
    this.#ply = ply;
    const { result, number, game } = this.#replay;
    this.#board.showNow({ ...stateAt(game, this.#boards, ply), moves: [] }, false);
    find(this, ".nav-position").textContent = `${ply} / ${this.#last}`;
    this.#moves.querySelectorAll("button").forEach((item, i) =>
      i === ply - 1 ? item.setAttribute("aria-current", "step") : item.removeAttribute("aria-current"));
    scrollWithin(this.#moves, this.#moves.querySelector("[aria-current]"));
    const status = result || (this.dataset.events
      ? text("live.thinking", { number, side: sideName(game.turns[this.#last] || "black") }) : "");
    if (status && this.#status.textContent !== status) {
      this.#status.textContent = status;
    }
    this.#renderPlayers();
  }

  /** Both sides with their discs and clocks after the move that is shown. */
  #renderPlayers() {
    if (!this.#replay) {
      return;
    }
    const { game, cpu, wall, since, black, white } = this.#replay;
    const turn = game.turns[this.#ply];
    /** @param {"black" | "white"} side @param {string} name @param {string} disc */
    const card = (side, name, disc) => {
      /** @param {number[]} times */
      const spent = (times) => times.reduce((sum, time, i) => sum + (i < this.#ply && game.steps[i].side === side ? time : 0), 0);
      const running = since > 0 && this.dataset.events && this.#ply === this.#last && turn === side;
      const thinking = running ? Math.max(0, Date.now() + this.#clockOffset - since) : 0;
      return createElement("div", { class: `player ${side}${turn === side ? " turn" : ""}` },
        createElement("i"),
        createElement("span", { class: "player-name" }, createElement("b", {}, name),
          createElement("span", {}, `CPU ${formatSeconds(spent(cpu))}`)),
        createElement("span", { class: "clock", title: text("live.wall-time") }, formatSeconds(spent(wall) + thinking)),
        createElement("span", { class: "discs" }, String([...this.#boards[this.#ply]].filter((cell) => cell === disc).length)));
    };
    this.#players.replaceChildren(card("black", black, "X"), card("white", white, "O"));
  }

  #togglePlay() {
    clearInterval(this.#playTimer);
    const running = this.#playTimer !== 0;
    if (!running && this.#ply === this.#last) {
      this.#goTo(0);
    }
    this.#playTimer = running
      ? 0
      : setInterval(() => (this.#ply === this.#last ? this.#togglePlay() : this.#goTo(this.#ply + 1)), PLAY_INTERVAL_MS);
    this.#playButton.textContent = running ? "▶" : "❚❚";
    this.#playButton.setAttribute("aria-label", running ? text("live.play") : text("live.pause"));
  }

  /** @param {KeyboardEvent} event */
  #onKeyDown = (event) => {
    const ply = plyForKey(event.key, this.#navigation);
    const typing = event.target instanceof Element && event.target.closest("textarea, input, select, pre, .scroll-x");
    if (ply !== undefined && !typing && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      this.#goTo(ply);
    }
  };
}

customElements.define("game-replay", GameReplay);
