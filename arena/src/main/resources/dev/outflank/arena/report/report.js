"use strict";
{
  const { names, games } = JSON.parse(document.getElementById("data").textContent);
  const byId = (id) => document.getElementById(id);
  const FEW = 200;
  const SVG = document.querySelector("svg.plot").namespaceURI;

  const state = { one: -1, other: -1, all: false, game: null, ply: 0 };

  /** The board after some moves: the page knows no rules, every move says which squares it changes. */
  function boardAfter(game, plies) {
    const board = [...game.start];
    let side = game.first;
    for (const squares of game.plies.slice(0, plies)) {
      for (const square of squares) board[square] = side;
      side = side === "X" ? "O" : "X";
    }
    return board;
  }

  const squareName = (game, square) =>
    String.fromCharCode(97 + (square % game.size)) + (Math.floor(square / game.size) + 1);

  const sideOf = (game, ply) => ((ply % 2 === 0) === (game.first === "X") ? "Black" : "White");

  function result(game) {
    if (game.outcome === "DRAW") return "draw " + game.discs;
    const winner = game.outcome === "BLACK" ? "Black" : "White";
    return `${winner} ${game.verdict ? "by " + game.verdict : game.discs}`;
  }

  function element(tag, text, className) {
    const made = document.createElement(tag);
    if (text !== undefined) made.textContent = text;
    if (className) made.className = className;
    return made;
  }

  function matching() {
    const has = (game, player) => player < 0 || game.black === player || game.white === player;
    return games.filter((game) => has(game, state.one) && has(game, state.other));
  }

  function renderList() {
    const found = matching();
    const shown = state.all ? found : found.slice(0, FEW);
    byId("count").textContent = `${found.length} of ${games.length} games`;
    byId("more").hidden = shown.length === found.length;
    byId("list").replaceChildren(...shown.map(listRow));
  }

  function listRow(game) {
    const row = element("tr", undefined, game === state.game ? "chosen" : "");
    const number = element("td");
    const open = element("button", String(game.number));
    open.type = "button";
    open.title = "replay";
    number.append(open);
    const log = element("a", "log");
    log.href = "logs/" + encodeURIComponent(game.log);
    const logCell = element("td");
    logCell.append(log);
    row.append(
      number,
      element("td", names[game.black], game.outcome === "BLACK" ? "winner" : ""),
      element("td", names[game.white], game.outcome === "WHITE" ? "winner" : ""),
      element("td", result(game), game.verdict ? "fault" : ""),
      logCell,
    );
    row.addEventListener("click", (event) => {
      if (event.target !== log) choose(game);
    });
    return row;
  }

  function choose(game) {
    state.game = game;
    state.ply = game.plies.length;
    drawBoard(game);
    renderList();
    renderReplay();
  }

  /** An empty board of the game's size, with a disc on every square that shows only when it has a colour. */
  function drawBoard(game) {
    const n = game.size;
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", `-0.6 -0.6 ${n + 0.7} ${n + 0.7}`);
    const add = (tag, attributes, text) => {
      const made = document.createElementNS(SVG, tag);
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      if (text) made.textContent = text;
      svg.append(made);
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
    const board = boardAfter(game, ply);
    const changed = ply > 0 ? game.plies[ply - 1] : [];
    for (const disc of byId("board").querySelectorAll("circle")) {
      const square = Number(disc.dataset.square);
      const colour = { X: "black", O: "white", "-": "empty" }[board[square]];
      const mark = changed[0] === square ? " laid" : changed.includes(square) ? " turned" : "";
      disc.setAttribute("class", colour + mark);
    }
    byId("title").textContent = `${game.number}. ${names[game.black]} – ${names[game.white]}: ${result(game)}`;
    byId("ply").max = game.plies.length;
    byId("ply").value = ply;
    byId("status").textContent = status(game, ply, board);
    byId("fault").textContent = game.reason && ply === game.plies.length ? `${game.verdict}: ${game.reason}` : "";
  }

  function status(game, ply, board) {
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

  function go(ply) {
    if (!state.game) return;
    state.ply = Math.max(0, Math.min(state.game.plies.length, ply));
    renderReplay();
  }

  function filter(one, other) {
    state.one = one;
    state.other = other;
    state.all = false;
    byId("one").value = one;
    byId("other").value = other;
    const first = matching()[0];
    if (first) choose(first);
    else renderList();
  }

  for (const id of ["one", "other"]) {
    const options = [[-1, "anyone"], ...names.map((name, i) => [i, name])];
    byId(id).append(...options.map(([value, text]) => new Option(text, value)));
    byId(id).addEventListener("change", () => filter(Number(byId("one").value), Number(byId("other").value)));
  }
  for (const cell of document.querySelectorAll(".cross button")) {
    cell.addEventListener("click", () => {
      filter(Number(cell.dataset.a), Number(cell.dataset.b));
      byId("games").scrollIntoView({ behavior: "smooth" });
    });
  }
  byId("more").addEventListener("click", () => {
    state.all = true;
    renderList();
  });
  byId("start").addEventListener("click", () => go(0));
  byId("back").addEventListener("click", () => go(state.ply - 1));
  byId("forward").addEventListener("click", () => go(state.ply + 1));
  byId("end").addEventListener("click", () => go(Infinity));
  byId("ply").addEventListener("input", () => go(Number(byId("ply").value)));
  byId("replay").addEventListener("keydown", (event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
    if (event.target === byId("ply") || !(event.key in steps)) return;
    event.preventDefault();
    go(state.ply + steps[event.key]);
  });
  filter(-1, -1);
}
