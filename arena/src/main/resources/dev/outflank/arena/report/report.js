"use strict";
{
  /**
   * @typedef {object} ReportGame
   * @property {number} number
   * @property {number} size
   * @property {number} black index of the player
   * @property {number} white
   * @property {string} start the start position: X black, O white, - empty
   * @property {"X" | "O"} first the side that moves first
   * @property {number} opening number of opening moves, which have no times
   * @property {number[][]} plies the squares that each move changes, the disc played first; empty for a pass
   * @property {[number, number][]} times CPU and wall milliseconds per move
   * @property {"BLACK" | "WHITE" | "DRAW"} outcome
   * @property {string} discs
   * @property {string} [verdict] the fault that ended the game
   * @property {string} [reason]
   * @property {string} log
   */

  const MAX_LISTED = 200;
  // Taken from the page, so that the report contains no URLs.
  const SVG_NAMESPACE = document.querySelector("svg.plot")?.namespaceURI ?? null;

  /**
   * @template {Element} [T=HTMLElement]
   * @param {string} id
   * @param {abstract new (...parameters: any[]) => T} [type]
   * @returns {T}
   */
  const byId = (id, type) => {
    const found = document.getElementById(id);
    if (!(found instanceof (type ?? HTMLElement))) throw new Error(`No element has the id ${id}.`);
    return /** @type {T} */ (/** @type {unknown} */ (found));
  };
  /** @param {string} id */
  const select = (id) => byId(id, HTMLSelectElement);
  const slider = byId("ply", HTMLInputElement);

  /** @type {{names: string[], games: ReportGame[]}} */
  const { names, games } = JSON.parse(byId("data").textContent ?? "");

  /** @type {{one: number, other: number, all: boolean, game: ReportGame | null, ply: number}} */
  const state = { one: -1, other: -1, all: false, game: null, ply: 0 };

  /**
   * The board after a number of moves. The page does not know the rules: each move lists the squares it changes.
   *
   * @param {ReportGame} game
   * @param {number} plies
   */
  function boardAfter(game, plies) {
    const board = [...game.start];
    let side = game.first;
    for (const squares of game.plies.slice(0, plies)) {
      for (const square of squares) board[square] = side;
      side = side === "X" ? "O" : "X";
    }
    return board;
  }

  /** @param {ReportGame} game @param {number} square */
  const squareName = (game, square) =>
    String.fromCharCode(97 + (square % game.size)) + (Math.floor(square / game.size) + 1);

  /** @param {ReportGame} game @param {number} ply */
  const sideOf = (game, ply) => ((ply % 2 === 0) === (game.first === "X") ? "Black" : "White");

  /** @param {ReportGame} game */
  function result(game) {
    if (game.outcome === "DRAW") return "draw " + game.discs;
    const winner = game.outcome === "BLACK" ? "Black" : "White";
    return `${winner} ${game.verdict ? "by " + game.verdict : game.discs}`;
  }

  /**
   * @template {keyof HTMLElementTagNameMap} K
   * @param {K} tag
   * @param {string} [text]
   * @param {string} [className]
   */
  function createElement(tag, text, className) {
    const node = document.createElement(tag);
    if (text !== undefined) node.textContent = text;
    if (className) node.className = className;
    return node;
  }

  function matchingGames() {
    /** @param {ReportGame} game @param {number} player */
    const has = (game, player) => player < 0 || game.black === player || game.white === player;
    return games.filter((game) => has(game, state.one) && has(game, state.other));
  }

  function renderList() {
    const found = matchingGames();
    const shown = state.all ? found : found.slice(0, MAX_LISTED);
    byId("count").textContent = `${found.length} of ${games.length} games`;
    byId("more").hidden = shown.length === found.length;
    byId("list").replaceChildren(...shown.map(listRow));
  }

  /** @param {ReportGame} game */
  function listRow(game) {
    const row = createElement("tr", undefined, game === state.game ? "chosen" : "");
    const number = createElement("td");
    const open = createElement("button", String(game.number));
    open.type = "button";
    open.title = "replay";
    number.append(open);
    const log = createElement("a", "log");
    log.href = "logs/" + encodeURIComponent(game.log);
    const logCell = createElement("td");
    logCell.append(log);
    row.append(
      number,
      createElement("td", names[game.black], game.outcome === "BLACK" ? "winner" : ""),
      createElement("td", names[game.white], game.outcome === "WHITE" ? "winner" : ""),
      createElement("td", result(game), game.verdict ? "fault" : ""),
      logCell,
    );
    row.addEventListener("click", (event) => {
      if (event.target !== log) openGame(game);
    });
    return row;
  }

  /** @param {ReportGame} game */
  function openGame(game) {
    state.game = game;
    state.ply = game.plies.length;
    drawBoard(game);
    renderList();
    renderReplay();
  }

  /**
   * Draws a board with a disc on every square; discs on empty squares are hidden by CSS.
   *
   * @param {ReportGame} game
   */
  function drawBoard(game) {
    const n = game.size;
    const svg = document.createElementNS(SVG_NAMESPACE, "svg");
    svg.setAttribute("viewBox", `-0.6 -0.6 ${n + 0.7} ${n + 0.7}`);
    /** @param {string} tag @param {Record<string, string | number>} attributes @param {string} [text] */
    const add = (tag, attributes, text) => {
      const node = document.createElementNS(SVG_NAMESPACE, tag);
      for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
      if (text) node.textContent = text;
      svg.append(node);
    };
    add("rect", { x: -0.6, y: -0.6, width: n + 0.7, height: n + 0.7, class: "felt" });
    for (let i = 0; i <= n; i++) {
      add("line", { x1: i, x2: i, y1: 0, y2: n, class: "rule" });
      add("line", { x1: 0, x2: n, y1: i, y2: i, class: "rule" });
    }
    for (let i = 0; i < n; i++) {
      add("text", { x: i + 0.5, y: -0.18 }, String.fromCharCode(97 + i));
      add("text", { x: -0.3, y: i + 0.63 }, String(i + 1));
    }
    for (let square = 0; square < n * n; square++) {
      add("circle", { cx: (square % n) + 0.5, cy: Math.floor(square / n) + 0.5, r: 0.41, "data-square": square });
    }
    byId("board").replaceChildren(svg);
  }

  function renderReplay() {
    const { game, ply } = state;
    if (!game) return;
    const board = boardAfter(game, ply);
    const changed = ply > 0 ? game.plies[ply - 1] : [];
    for (const disc of byId("board").querySelectorAll("circle")) {
      const square = Number(disc.dataset.square);
      const colour = board[square] === "X" ? "black" : board[square] === "O" ? "white" : "empty";
      const mark = changed[0] === square ? " laid" : changed.includes(square) ? " turned" : "";
      disc.setAttribute("class", colour + mark);
    }
    byId("title").textContent = `${game.number}. ${names[game.black]} – ${names[game.white]}: ${result(game)}`;
    slider.max = String(game.plies.length);
    slider.value = String(ply);
    byId("status").textContent = status(game, ply, board);
    byId("fault").textContent = game.reason && ply === game.plies.length ? `${game.verdict}: ${game.reason}` : "";
  }

  /** @param {ReportGame} game @param {number} ply @param {string[]} board */
  function status(game, ply, board) {
    /** @param {string} disc */
    const count = (disc) => board.filter((square) => square === disc).length;
    const discs = `Black ${count("X")}, White ${count("O")}.`;
    if (ply === 0) return `Start. ${discs}`;
    const squares = game.plies[ply - 1];
    const move = squares.length ? squareName(game, squares[0]) : "passes";
    const time = game.times[ply - 1 - game.opening];
    const clocks =
      ply <= game.opening ? " (opening)" : squares.length ? `, CPU ${time[0]} ms, wall ${time[1]} ms` : "";
    return `Move ${ply} of ${game.plies.length}: ${sideOf(game, ply - 1)} ${move}${clocks}. ${discs}`;
  }

  /** @param {number} ply */
  function goTo(ply) {
    if (!state.game) return;
    state.ply = Math.max(0, Math.min(state.game.plies.length, ply));
    renderReplay();
  }

  /** Shows the games of one player against another; -1 is any player. @param {number} one @param {number} other */
  function filter(one, other) {
    state.one = one;
    state.other = other;
    state.all = false;
    select("one").value = String(one);
    select("other").value = String(other);
    const first = matchingGames()[0];
    if (first) openGame(first);
    else renderList();
  }

  for (const id of ["one", "other"]) {
    select(id).append(...["anyone", ...names].map((name, i) => new Option(name, String(i - 1))));
    select(id).addEventListener("change", () => filter(Number(select("one").value), Number(select("other").value)));
  }
  for (const cell of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll(".cross button"))) {
    cell.addEventListener("click", () => {
      filter(Number(cell.dataset.a), Number(cell.dataset.b));
      byId("games").scrollIntoView({ behavior: "smooth" });
    });
  }
  byId("more").addEventListener("click", () => {
    state.all = true;
    renderList();
  });
  byId("start").addEventListener("click", () => goTo(0));
  byId("back").addEventListener("click", () => goTo(state.ply - 1));
  byId("forward").addEventListener("click", () => goTo(state.ply + 1));
  byId("end").addEventListener("click", () => goTo(Infinity));
  slider.addEventListener("input", () => goTo(Number(slider.value)));
  byId("replay").addEventListener("keydown", (event) => {
    /** @type {Record<string, number>} */
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
    if (event.target === slider || !(event.key in steps)) return;
    event.preventDefault();
    goTo(state.ply + steps[event.key]);
  });
  filter(-1, -1);
}
