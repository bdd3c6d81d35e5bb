/** The play page: a board, and beside it the form for a new game, the panel of the open game, or the list of games. */
import { get, post } from "./api.js";
import { squareIndex } from "./board.js";
import { button, createElement, showToast, withErrorToast } from "./dom.js";
import { forgetGame, listGames, rememberGame } from "./game-list.js";
import "./game-panel.js";
import "./new-game-form.js";
import { formatTime, sideName, text } from "./language.js";
import { boardsOf, stateAt } from "./replay.js";
import { loadLocal } from "./settings.js";
import { playEndSound, playMoveSound } from "./sound.js";
import { openStream } from "./stream.js";

/** @typedef {import("./game-panel.js").GameRoomView} GameRoomView */
/** @typedef {import("./game-list.js").ListedGame} ListedGame */

const MAX_TABS = 8;
const HIDDEN_DISCONNECT_SECONDS = 60;
const LIST = "games";

export class PlayPage extends HTMLElement {
  /** The id of the open game, "games" for the list, or empty for the form. */
  #id = "";
  /** @type {GameRoomView | undefined} the latest state that the server confirmed */
  #state;
  /** @type {(() => void) | undefined} */
  #closeStream;
  #hiddenTimer = 0;
  /** The move that the board shows instead of the latest position; -1 for none. */
  #lookedAt = -1;
  /** @type {GameRoomView | undefined} the start position beside the form */
  #start;
  #board = createElement("reversi-board");
  #form = createElement("new-game-form");
  #panel = createElement("game-panel");
  #tabs = createElement("nav", { class: "tabs", "aria-label": text("play.my-games") });
  #banner = createElement("p", { class: "banner", "aria-hidden": "true" });
  #sidePanel = createElement("aside", { class: "side-panel" });

  connectedCallback() {
    this.#board.addEventListener("square-press", ({ detail }) => detail.legal && this.#play(detail.name));
    this.#board.addEventListener("move-shown", (event) => this.#onMoveShown(event.detail));
    this.replaceChildren(
      this.#tabs,
      createElement(
        "div",
        { class: "game-layout" },
        createElement("section", { class: "board-area", "aria-label": text("board.title") }, this.#board, this.#banner),
        this.#sidePanel,
      ),
    );
    addEventListener("popstate", () => this.#route());
    document.addEventListener("visibilitychange", () => this.#onVisibilityChange());
    this.#route();
  }

  /** Shows the game of the current URL, the list of games, or the form. */
  async #route() {
    this.#unsubscribe();
    this.#state = undefined;
    this.#lookedAt = -1;
    // The board of the page before stays until the next one arrives; a press on it would be lost.
    this.#board.freeze();
    this.#id = location.hash === `#${LIST}` ? LIST : location.pathname.split("/")[2] ?? "";
    if (this.#id === LIST) {
      this.#sidePanel.replaceChildren(this.#gameList());
      this.#renderTabs();
      return;
    }
    if (!this.#id) {
      this.#start = undefined;
      this.#form = createElement("new-game-form");
      this.#form.addEventListener("create-game", (event) => this.#createGame(event.detail));
      this.#form.addEventListener("choice-change", () => this.#previewBoard());
      this.#sidePanel.replaceChildren(this.#form);
      this.#renderTabs();
      await this.#previewBoard();
      return;
    }
    this.#panel = createElement("game-panel");
    this.#panel.addEventListener("action", (event) => this.#onAction(event.detail));
    this.#panel.addEventListener("move-entered", (event) => this.#play(event.detail));
    this.#panel.addEventListener("ply-select", (event) => this.#lookAt(event.detail));
    this.#sidePanel.replaceChildren(this.#panel);
    const seat = new URLSearchParams(location.hash.slice(1)).get("seat");
    if (seat) {
      history.replaceState(null, "", location.pathname);
      const nickname = loadLocal("nickname", "");
      await withErrorToast(() => post(`/api/games/${this.#id}/claim`, { invitation: seat, nickname }));
    }
    this.#subscribe();
  }

  #subscribe() {
    this.#closeStream = openStream(`/api/games/${this.#id}/events`, {
      events: { game: (state) => this.#show(state) },
      onConnection: (connected) => (this.#panel.connected = connected),
      onFailure: () => (this.#panel.connected = false),
    });
  }

  #unsubscribe() {
    this.#closeStream?.();
    this.#closeStream = undefined;
  }

  /** A hidden page closes its connection after a while: engine players think only while someone watches. */
  #onVisibilityChange() {
    clearTimeout(this.#hiddenTimer);
    if (document.hidden) {
      this.#hiddenTimer = setTimeout(() => this.#unsubscribe(), HIDDEN_DISCONNECT_SECONDS * 1000);
    } else if (this.#id && this.#id !== LIST && !this.#closeStream) {
      this.#subscribe();
    }
  }

  async #previewBoard() {
    if (this.#start?.size !== this.#form.size) {
      // A press would be meant for the board that is about to go.
      this.#board.freeze();
    }
    const state = await withErrorToast(() => get(`/api/start?size=${this.#form.size}`));
    if (state && !this.#id && this.#form.size === state.size) {
      this.#start = state;
      this.#board.show(state, this.#form.beginsWithVisitor);
    }
  }

