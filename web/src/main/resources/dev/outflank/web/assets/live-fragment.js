/**
 * A part of a page that the server sends again whenever it has changed. A hidden page does not subscribe: the server need
 * not compute updates that are not seen.
 */
import { openStream } from "./stream.js";

class LiveFragment extends HTMLElement {
  #closeStream = () => {};
  #currentHtml = "";

  connectedCallback() {
    document.addEventListener("visibilitychange", this.#updateSubscription);
    this.#updateSubscription();
  }

  disconnectedCallback() {
    document.removeEventListener("visibilitychange", this.#updateSubscription);
    this.#closeStream();
  }

  #updateSubscription = () => {
    this.#closeStream();
    if (!document.hidden) {
      this.#closeStream = openStream(this.getAttribute("src") ?? "", {
        events: { now: ({ value }) => this.#replaceHtml(value) },
        onConnection: (connected) => this.toggleAttribute("data-lost", !connected),
      });
    }
  };

  /** Replaces the content; keeps the focused link and the scroll positions of tables. @param {string} html */
  #replaceHtml(html) {
    if (html === this.#currentHtml) {
      return;
    }
    this.#currentHtml = html;
    const focused = this.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
    const scrolled = [...this.querySelectorAll(".scroll-x")].map((table) => table.scrollLeft);
    this.innerHTML = html;
    this.querySelectorAll(".scroll-x").forEach((table, i) => (table.scrollLeft = scrolled[i] ?? 0));
    if (focused) {
      [...this.querySelectorAll("a")].find((link) => link.getAttribute("href") === focused)?.focus({ preventScroll: true });
    }
  }
}

customElements.define("live-fragment", LiveFragment);
