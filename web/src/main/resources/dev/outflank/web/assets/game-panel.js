/** What stands beside the board: who plays, how it stands, what one can do. Tells an `act` event for what is pressed. */
import { copy, element } from "./api.js";
import { prefer, settings } from "./settings.js";

const clockText = (milliseconds) => {
  const seconds = Math.ceil(milliseconds / 1000);
  return milliseconds < 10000
    ? (milliseconds / 1000).toFixed(1)
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

class GamePanel extends HTMLElement {
  #state;
  #arrived = 0;
  #timer = 0;

  connectedCallback() {
    const act = (name, label, extra = {}) =>
      element("button", { type: "button", "data-act": name, onclick: () => this.#act(name), ...extra }, label);
    const toggle = (name, label) =>
      element(
        "label",
        { class: "switch" },
        element("input", {
          type: "checkbox",
          name,
          checked: settings()[name],
          onchange: (event) => prefer(name, event.target.checked),
        }),
        element("span", {}, label),
      );
    this.replaceChildren(
      element("div", { class: "players" }, this.#player("black"), this.#player("white")),
      element("p", { class: "status", role: "status" }),
      element(
        "div",
        { class: "actions" },
        act("undo", "Undo"),
        act("redo", "Redo"),
        act("hint", "Hint"),
        act("resign", "Resign"),
        act("rematch", "Rematch", { class: "main" }),
        act("analyse", "Analyse"),
        act("new", "New game"),
      ),
      element(
        "div",
        { class: "invite card" },
        element("p", {}, "Send this link to your friend. Whoever opens it first plays the other side."),
        element("div", { class: "link" }, element("input", { readonly: true, "aria-label": "Invitation link" }),
          element("button", { type: "button", class: "main", onclick: () => copy(this.invitation(), "Invitation") }, "Copy")),
      ),
      element(
        "details",
        { class: "moves", open: matchMedia("(min-width: 60rem)").matches },
        element("summary", {}, "Moves"),
        element("p", { class: "opening" }),
        element("ol", {}),
      ),
      element(
        "div",
        { class: "foot" },
        element("button", { type: "button", class: "quiet", onclick: () => copy(this.#link(), "Link to watch") }, "Share"),
        toggle("legal", "Show moves"),
        toggle("calm", "Calm"),
        toggle("sound", "Sound"),
      ),
      element("p", { class: "unseen news", "aria-live": "polite" }),
    );
    this.#timer = setInterval(() => this.#tick(), 100);
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
  }

  #player(side) {
    return element(
      "div",
      { class: `player ${side}` },
      element("i", { "aria-hidden": "true" }),
      element("div", { class: "who" }, element("b", {}), element("span", {})),
      element("span", { class: "clock" }),
      element("span", { class: "discs" }),
    );
  }

  /** @param {any} state what the server tells of the game */
  show(state) {
    this.#state = state;
    this.#arrived = performance.now();
    for (const side of ["black", "white"]) {
      const player = this.querySelector(`.player.${side}`);
      const { name, about, discs } = state[side];
      player.classList.toggle("turn", state.turn === side);
      player.querySelector("b").textContent = name;
      player.querySelector(".who span").textContent = about;
      const count = player.querySelector(".discs");
      count.textContent = String(discs);
      count.setAttribute("aria-label", `${side}: ${discs} discs`);
    }
    const status = this.querySelector(".status");
    status.textContent = state.status;
    status.classList.toggle("yours", state.yourTurn);
    status.classList.toggle("thinking", state.thinking);
    this.querySelector(".news").textContent = state.news;
    const plays = state.yours.length > 0;
    const shown = {
      undo: plays && !state.timed,
      redo: plays && !state.timed,
      hint: plays && !state.over,
      resign: plays && !state.over,
      rematch: plays && state.over,
      analyse: state.over,
      new: true,
    };
    const enabled = { undo: state.canUndo, redo: state.canRedo, hint: state.canHint };
    for (const button of this.querySelectorAll("[data-act]")) {
      const name = button.dataset.act;
      button.hidden = !shown[name];
      button.disabled = enabled[name] === false;
    }
    const invite = this.querySelector(".invite");
    invite.hidden = !state.invitation;
    invite.querySelector("input").value = state.invitation ? this.invitation() : "";
    this.#list(state);
    this.#tick();
  }

  invitation() {
    return `${this.#link()}#seat=${this.#state.invitation}`;
  }

  #link() {
    return `${location.origin}/play/${this.#state.id}`;
  }

  #list(state) {
    this.querySelector(".opening").textContent = state.opening;
    const list = this.querySelector(".moves ol");
    while (list.children.length > state.transcript.length) {
      list.lastElementChild.remove();
    }
    state.transcript.forEach((move, i) => {
      const item = list.children[i] ?? list.appendChild(element("li"));
      if (item.textContent !== move) {
        item.textContent = move;
      }
    });
    list.lastElementChild?.scrollIntoView({ block: "nearest" });
  }

  #tick() {
    const state = this.#state;
    if (!state) {
      return;
    }
    for (const side of ["black", "white"]) {
      const { left, running } = state[side];
      const clock = this.querySelector(`.player.${side} .clock`);
      const now = Math.max(0, left - (running ? performance.now() - this.#arrived : 0));
      const text = state.timed ? clockText(now) : "";
      if (clock.textContent !== text) {
        clock.textContent = text;
      }
      clock.classList.toggle("short", running && now < 20000);
    }
  }

  #act(name) {
    this.dispatchEvent(new CustomEvent("act", { detail: name }));
  }
}

customElements.define("game-panel", GamePanel);
