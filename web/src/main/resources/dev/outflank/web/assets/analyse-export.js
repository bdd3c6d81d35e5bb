/** Exports a game as a link, text, GGF or an image of the current position. */
import { button, copyToClipboard, createElement, withErrorToast } from "./dom.js";
import { text } from "./language.js";

/** @param {string} href @param {string} name */
const download = (href, name) => createElement("a", { href, download: name }).click();

/** @param {import("./analyse-game.js").OpenGame} game */
export function exportButtons(game) {
  const record = encodeURIComponent(game.view.text);
  const link = () => `${location.origin}/analyse#record=${record}&ply=${game.ply}`;
  const image = () => `/api/analyse/picture?record=${record}&ply=${game.ply}`;
  /** @param {string} format */
  const exported = (format) => `/api/analyse/export?format=${format}&record=${record}`;
  return createElement(
    "div",
    { class: "exports" },
    createElement("span", {}, text("analyse.export")),
    button(text("analyse.link"), () => copyToClipboard(link()), { class: "secondary" }),
    button(text("analyse.text"), () => download(exported("text"), "game.txt"), { class: "secondary" }),
    button("GGF", () => download(exported("ggf"), "game.ggf"), { class: "secondary" }),
    button("SVG", () => download(image(), "board.svg"), { class: "secondary" }),
    button("PNG", () => withErrorToast(() => downloadPng(image())), { class: "secondary" }),
  );
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
