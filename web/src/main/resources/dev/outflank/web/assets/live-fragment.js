/**
 * A part of a page that the server sends again whenever it has changed. A hidden page does not subscribe: browsers allow
 * only a few connections per server, and the server need not compute updates that are not seen.
 */
class LiveFragment extends HTMLElement {
  /** @type {EventSource | undefined} */
  #events;
  #currentHtml = "";

  connectedCallback() {
    document.addEventListener("visibilitychange", this.#updateSubscription);
    this.#updateSubscription();
  }

  disconnectedCallback() {
    document.removeEventListener("visibilitychange", this.#updateSubscription);
    this.#events?.close();
  }

  #updateSubscription = () => {
    this.#events?.close();
    this.#events = undefined;
    if (!document.hidden) {
      this.#events = new EventSource(this.getAttribute("src") ?? "");
      this.#events.addEventListener("now", (event) => this.#replaceHtml(JSON.parse(event.data).value));
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
