/** The play page: a board, and beside it the form for a new game or the panel of the open game. */
import { get, post } from "./api.js";
import { squareIndex } from "./board.js";
import { createElement, find, withErrorToast } from "./dom.js";
import "./game-panel.js";
import "./new-game-form.js";
import { loadLocal, saveLocal } from "./settings.js";
import { playEndSound, playMoveSound } from "./sound.js";

/** @typedef {import("./game-panel.js").GameRoomView} GameRoomView */
/** @typedef {{id: string, name: string, over: boolean}} GameTab a game of this browser */

const MAX_TABS = 8;
const HIDDEN_DISCONNECT_SECONDS = 60;

export class PlayPage extends HTMLElement {
  #id = "";
  /** @type {GameRoomView | undefined} */
  #state;
  /** @type {EventSource | undefined} */
  #events;
  #hiddenTimer = 0;
  #board = createElement("reversi-board");
  #form = createElement("new-game-form");
  #panel = createElement("game-panel");
  #tabs = createElement("nav", { class: "tabs", "aria-label": "Your games" });
  #banner = createElement("p", { class: "banner", "aria-hidden": "true" });
  #sidePanel = createElement("aside", { class: "side-panel" });

  connectedCallback() {
    this.#board.addEventListener("square-press", (event) => this.#onSquarePress(event.detail));
    this.#board.addEventListener("move-shown", (event) => this.#onMoveShown(event.detail));
    this.#board.addEventListener("position-shown", () => this.#onPositionShown());
    this.replaceChildren(
      this.#tabs,
      createElement(
        "div",
        { class: "game-layout" },
        createElement("section", { class: "board-area", "aria-label": "Board" }, this.#board, this.#banner),
        this.#sidePanel,
      ),
    );
    addEventListener("popstate", () => this.#route());
    document.addEventListener("visibilitychange", () => this.#onVisibilityChange());
    this.#route();
  }

  /** Shows the game of the current URL, or the form. */
  async #route() {
    this.#subscribe("");
    this.#state = undefined;
    this.#id = location.pathname.split("/")[2] ?? "";
    if (!this.#id) {
      this.#form = createElement("new-game-form");
      this.#form.addEventListener("create-game", (event) => this.#createGame(event.detail));
      this.#form.addEventListener("size-change", () => this.#previewBoard());
      this.#sidePanel.replaceChildren(this.#form);
      this.#renderTabs();
      await this.#previewBoard();
      return;
    }
    this.#panel = createElement("game-panel");
    this.#panel.addEventListener("action", (event) => this.#onAction(event.detail));
    this.#sidePanel.replaceChildren(this.#panel);
    const seat = new URLSearchParams(location.hash.slice(1)).get("seat");
    if (seat) {
      history.replaceState(null, "", location.pathname);
      await withErrorToast(() => post(`/api/games/${this.#id}/claim`, { invitation: seat }));
    }
    this.#subscribe(this.#id);
  }

  /** Receives the events of a game; none for an empty id. @param {string} id */
  #subscribe(id) {
    this.#events?.close();
    this.#events = undefined;
    if (id) {
      const events = new EventSource(`/api/games/${id}/events`);
      events.addEventListener("game", (event) => this.#show(JSON.parse(event.data)));
      this.#events = events;
    }
  }

  /** A hidden page closes its connection after a while: browsers allow only a few per server. */
  #onVisibilityChange() {
    clearTimeout(this.#hiddenTimer);
    if (document.hidden) {
      this.#hiddenTimer = setTimeout(() => this.#subscribe(""), HIDDEN_DISCONNECT_SECONDS * 1000);
    } else if (this.#id && !this.#events) {
      this.#subscribe(this.#id);
    }
  }

  async #previewBoard() {
    const state = await withErrorToast(() => get(`/api/start?size=${this.#form.size}`));
    if (state && !this.#id && this.#form.size === state.size) {
      const { black, white } = this.#form.gameRequest();
      this.#board.show(state, black === "me" && white !== "friend");
    }
  }

  /**
   * @param {import("./new-game-form.js").GameRequest} gameRequest
   * @param {string} [firstMove]
   */
  async #createGame(gameRequest, firstMove) {
    const game = await withErrorToast(() => post("/api/games", gameRequest));
    if (game) {
      this.#navigate(game.id);
      if (firstMove) {
        this.#show(await post(`/api/games/${game.id}/moves`, { ply: 0, square: firstMove }));
      }
    }
  }

