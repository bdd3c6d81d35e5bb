/** The page of analysis: bring a game, walk through it, see what moves were worth, practise, set up, export. */
import { attempt, copy, element, get, live, post, tell } from "./api.js";
import "./board.js";
import { boards, leaning, signed, stateAt, walkedTo, walks } from "./replay.js";
import "./value-graph.js";

const SAMPLE = "c4c5d6c3d3f4f3e3d2e2d1f1b6e6g4c1e1f5c6d7b4b3c2b2a4b7a8a5b5a3g5f6c7e7a1b1a2g6a6c8h6f7b8a7g7g3d8h3h2e8h4h5g2h8f2h7g1h1f8g8";
const SIZES = Array.from({ length: 12 }, (_, i) => 4 + 2 * i);

const button = (label, onclick, properties = {}) => element("button", { type: "button", onclick, ...properties }, label);

class AnalysePage extends HTMLElement {
  /** @type {import("./replay.js").GameView | undefined} the game on the board */
  #view;
  /** @type {import("./replay.js").GameView | undefined} the game that was brought, when another line is tried */
  #main;
  /** @type {string[]} */
  #boards = [];
  #ply = 0;
  /** @type {"bring" | "look" | "practise" | "arrange"} */
  #mode = "bring";
  /** @type {Map<number, any>} verdicts by ply */
  #verdicts = new Map();
  #summary;
  #stopVerdicts = () => {};
  #stopValues = () => {};
  /** Practice: the plies to guess at, which one it is, and whether it was guessed. */
  #practice = { plies: [], at: 0, guessed: false };
  #brush = "X";
  #place = { ply: () => this.#ply, last: () => this.#view.steps.length, go: (ply) => this.#go(ply) };

