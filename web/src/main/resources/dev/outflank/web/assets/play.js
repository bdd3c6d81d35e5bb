/** The page of games: one board, and beside it either the form of a new game or the game that is open. */
import { attempt, element, get, post } from "./api.js";
import "./board.js";
import "./game-panel.js";
import "./new-game.js";
import { read, write } from "./settings.js";
import { endSound, moveSound } from "./sound.js";

const MOST_TABS = 8;
const SECONDS_HIDDEN = 60;

class PlayPage extends HTMLElement {
  #id = "";
  #state;
  /** @type {EventSource | undefined} */
  #events;
  #hiddenTimer = 0;

  connectedCallback() {
    const board = element("reversi-board");
    board.addEventListener("square", (event) => this.#press(event.detail));
    board.addEventListener("step", (event) => this.#stepped(event.detail));
    board.addEventListener("settled", () => this.#settled());
    this.replaceChildren(
      element("nav", { class: "tabs", "aria-label": "Your games" }),
      element(
        "div",
        { class: "table" },
        element("section", { class: "stage", "aria-label": "Board" }, board, element("p", { class: "banner", "aria-hidden": "true" })),
        element("aside", { class: "side" }),
      ),
    );
    addEventListener("popstate", () => this.#open());
    document.addEventListener("visibilitychange", () => this.#seen());
    this.#open();
  }

  /** Opens what the address says. */
  async #open() {
    this.#listen("");
    this.#state = undefined;
    this.#id = location.pathname.split("/")[2] ?? "";
    const side = this.querySelector(".side");
    if (!this.#id) {
      const form = element("new-game");
      form.addEventListener("start", (event) => this.#start(event.detail));
      form.addEventListener("resize-board", () => this.#preview());
      side.replaceChildren(form);
      this.#tabs();
      await this.#preview();
      return;
    }
    const panel = element("game-panel");
    panel.addEventListener("act", (event) => this.#act(event.detail));
    side.replaceChildren(panel);
    const seat = new URLSearchParams(location.hash.slice(1)).get("seat");
    if (seat) {
      history.replaceState(null, "", location.pathname);
      await attempt(() => post(`/api/games/${this.#id}/claim`, { invitation: seat }));
    }
    this.#listen(this.#id);
  }

  /** Hears of everything that happens in a game; of nothing when there is none. */
  #listen(id) {
    this.#events?.close();
    this.#events = undefined;
    if (id) {
      const events = new EventSource(`/api/games/${id}/events`);
      events.addEventListener("game", (event) => this.#show(JSON.parse(event.data)));
      this.#events = events;
    }
  }

  /** A page that nobody looks at gives its connection back, of which a browser has few. */
  #seen() {
    clearTimeout(this.#hiddenTimer);
    if (document.hidden) {
      this.#hiddenTimer = setTimeout(() => this.#listen(""), SECONDS_HIDDEN * 1000);
    } else if (this.#id && !this.#events) {
      this.#listen(this.#id);
    }
  }

  async #preview() {
    const form = this.querySelector("new-game");
    const state = await attempt(() => get(`/api/start?size=${form.size}`));
    if (state && !this.#id && form.size === state.size) {
      const wish = form.wish();
      this.#board.show(state, wish.black === "me" && wish.white !== "friend");
    }
  }

  async #start(wish, firstMove) {
    const game = await attempt(() => post("/api/games", wish));
    if (game) {
      this.#go(game.id);
      if (firstMove) {
        this.#show(await post(`/api/games/${game.id}/moves`, { ply: 0, square: firstMove }));
      }
    }
  }

  #go(id) {
    history.pushState(null, "", id ? `/play/${id}` : "/play");
    this.#open();
  }

  /** @param {any} state a view of the game */
  #show(state) {
    if (state.id !== this.#id || (this.#state && state.stamp < this.#state.stamp)) {
      return;
    }
    const before = this.#state;
    this.#state = state;
    this.#board.show(state, state.yourTurn);
    this.querySelector("game-panel").show(state);
    this.#keep(state);
    if (state.next && before && !before.next && state.yours.length > 0) {
      this.#go(state.next);
    }
    document.title = `${state.yourTurn ? "● " : ""}${state.status} · Outflank`;
  }

  /** A disc was laid, or a side passed, on the board that is seen. */
  #stepped(step) {
    if (step.square < 0) {
      this.#banner(`${step.side === "black" ? "Black" : "White"} has no move and passes`);
    } else {
      moveSound(step.flips.length);
    }
  }

  #settled() {
    if (this.#state?.over && this.#state.ply > 0) {
      endSound();
    }
  }

  #banner(text) {
    const banner = this.querySelector(".banner");
    banner.textContent = text;
    banner.classList.remove("shown");
    void banner.offsetWidth;
    banner.classList.add("shown");
  }

  #press({ name, legal }) {
    if (!legal) {
      return;
    }
    if (!this.#id) {
      this.#start(this.querySelector("new-game").wish(), name);
    } else if (this.#state?.yourTurn) {
      this.#send("moves", { ply: this.#state.ply, square: name });
    }
  }

  async #send(what, body) {
    const state = await attempt(() => post(`/api/games/${this.#id}/${what}`, body));
    if (state) {
      this.#show(state);
    }
  }

  async #act(name) {
    switch (name) {
      case "undo":
      case "redo":
        return this.#send(name);
      case "resign":
        return confirm("Resign this game?") ? this.#send(name) : undefined;
      case "hint": {
        const hint = await attempt(() => post(`/api/games/${this.#id}/hint`));
        const { size } = this.#state;
        if (hint) {
          this.#board.hint = (Number(hint.square.slice(1)) - 1) * size + hint.square.charCodeAt(0) - 97;
          this.querySelector(".news").textContent = `Hint: ${hint.square}`;
        }
        return undefined;
      }
      case "rematch": {
        const game = await attempt(() => post(`/api/games/${this.#id}/rematch`));
        return game && this.#id !== game.id ? this.#go(game.id) : undefined;
      }
      case "analyse":
        location.href = `/analyse?game=${this.#id}`;
        return undefined;
      default:
        return this.#go("");
    }
  }

  /** Remembers a game that this browser plays, for the line of tabs. */
  #keep(state) {
    if (state.yours.length === 0) {
      return this.#tabs();
    }
    const other = state.yours.length === 2 ? "One screen" : state[state.yours[0] === "black" ? "white" : "black"].name;
    const entry = { id: state.id, name: `${other} ${state.size}×${state.size}`, over: state.over };
    const games = read("games", []);
    const known = games.findIndex((game) => game.id === state.id);
    if (known < 0) {
      games.unshift(entry);
    } else {
      games[known] = entry;
    }
    write("games", games.slice(0, MOST_TABS));
    return this.#tabs();
  }

  #tabs() {
    const games = read("games", []);
    const link = (id, name, over) =>
      element(
        "a",
        {
          href: id ? `/play/${id}` : "/play",
          class: over ? "over" : "",
          "aria-current": id === this.#id ? "page" : null,
          onclick: (event) => {
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
              event.preventDefault();
              this.#go(id);
            }
          },
        },
        name,
      );
    this.querySelector(".tabs").replaceChildren(
      link("", "+ New", false),
      ...games.map((game) => link(game.id, game.name, game.over)),
    );
  }

  get #board() {
    return this.querySelector("reversi-board");
  }
}

customElements.define("play-page", PlayPage);