  /**
   * @param {import("./new-game-form.js").GameRequest} gameRequest
   * @param {string} [firstMove]
   */
  async #createGame(gameRequest, firstMove) {
    const game = await withErrorToast(() => post("/api/games", { ...gameRequest, nickname: loadLocal("nickname", "") }));
    if (game) {
      this.#navigate(game.id);
      if (firstMove) {
        await withErrorToast(async () => this.#show(await post(`/api/games/${game.id}/moves`, { ply: 0, square: firstMove })));
      }
    }
  }

  /** @param {string} id */
  #navigate(id) {
    history.pushState(null, "", id === LIST ? `/play#${LIST}` : id ? `/play/${id}` : "/play");
    this.#route();
  }

  /** @param {GameRoomView} state */
  #show(state) {
    if (state.id !== this.#id || (this.#state && state.stamp < this.#state.stamp)) {
      return;
    }
    const before = this.#state;
    this.#state = state;
    if (this.#lookedAt < 0) {
      this.#board.show(state, state.yourTurn);
    }
    this.#panel.show(state);
    this.#rememberGame(state);
    if (state.next && before && !before.next && state.yours.length > 0) {
      this.#navigate(state.next);
    } else if (state.over && before && !before.over) {
      this.#showBanner(state.status);
      playEndSound();
    }
    document.title = `${state.yourTurn ? "● " : ""}${state.status} · Outflank`;
  }

  /** @param {import("./board.js").MoveView} move */
  #onMoveShown(move) {
    if (move.square < 0) {
      this.#showBanner(text("announcer.pass", { side: sideName(move.side) }));
    } else {
      playMoveSound(move.flips.length);
    }
  }

  /** @param {string} sentence */
  #showBanner(sentence) {
    this.#banner.textContent = sentence;
    this.#banner.classList.remove("shown");
    void this.#banner.offsetWidth; // restarts the animation
    this.#banner.classList.add("shown");
  }

  /** Plays a legal move: shows it at once, and takes it back if the server refuses it. @param {string} name */
  async #play(name) {
    const state = this.#state;
    if (!this.#id) {
      await this.#beginWith(name);
    } else if (state?.yourTurn) {
      this.#follow();
      this.#board.show(afterMove(state, squareIndex(name, state.size)), false);
      try {
        this.#show(await post(`/api/games/${state.id}/moves`, { ply: state.ply, square: name }));
      } catch (error) {
        showToast(text("play.not-played", { move: name, reason: error instanceof Error ? error.message : String(error) }));
        if (this.#state && this.#id === state.id) {
          this.#board.showNow(this.#state, this.#state.yourTurn);
        }
      }
    }
  }

  /** Begins the game of the form with a move on the board beside it. @param {string} name */
  async #beginWith(name) {
    if (this.#start) {
      this.#board.show(afterMove(this.#start, squareIndex(name, this.#start.size)), false);
      await this.#createGame(this.#form.gameRequest(), name);
      if (!this.#id) {
        await this.#previewBoard();
      }
    }
  }

  /** Shows an earlier position of the game. @param {number} ply */
  async #lookAt(ply) {
    const id = this.#id;
    if (!this.#state || ply < 0 || ply > this.#state.ply) {
      return;
    }
    if (ply === this.#state.ply) {
      this.#follow();
      this.#board.showNow(this.#state, this.#state.yourTurn);
      return;
    }
    /** @type {import("./replay.js").GameView | undefined} */
    const view = await withErrorToast(() => get(`/api/games/${id}/replay`));
    if (view && this.#id === id && ply < view.steps.length) {
      this.#lookedAt = ply;
      this.#panel.lookedAt = ply;
      this.#board.showNow({ ...stateAt(view, boardsOf(view), ply), moves: [] }, false);
    }
  }

  /** Shows the latest position from now on. */
  #follow() {
    this.#lookedAt = -1;
    this.#panel.lookedAt = -1;
  }

  /** @param {string} action @param {object} [body] */
  async #postAction(action, body) {
    const state = await withErrorToast(() => post(`/api/games/${this.#id}/${action}`, body));
    if (state) {
      this.#follow();
      this.#show(state);
    }
  }

  /** @param {string} name */
  async #onAction(name) {
    switch (name) {
      case "undo":
      case "redo":
      case "draw":
      case "rematch":
        return this.#postAction(name);
      case "resign":
        return confirm(text("play.confirm-resign")) ? this.#postAction(name) : undefined;
      case "hint":
        return this.#showHint();
      case "next":
        return this.#playNextOpponent();
      case "analyse":
        location.href = `/analyse?game=${this.#id}`;
        return undefined;
      default:
        return this.#navigate("");
    }
  }

  /** A game against the suggested opponent with the same colour and size. */
  async #playNextOpponent() {
    const opponent = this.#panel.suggestedOpponent;
    if (this.#state && opponent) {
      const [side] = this.#state.yours;
      await this.#createGame({
        size: this.#state.size, minutes: 0, increment: 0,
        black: side === "black" ? "me" : opponent, white: side === "black" ? opponent : "me",
      });
    }
  }

  async #showHint() {
    const hint = await withErrorToast(() => post(`/api/games/${this.#id}/hint`));
    if (hint && this.#state) {
      this.#board.hint = squareIndex(hint.square, this.#state.size);
      this.#panel.say(text("play.hint-is", { square: hint.square }));
    }
  }

  /** Adds a game that this browser plays to its list. @param {GameRoomView} state */
  #rememberGame(state) {
    if (state.yours.length > 0) {
      const opponent = state.yours.length === 2 ? text("form.mode.screen") : state[state.yours[0] === "black" ? "white" : "black"].name;
      rememberGame({
        id: state.id, name: `${opponent}, ${state.size}×${state.size}`, over: state.over,
        state: state.over ? state.status : state.invitation ? text("play.list-waiting") : text("play.list-move", { number: state.ply + 1 }),
      });
    }
    this.#renderTabs();
  }

  /** @param {string} id @param {string} name @param {boolean} over */
  #link(id, name, over) {
    return createElement(
      "a",
      {
        href: id === LIST ? `/play#${LIST}` : id ? `/play/${id}` : "/play",
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
  }

  #renderTabs() {
    const games = listGames();
    this.#tabs.replaceChildren(
      this.#link("", `+ ${text("play.new")}`, false),
      ...games.slice(0, MAX_TABS).map(({ id, name, state, over }) => this.#link(id, [name, state].filter(Boolean).join(" · "), over)),
      games.length > 0 ? this.#link(LIST, text("play.all-games", { count: games.length }), false) : "",
    );
  }

  #gameList() {
    const games = listGames();
    /** @param {ListedGame} game */
    const item = ({ id, name, state, over, started }) =>
      createElement("li", {},
        this.#link(id, name, over),
        createElement("span", {}, state ?? ""),
        createElement("time", {}, started ? formatTime(started) : ""),
        button(text("play.remove"), () => {
          forgetGame(id);
          this.#route();
        }, { class: "secondary", "aria-label": text("play.remove-game", { name }) }));
    return createElement("section", { class: "card game-list" },
      createElement("h1", {}, text("play.my-games")),
      games.length === 0
        ? createElement("p", {}, text("play.no-games"), " ", createElement("a", { href: "/learn/first-steps" }, text("steps.invitation")))
        : createElement("ol", {}, ...games.map(item)));
  }
}

/**
 * The position after a legal move of the visitor, until the server confirms it.
 *
 * @param {GameRoomView} state
 * @param {number} square
 * @returns {import("./board.js").BoardState}
 */
function afterMove(state, square) {
  const flips = state.flips[state.moves.indexOf(square)] ?? [];
  const side = state.turn === "white" ? "white" : "black";
  const cells = [...state.board];
  [square, ...flips].forEach((index) => (cells[index] = side === "black" ? "X" : "O"));
  const ply = state.ply + 1;
  return { size: state.size, ply, board: cells.join(""), moves: [], recent: [{ ply, side, square, flips }] };
}

customElements.define("play-page", PlayPage);
