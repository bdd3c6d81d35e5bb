/**
 * A game between programs: replayed with the arrow keys, or followed while it is played. Who walks back in a live game stays
 * where they are until they return to its last move.
 *
 * @typedef {object} Match
 * @property {import("./replay.js").GameView} game
 * @property {number} number
 * @property {string} black
 * @property {string} white
 * @property {number[]} cpu
 * @property {number[]} wall
 * @property {number} since
 * @property {string} result
 */
import { element } from "./api.js";
import "./board.js";
import { boards, stateAt, walk, walkedTo, walks } from "./replay.js";

const PACE = 700;

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(milliseconds < 100_000 ? 2 : 0)} s`;

class MatchView extends HTMLElement {
  /** @type {Match | undefined} */
  #match;
  #boards = [];
  #ply = 0;
  /** Between the server's clock and this one. */
  #ahead = 0;
  #player = 0;
  #ticker = 0;
  /** @type {EventSource | undefined} */
  #events;
  #place = { ply: () => this.#ply, last: () => this.#last, go: (ply) => this.#go(ply) };

  connectedCallback() {
    this.replaceChildren(
      element(
        "div",
        { class: "table" },
        element(
          "section",
          { class: "stage", "aria-label": "Board" },
          element("reversi-board"),
          walks(this.#place, walk("▶", "Play", () => this.#togglePlay())),
        ),
        element("aside", { class: "side" },
          element("div", { class: "players" }),
          element("p", { class: "status", role: "status" }),
          element("ol", { class: "times", "aria-label": "Moves with their times" })),
      ),
    );
    // Before the board itself, in which arrows would walk over squares that nobody can play on.
    document.addEventListener("keydown", this.#key, true);
    document.addEventListener("visibilitychange", this.#follow);
    if (this.dataset.match) {
      this.#show(JSON.parse(this.dataset.match), 0);
    } else {
      this.#watch(JSON.parse(this.dataset.watched));
      this.#ticker = setInterval(() => this.#renderPlayers(), 200);
      this.#follow();
    }
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.#key, true);
    document.removeEventListener("visibilitychange", this.#follow);
    clearInterval(this.#player);
    clearInterval(this.#ticker);
    this.#events?.close();
  }

  /** Listens while the page is seen and the pair is not over. */
  #follow = () => {
    this.#events?.close();
    if (this.dataset.live && !document.hidden) {
      this.#events = new EventSource(this.dataset.live);
      this.#events.addEventListener("now", (event) => {
        const { value, at } = JSON.parse(event.data);
        this.#ahead = at - Date.now();
        this.#watch(value);
      });
    }
  };

  /** @param {{state: string, match: Match | null}} watched */
  #watch({ state, match }) {
    if (match) {
      const following = !this.#match || this.#match.number !== match.number || this.#ply === this.#last;
      this.#show(match, following ? match.game.steps.length : this.#ply);
    }
    const status = this.querySelector(".status");
    if (state === "over") {
      this.#events?.close();
      clearInterval(this.#ticker);
      delete this.dataset.live;
      status.replaceChildren("The pair is over. ",
        element("a", { href: `${this.dataset.over}0` }, "Replay game 1"), " ", element("a", { href: `${this.dataset.over}1` }, "Replay game 2"));
    } else if (state !== "playing") {
      status.textContent = state === "waiting" ? "Waiting for a worker, or for the first move…" : "This pair could not be played.";
    }
  }

  get #last() {
    return this.#match?.game.steps.length ?? 0;
  }

  /** @param {Match} match @param {number} ply */
  #show(match, ply) {
    const known = this.#match?.number === match.number ? this.#last : 0;
    this.#match = match;
    this.#boards = boards(match.game);
    const moves = this.querySelector(".times");
    if (known === 0) {
      moves.replaceChildren();
    }
    match.game.names.slice(known).forEach((name, i) =>
      moves.append(element("li", {}, element("button", { type: "button", onclick: () => this.#go(known + i + 1) },
        element("i", { class: match.game.steps[known + i].side }), element("b", {}, name), element("span", {}, seconds(match.cpu[known + i]))))));
    this.#go(ply);
  }

  /** @param {number} ply */
  #go(ply) {
    if (!this.#match || ply < 0 || ply > this.#last) {
      return;
    }
    this.#ply = ply;
    this.querySelector("reversi-board").show({ ...stateAt(this.#match.game, this.#boards, ply), moves: [] }, false);
    this.querySelector(".where").textContent = `${ply} / ${this.#last}`;
    this.querySelectorAll(".times button").forEach((one, i) =>
      i === ply - 1 ? one.setAttribute("aria-current", "step") : one.removeAttribute("aria-current"));
    const list = this.querySelector(".times");
    const here = list.querySelector("[aria-current]");
    if (here) {
      list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 2;
    }
    const { result, number, game } = this.#match;
    const status = result || (this.dataset.live
      ? `Live: game ${number}, ${game.turns.at(-1) === "white" ? "White" : "Black"} is thinking` : "");
    if (status && this.querySelector(".status").textContent !== status) {
      this.querySelector(".status").textContent = status;
    }
    this.#renderPlayers();
  }

  /** Both sides with their discs and clocks as they were after the move that is shown. */
  #renderPlayers() {
    if (!this.#match) {
      return;
    }
    const { game, cpu, wall, since } = this.#match;
    const board = this.#boards[this.#ply];
    const turn = game.turns[this.#ply];
    const cards = ["black", "white"].map((side) => {
      const spent = (clock) => clock.reduce((sum, time, i) => sum + (i < this.#ply && game.steps[i].side === side ? time : 0), 0);
      const running = since > 0 && this.dataset.live && this.#ply === this.#last && turn === side;
      const thinking = running ? Math.max(0, Date.now() + this.#ahead - since) : 0;
      return element("div", { class: `player ${side}${turn === side ? " turn" : ""}` },
        element("i"),
        element("span", { class: "who" }, element("b", {}, this.#match[side]),
          element("span", {}, `CPU ${seconds(spent(cpu))}`)),
        element("span", { class: "clock", title: "wall time" }, seconds(spent(wall) + thinking)),
        element("span", { class: "discs" }, String([...board].filter((disc) => disc === (side === "black" ? "X" : "O")).length)));
    });
    this.querySelector(".players").replaceChildren(...cards);
  }

  #togglePlay() {
    clearInterval(this.#player);
    const running = this.#player !== 0;
    if (!running && this.#ply === this.#last) {
      this.#go(0);
    }
    this.#player = running ? 0 : setInterval(() => (this.#ply === this.#last ? this.#togglePlay() : this.#go(this.#ply + 1)), PACE);
    const play = this.querySelector(".walks button:last-child");
    play.textContent = running ? "▶" : "❚❚";
    play.setAttribute("aria-label", running ? "Play" : "Pause");
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const to = walkedTo(event.key, this.#place);
    const typing = /** @type {HTMLElement} */ (event.target).closest?.("textarea, input, select, pre, .wide");
    if (to !== undefined && !typing && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      this.#go(to);
    }
  };
}

customElements.define("match-view", MatchView);