  connectedCallback() {
    const board = element("reversi-board");
    board.addEventListener("square", (event) => this.#press(event.detail));
    const graph = element("value-graph");
    graph.addEventListener("ply", (event) => this.#go(event.detail));
    this.replaceChildren(
      element(
        "div",
        { class: "table" },
        element(
          "section",
          { class: "stage", "aria-label": "Board" },
          element("div", { class: "bar", "aria-hidden": "true" }, element("i")),
          board,
          walks(this.#place),
          graph,
        ),
        element("aside", { class: "side" }),
      ),
    );
    document.addEventListener("keydown", (event) => this.#key(event));
    this.addEventListener("dragover", (event) => event.preventDefault());
    this.addEventListener("drop", (event) => {
      event.preventDefault();
      const { files } = event.dataTransfer;
      this.#read(files.length > 0 ? files[0] : event.dataTransfer.getData("text"));
    });
    this.#begin();
  }

  async #begin() {
    const hash = new URLSearchParams(location.hash.slice(1));
    const game = new URLSearchParams(location.search).get("game");
    this.#bring();
    if (hash.get("record")) {
      await this.#open(hash.get("record"), Number(hash.get("ply") ?? 0));
    } else if (game) {
      const record = await attempt(async () => {
        const response = await fetch(`/api/games/${encodeURIComponent(game)}/record`);
        if (!response.ok) {
          throw new Error("There is no such game.");
        }
        return response.text();
      });
      await (record && this.#read(record));
    }
  }

  // Bringing a game

  #bring() {
    this.#leave("bring");
    const text = element("textarea", {
      rows: "6",
      "aria-label": "Game or position",
      placeholder: "f5d6c3d3c4… or a GGF, SGF, WTHOR file, or a board",
    });
    const file = element("input", {
      type: "file",
      "aria-label": "File",
      onchange: (event) => event.target.files[0] && this.#read(event.target.files[0]),
    });
    this.#side(
      element("h1", {}, "Analyse a game"),
      element("p", {}, "Paste a game or a position, or drop a file anywhere on this page."),
      text,
      element(
        "div",
        { class: "actions" },
        button("Analyse", () => this.#read(text.value), { class: "main" }),
        button("Practise", () => this.#read(text.value, true)),
        button("Set up a position", () => this.#arrange()),
        button("Show me a sample", () => this.#read(SAMPLE), { class: "quiet" }),
      ),
      element("label", { class: "field" }, element("span", {}, "or open a file"), file),
    );
    this.#empty(8);
  }

  async #empty(size) {
    const start = await attempt(() => get(`/api/start?size=${size}`));
    if (start && (this.#mode === "bring" || this.#mode === "arrange")) {
      this.#board.show({ ...start, moves: [] }, false);
    }
  }

  /** @param {string | File} record */
  async #read(record, practise = false) {
    const records = await attempt(async () => {
      const response = await fetch("/api/analyse/records", { method: "POST", body: record });
      const answer = await response.json();
      if (!response.ok) {
        throw new Error(answer.error);
      }
      return answer;
    });
    if (!records) {
      return;
    }
    records.faults.slice(0, 1).forEach((fault) => tell(`Not all could be read: ${fault}`));
    if (records.games.length === 1) {
      await this.#open(records.games[0].text, undefined, practise);
    } else {
      this.#choose(records, practise);
    }
  }

  #choose(records, practise) {
    const title = (game) =>
      [[game.black, game.white].filter(Boolean).join(" – "), game.event, game.date, game.result].filter(Boolean).join(", ")
      || `${game.size}×${game.size}, ${game.moves} moves`;
    this.#side(
      element("h1", {}, `${records.games.length + records.more} games`),
      element(
        "ol",
        { class: "choices" },
        ...records.games.map((game) =>
          element("li", {}, button(title(game), () => this.#open(game.text, undefined, practise), { class: "quiet" }))),
      ),
      button("Another game", () => this.#bring()),
    );
  }

  async #open(text, ply, practise = false) {
    const view = await attempt(() => get(`/api/analyse/game?record=${encodeURIComponent(text)}`));
    if (view) {
      this.#main = undefined;
      this.#show(view, ply ?? view.steps.length);
      practise ? this.#chooseSide() : this.#look();
    }
  }

  #show(view, ply) {
    this.#view = view;
    this.#boards = boards(view);
    this.#ply = Math.max(0, Math.min(view.steps.length, ply));
  }

  /** Ends whatever the engine does for the mode that is left. */
  #leave(mode) {
    this.#stopVerdicts();
    this.#stopValues();
    this.#verdicts = new Map();
    this.#summary = undefined;
    this.#board.marks = new Map();
    this.#mode = mode;
    this.dataset.mode = mode;
  }

  // Looking

  #look() {
    this.#leave("look");
    const view = this.#view;
    const totals = element("p", { class: "totals" });
    this.#side(
      element("h1", {}, view.opening || (view.steps.length > 0 ? "Game" : "Position")),
      element("p", { class: "progress", role: "status" }, view.refusal),
      element("div", { class: "verdict card", "aria-live": "polite" }),
      totals,
      element("ol", { class: "verdicts" }),
      element(
        "div",
        { class: "actions" },
        button("Back to the game", () => this.#backToMain(), { class: "main back" }),
        button("Practise", () => this.#chooseSide()),
        button("Edit position", () => this.#arrange()),
        button("Another game", () => this.#bring()),
      ),
      this.#exports(),
    );
    this.querySelector(".back").hidden = !this.#main;
    if (!view.refusal && view.steps.length > 0) {
      this.#stopVerdicts = live(`/api/analyse/verdicts?record=${encodeURIComponent(view.text)}`, {
        part: (verdict) => {
          this.#verdicts.set(verdict.ply, verdict);
          this.#render();
        },
        end: (summary) => {
          this.#summary = summary;
          this.#render();
        },
      });
    }
    this.#list();
    this.#go(this.#ply);
  }

  #list() {
    this.querySelector(".verdicts")?.replaceChildren(
      ...this.#view.names.map((name, i) =>
        element("li", {}, button(name, () => this.#go(i + 1), { "data-ply": i + 1 }))),
    );
  }

  /** @param {number} ply */
  #go(ply) {
    if (!this.#view || ply < 0 || ply > this.#view.steps.length || this.#mode !== "look") {
      return;
    }
    this.#ply = ply;
    this.#stopValues();
    this.#board.marks = new Map();
    this.#board.show(stateAt(this.#view, this.#boards, ply), true);
    if (!this.#view.refusal && this.#view.moves[ply].length > 0) {
      const stop = live(
        `/api/analyse/values?record=${encodeURIComponent(this.#view.text)}&ply=${ply}`,
        { part: (values) => this.#mark(values), end: (values) => this.#mark(values) },
      );
      this.#stopValues = stop;
    }
    this.#render();
  }

  /** Writes what moves are worth on their squares. */
  #mark(values) {
    const best = values[0]?.value;
    this.#board.marks = new Map(
      values.map(({ square, value, exact }) => [
        square,
        { text: signed(value), kind: (value === best ? "best" : "") + (exact ? " exact" : "") },
      ]),
    );
    this.#renderVerdict(values[0]);
  }

  #values() {
    const values = this.#view.names.map((_, ply) => this.#verdicts.get(ply)?.bestValue);
    return [...values, this.#summary?.end ?? this.#verdicts.get(this.#view.steps.length - 1)?.value];
  }

  #render() {
    const view = this.#view;
    const total = view.steps.length;
    this.querySelector(".where").textContent = `${this.#ply} / ${total}`;
    const values = this.#values();
    const mistakes = [...this.#verdicts.values()]
      .filter((one) => one.grade === "error" || one.grade === "doubt")
      .map((one) => ({ ply: one.ply, kind: one.grade }));
    const graph = this.querySelector("value-graph");
    graph.hidden = this.#verdicts.size === 0;
    graph.show(values, mistakes, this.#ply);
    this.#tilt(values[this.#ply]);
    const done = this.#verdicts.size;
    const progress = this.querySelector(".progress");
    if (!view.refusal && total > 0) {
      progress.textContent = this.#summary ? "" : `Looking at move ${total - done} of ${total}…`;
    }
    for (const item of this.querySelectorAll(".verdicts button")) {
      const ply = Number(item.dataset.ply);
      const verdict = this.#verdicts.get(ply - 1);
      item.classList.toggle("here", ply === this.#ply);
      item.className = [ply === this.#ply ? "here" : "", verdict?.grade ?? ""].join(" ");
      item.dataset.lost = verdict?.lost > 0 ? `−${verdict.lost}` : "";
    }
    this.querySelector(".verdicts .here")?.scrollIntoView({ block: "nearest" });
    this.#renderTotals();
    this.#renderVerdict();
  }

  /** The bar beside the board. */
  #tilt(value) {
    const share = value === undefined ? 0.5 : (1 + leaning(value)) / 2;
    this.querySelector(".bar i").style.height = `${100 * share}%`;
  }

  #renderTotals() {
    const line = (side, { errors, discsLost, doubts, discsDoubted }) =>
      `${side}: ${errors} ${errors === 1 ? "error" : "errors"} (${discsLost} discs)`
      + (doubts > 0 ? `, ${doubts} in doubt (${discsDoubted})` : "");
    const { black, white, turningPoint } = this.#summary ?? {};
    this.querySelector(".totals").replaceChildren(
      ...(this.#summary
        ? [
            line("Black", black),
            element("br"),
            line("White", white),
            element("br"),
            turningPoint >= 0
              ? button(`Decided by move ${turningPoint + 1}`, () => this.#go(turningPoint + 1), { class: "quiet" })
              : "",
            button("Biggest mistake", () => this.#goWorst(), { class: "quiet" }),
          ]
        : []),
    );
  }

  #goWorst() {
    const worst = [...this.#verdicts.values()].sort((one, other) => other.lost - one.lost)[0];
    if (worst?.lost > 0) {
      this.#go(worst.ply + 1);
    } else {
      tell("Nobody made a mistake.");
    }
  }

  /** What is known about the last move, and the best of the next ones. */
  #renderVerdict(next) {
    const box = this.querySelector(".verdict");
    const verdict = this.#verdicts.get(this.#ply - 1);
    const lines = [];
    if (verdict) {
      const name = this.#view.names[this.#ply - 1];
      const sign = verdict.exact ? "" : "about ";
      lines.push(
        element("p", { class: verdict.grade }, verdict.lost > 0
          ? `${this.#ply}. ${name} lost ${sign}${verdict.lost} ${verdict.lost === 1 ? "disc" : "discs"}; ${verdict.best} was better.`
          : `${this.#ply}. ${name}: ${verdict.grade === "forced" ? "the only move." : "no better move."}`),
        element("p", {}, `Black ${signed(verdict.value)}${verdict.exact ? ", exact" : ", estimated"}`),
      );
      if (verdict.lost > 0) {
        lines.push(element("p", { class: "line" }, verdict.line.join(" ")));
      }
    }
    if (next) {
      box.dataset.next = `Best now: ${next.name} ${signed(next.value)}${next.exact ? ", exact" : `, depth ${next.depth}`}. ${next.line.join(" ")}`;
      box.dataset.ply = String(this.#ply);
    }
    if (box.dataset.ply === String(this.#ply) && box.dataset.next) {
      lines.push(element("p", { class: "line" }, box.dataset.next));
    }
    box.replaceChildren(...lines);
    box.hidden = lines.length === 0;
  }

  async #backToMain() {
    const { main, ply } = this.#main;
    this.#main = undefined;
    this.#show(main, ply);
    this.#look();
  }

  // Pressing squares means something else in each mode

  #press({ index, name, legal }) {
    if (this.#mode === "look" && legal) {
      this.#try(name, index);
    } else if (this.#mode === "practise" && legal) {
      this.#guess(name);
    } else if (this.#mode === "arrange") {
      this.#paint(index);
    }
  }

  /** Plays another move than the game did; the game stays where it was. */
  async #try(name, index) {
    if (this.#view.steps[this.#ply]?.square === index) {
      this.#go(this.#ply + 1);
      return;
    }
    const side = this.#view.turns[0] === "white" ? "O" : "X";
    const moves = [...this.#view.names.slice(0, this.#ply), name].join(" ");
    const view = await attempt(() =>
      get(`/api/analyse/game?record=${encodeURIComponent(`start ${this.#boards[0]} ${side} moves ${moves}`)}`));
    if (view) {
      this.#main ??= { main: this.#view, ply: this.#ply };
      this.#show(view, this.#ply + 1);
      this.#look();
    }
  }

  // Practice

  #chooseSide() {
    if (this.#view.refusal) {
      tell(this.#view.refusal);
      return;
    }
    this.#leave("practise");
    this.#board.show(stateAt(this.#view, this.#boards, 0), false);
    const choose = (side, label) => button(label, () => this.#practise(side), { class: "main" });
    this.#side(
      element("h1", {}, "Practise"),
      element("p", {}, "Whose mistakes do you want to mend? You will see each position and guess the better move."),
      element("div", { class: "actions" }, choose("black", "Black's"), choose("white", "White's")),
      element("p", { class: "progress", role: "status" }),
      button("Look at the game instead", () => this.#look()),
    );
  }

  #practise(side) {
    const progress = this.querySelector(".progress");
    const total = this.#view.steps.length;
    this.#stopVerdicts = live(`/api/analyse/mistakes?record=${encodeURIComponent(this.#view.text)}&side=${side}`, {
      part: ({ left }) => (progress.textContent = `Looking at move ${left + 1} of ${total}…`),
      end: ({ plies }) => {
        this.#practice = { plies, at: 0, guessed: false };
        this.#ask();
      },
    });
  }

  #ask() {
    const { plies, at } = this.#practice;
    if (at >= plies.length) {
      this.#side(
        element("h1", {}, plies.length === 0 ? "No mistakes" : "Done"),
        element("p", {}, plies.length === 0 ? "The engine found none: well played." : "That were all of them."),
        element("div", { class: "actions" }, button("Look at the game", () => this.#look(), { class: "main" }),
          button("Another game", () => this.#bring())),
      );
      return;
    }
    const ply = plies[at];
    this.#practice.guessed = false;
    this.#board.marks = new Map();
    this.#board.show(stateAt(this.#view, this.#boards, ply), true);
    this.#side(
      element("h1", {}, `${at + 1} of ${plies.length}`),
      element("p", { role: "status", class: "question" },
        `${this.#view.turns[ply] === "black" ? "Black" : "White"} to move. ${this.#view.names[ply]} was a mistake: what is better?`),
      element("p", { class: "answer", "aria-live": "polite" }),
      element("div", { class: "actions" },
        button("Next", () => {
          this.#practice.at++;
          this.#ask();
        }),
        button("Look at the game", () => this.#look())),
    );
  }

  async #guess(name) {
    const practice = this.#practice;
    if (practice.guessed || practice.plies.length === 0) {
      return;
    }
    practice.guessed = true;
    const ply = practice.plies[practice.at];
    const answer = await attempt(() => post("/api/analyse/guess", { record: this.#view.text, ply, square: name }));
    if (!answer) {
      practice.guessed = false;
      return;
    }
    const [best] = answer.values;
    const mine = answer.values.find((one) => one.name === name);
    const lost = best.value - mine.value;
    this.#board.marks = new Map(
      answer.values.map((one) => [one.square, { text: signed(one.value), kind: one.value === best.value ? "best" : "" }]));
    this.querySelector(".answer").textContent =
      lost === 0
        ? `Right: ${name} is worth ${signed(mine.value)}.`
        : `${name} is worth ${signed(mine.value)}; ${best.name} is worth ${signed(best.value)}. ${best.line.join(" ")}`;
  }

  // Setting up

  #arrange() {
    const board = this.#view && this.#mode === "look" ? this.#boards[this.#ply] : undefined;
    const turn = this.#view && this.#mode === "look" ? this.#view.turns[this.#ply] : "black";
    this.#leave("arrange");
    const pick = (value, label) =>
      element("label", {}, element("input", {
        type: "radio", name: "brush", value, checked: value === this.#brush, onchange: () => (this.#brush = value),
      }), element("span", {}, label));
    const size = element("select", {
      "aria-label": "Board size",
      onchange: (event) => this.#canvas("-".repeat(event.target.value ** 2)),
    }, ...SIZES.map((n) => element("option", { value: n, selected: n === (board ? Math.sqrt(board.length) : 8) }, `${n} × ${n}`)));
    const toMove = element("select", { "aria-label": "Side to move" },
      element("option", { value: "X", selected: turn !== "white" }, "Black to move"),
      element("option", { value: "O", selected: turn === "white" }, "White to move"));
    this.#side(
      element("h1", {}, "Set up a position"),
      element("fieldset", { class: "segments" }, element("legend", {}, "Press squares to lay"),
        pick("X", "Black"), pick("O", "White"), pick("-", "Nothing")),
      element("div", { class: "pair" }, size, toMove),
      element(
        "div",
        { class: "actions" },
        button("Analyse", () => this.#read(`${this.#painted.join("")} ${toMove.value}`), { class: "main" }),
        button("Play from here", () => this.#playFrom(toMove.value)),
        button("Clear", () => this.#canvas("-".repeat(size.value ** 2))),
        button("Cancel", () => this.#bring()),
      ),
    );
    this.#canvas(board ?? "---------------------------OX------XO---------------------------");
  }

  /** @type {string[]} */
  #painted = [];

  #canvas(board) {
    this.#painted = [...board];
    const size = Math.sqrt(board.length);
    this.#board.show({ size, ply: 0, board, moves: [], recent: [] }, "everywhere");
  }

  #paint(index) {
    this.#painted[index] = this.#painted[index] === this.#brush ? "-" : this.#brush;
    this.#canvas(this.#painted.join(""));
  }

  async #playFrom(side) {
    const board = `${this.#painted.join("")} ${side}`;
    const [black, white] = side === "X" ? ["me", "level-5"] : ["level-5", "me"];
    const game = await attempt(() => post("/api/games", { size: Math.sqrt(this.#painted.length), black, white, board }));
    if (game) {
      location.href = `/play/${game.id}`;
    }
  }

  // Taking it away

  #exports() {
    const record = () => encodeURIComponent(this.#view.text);
    const link = () => `${location.origin}/analyse#record=${record()}&ply=${this.#ply}`;
    const save = (href, name) => element("a", { href, download: name }).click();
    const picture = () => `/api/analyse/picture?record=${record()}&ply=${this.#ply}`;
    return element(
      "div",
      { class: "exports" },
      element("span", {}, "Export"),
      button("Link", () => copy(link(), "Link"), { class: "quiet" }),
      button("Text", () => save(`/api/analyse/export?format=text&record=${record()}`, "game.txt"), { class: "quiet" }),
      button("GGF", () => save(`/api/analyse/export?format=ggf&record=${record()}`, "game.ggf"), { class: "quiet" }),
      button("SVG", () => save(picture(), "board.svg"), { class: "quiet" }),
      button("PNG", () => attempt(() => savePng(picture(), save)), { class: "quiet" }),
    );
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.#mode !== "look" || /** @type {HTMLElement} */ (event.target).closest("reversi-board, textarea, input, select")) {
      return;
    }
    const to = walkedTo(event.key, this.#place);
    if (to !== undefined) {
      event.preventDefault();
      this.#go(to);
    }
  }

  #side(...children) {
    this.querySelector(".side").replaceChildren(...children);
  }

  get #board() {
    return this.querySelector("reversi-board");
  }
}

/** Paints the server's drawing at twice its size. */
async function savePng(address, save) {
  const text = await (await fetch(address)).text();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * image.width;
  canvas.height = 2 * image.height;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  save(canvas.toDataURL("image/png"), "board.png");
}

customElements.define("analyse-page", AnalysePage);