  /** @param {string} id */
  #navigate(id) {
    history.pushState(null, "", id ? `/play/${id}` : "/play");
    this.#route();
  }

  /** @param {GameRoomView} state */
  #show(state) {
    if (state.id !== this.#id || (this.#state && state.stamp < this.#state.stamp)) {
      return;
    }
    const before = this.#state;
    this.#state = state;
    this.#board.show(state, state.yourTurn);
    this.#panel.show(state);
    this.#rememberGame(state);
    if (state.next && before && !before.next && state.yours.length > 0) {
      this.#navigate(state.next);
    }
    document.title = `${state.yourTurn ? "● " : ""}${state.status} · Outflank`;
  }

  /** @param {import("./board.js").MoveView} move */
  #onMoveShown(move) {
    if (move.square < 0) {
      this.#showBanner(`${move.side === "black" ? "Black" : "White"} has no legal move and passes`);
    } else {
      playMoveSound(move.flips.length);
    }
  }

  #onPositionShown() {
    if (this.#state?.over && this.#state.ply > 0) {
      playEndSound();
    }
  }

  /** @param {string} text */
  #showBanner(text) {
    this.#banner.textContent = text;
    this.#banner.classList.remove("shown");
    void this.#banner.offsetWidth; // restarts the animation
    this.#banner.classList.add("shown");
  }

  /** @param {import("./board.js").SquarePress} square */
  #onSquarePress({ name, legal }) {
    if (!legal) {
      return;
    }
    if (!this.#id) {
      this.#createGame(this.#form.gameRequest(), name);
    } else if (this.#state?.yourTurn) {
      this.#postAction("moves", { ply: this.#state.ply, square: name });
    }
  }

  /** @param {string} action @param {object} [body] */
  async #postAction(action, body) {
    const state = await withErrorToast(() => post(`/api/games/${this.#id}/${action}`, body));
    if (state) {
      this.#show(state);
    }
  }

  /** @param {string} name */
  async #onAction(name) {
    switch (name) {
      case "undo":
      case "redo":
        return this.#postAction(name);
      case "resign":
        return confirm("Resign this game?") ? this.#postAction(name) : undefined;
      case "hint":
        return this.#showHint();
      case "rematch": {
        const game = await withErrorToast(() => post(`/api/games/${this.#id}/rematch`));
        return game && this.#id !== game.id ? this.#navigate(game.id) : undefined;
      }
      case "analyse":
        location.href = `/analyse?game=${this.#id}`;
        return undefined;
      default:
        return this.#navigate("");
    }
  }

  async #showHint() {
    const hint = await withErrorToast(() => post(`/api/games/${this.#id}/hint`));
    if (hint && this.#state) {
      this.#board.hint = squareIndex(hint.square, this.#state.size);
      find(this.#panel, ".news").textContent = `Hint: ${hint.square}`;
    }
  }

  /** Adds a game that this browser plays to the tabs. @param {GameRoomView} state */
  #rememberGame(state) {
    if (state.yours.length > 0) {
      const opponent = state.yours.length === 2 ? "Same screen" : state[state.yours[0] === "black" ? "white" : "black"].name;
      const tab = { id: state.id, name: `${opponent} ${state.size}×${state.size}`, over: state.over };
      const games = loadLocal("games", /** @type {GameTab[]} */ ([]));
      const index = games.findIndex((game) => game.id === state.id);
      if (index < 0) {
        games.unshift(tab);
      } else {
        games[index] = tab;
      }
      saveLocal("games", games.slice(0, MAX_TABS));
    }
    this.#renderTabs();
  }

  #renderTabs() {
    /** @param {GameTab} game */
    const link = ({ id, name, over }) =>
      createElement(
        "a",
        {
          href: id ? `/play/${id}` : "/play",
          class: over ? "over" : "",
          "aria-current": id === this.#id ? "page" : null,
          onclick: (event) => {
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
              event.preventDefault();
              this.#navigate(id);
            }
          },
        },
        name,
      );
    const games = loadLocal("games", /** @type {GameTab[]} */ ([]));
    this.#tabs.replaceChildren(...[{ id: "", name: "+ New", over: false }, ...games].map(link));
  }
}

customElements.define("play-page", PlayPage);
