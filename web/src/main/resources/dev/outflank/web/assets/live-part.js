/**
 * A part of a page that the server sends anew whenever it has changed. Nobody listens while the page is not seen: browsers
 * have few connections, and the server need not work for it.
 */
class LivePart extends HTMLElement {
  /** @type {EventSource | undefined} */
  #events;

  connectedCallback() {
    document.addEventListener("visibilitychange", this.#follow);
    this.#follow();
  }

  disconnectedCallback() {
    document.removeEventListener("visibilitychange", this.#follow);
    this.#events?.close();
  }

  #follow = () => {
    this.#events?.close();
    this.#events = undefined;
    if (!document.hidden) {
      this.#events = new EventSource(this.getAttribute("src"));
      this.#events.addEventListener("now", (event) => this.#show(JSON.parse(event.data).value));
    }
  };

  /** Changes what is shown, but neither what is in focus nor how far tables were scrolled. @param {string} html */
  #show(html) {
    if (html === this.#shown) {
      return;
    }
    this.#shown = html;
    const focus = this.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
    const scrolled = [...this.querySelectorAll(".wide")].map((one) => one.scrollLeft);
    this.innerHTML = html;
    this.querySelectorAll(".wide").forEach((one, i) => (one.scrollLeft = scrolled[i] ?? 0));
    if (focus) {
      [...this.querySelectorAll("a")].find((one) => one.getAttribute("href") === focus)?.focus({ preventScroll: true });
    }
  }

  #shown = "";
}

customElements.define("live-part", LivePart);
