/** The invitation to a game: a link that others can open, with a QR code. */
import { get } from "./api.js";
import { button, copyToClipboard, createElement, find, withErrorToast } from "./dom.js";
import { text } from "./language.js";

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Where other computers find this server; empty if none can. @returns {Promise<string>} */
async function reachableOrigin() {
  if (!LOOPBACK.test(location.hostname)) {
    return location.origin;
  }
  const addresses = await withErrorToast(() => get("/links/addresses"));
  return addresses?.urls[0] ?? "";
}

export class Invitation extends HTMLElement {
  #path = "";

  connectedCallback() {
    this.replaceChildren(
      createElement("p", {}, text("invitation.send")),
      createElement("div", { class: "link" }, createElement("input", { readonly: true, "aria-label": text("invitation.link") }),
        button(text("invitation.copy"), () => copyToClipboard(find(this, "input", HTMLInputElement).value), { class: "primary" })),
      createElement("p", { class: "reach" }),
      createElement("img", { class: "qr", alt: text("invitation.qr"), hidden: true }),
    );
  }

  /** @param {string} path of the game, with the key to the seat */
  async show(path) {
    if (path === this.#path) {
      return;
    }
    this.#path = path;
    find(this, "input", HTMLInputElement).value = location.origin + path;
    const origin = await reachableOrigin();
    const link = (origin || location.origin) + path;
    find(this, "input", HTMLInputElement).value = link;
    find(this, ".reach").textContent = origin
      ? text("invitation.scan")
      : text("invitation.local");
    const code = find(this, "img", HTMLImageElement);
    code.hidden = !origin;
    if (origin) {
      code.src = `/links/qr?text=${encodeURIComponent(link)}`;
    }
  }
}

customElements.define("game-invitation", Invitation);
