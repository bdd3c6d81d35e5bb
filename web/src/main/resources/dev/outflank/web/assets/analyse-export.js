/** Exports a game and its variations as a link, text, SGF, GGF or an image. */
import { post } from "./api.js";
import { button, copyToClipboard, createElement, withErrorToast } from "./dom.js";
import { text } from "./language.js";

/** @param {string} href @param {string} name */
const download = (href, name) => createElement("a", { href, download: name }).click();

/**
 * @param {import("./analyse-game.js").OpenGame} game
 * @param {import("./analyse-tree.js").VariationTree} tree
 */
export function exportButtons(game, tree) {
  const record = encodeURIComponent(game.view.text);
  const link = () => `${location.origin}/analyse#${tree.isPlain
    ? `record=${record}` : `tree=${encodeURIComponent(JSON.stringify(tree.stored()))}`}&ply=${game.ply}`;
  const image = (numbers = "") => `/api/analyse/picture?record=${record}&ply=${game.ply}${numbers}`;
  /** @param {string} label @param {() => unknown} action */
  const choice = (label, action) => button(label, action, { class: "secondary" });
  return createElement(
    "div",
    { class: "exports" },
    createElement("span", {}, text("analyse.export")),
    choice(text("analyse.link"), () => copyToClipboard(link())),
    choice(text("analyse.text"), () => download(`/api/analyse/export?format=text&record=${record}`, "game.txt")),
    choice("SGF", () => withErrorToast(() => downloadTree("sgf", tree))),
    choice("GGF", () => withErrorToast(() => downloadTree("ggf", tree))),
    choice("SVG", () => download(image(), "board.svg")),
    choice("PNG", () => withErrorToast(() => downloadPng(image()))),
    choice(text("analyse.numbers"), () => download(image("&numbers=1"), "moves.svg")),
  );
}

/**
 * SGF keeps variations, comments and marks; in GGF each line is a game.
 *
 * @param {string} format
 * @param {import("./analyse-tree.js").VariationTree} tree
 */
async function downloadTree(format, tree) {
  const { text: exported } = await post("/api/analyse/tree", { format, ...tree.stored() });
  const address = URL.createObjectURL(new Blob([exported], { type: "text/plain;charset=utf-8" }));
  download(address, `game.${format}`);
  URL.revokeObjectURL(address);
}

/** Renders the server's SVG at twice its size. @param {string} path */
async function downloadPng(path) {
  const svg = await (await fetch(path)).text();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * image.width;
  canvas.height = 2 * image.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  download(canvas.toDataURL("image/png"), "board.png");
}
