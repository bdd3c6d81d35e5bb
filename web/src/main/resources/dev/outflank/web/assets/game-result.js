/** The end of a game: the turning point, and what to do next. Fires `action` like the game panel. */
import { get, subscribe } from "./api.js";
import { button, createElement, find, withErrorToast } from "./dom.js";
import { sideName, text } from "./language.js";

/** @typedef {import("./game-panel.js").GameRoomView} GameRoomView */
/** @typedef {import("./new-game-form.js").Opponent} Opponent */

/** The engine analyses larger boards too slowly for this. */
const MAX_ANALYSED_SIZE = 8;

export class GameResult extends HTMLElement {
  #shown = "";
  #stopAnalysis = () => {};

  connectedCallback() {
    /** @param {string} name @param {string} label @param {import("./dom.js").Properties} [properties] */
    const action = (name, label, properties) =>
      button(label, () => this.#emit(name), { "data-action": name, ...properties });
    this.replaceChildren(
      createElement("p", { class: "turning-point", role: "status" }),
      createElement("div", { class: "actions" },
        action("rematch", `⟳ ${text("play.rematch")}`, { class: "primary" }),
        action("next", text("play.next-opponent"), { hidden: true }),
        action("analyse", `⌕ ${text("analyse.start")}`)),
    );
  }

  disconnectedCallback() {
    this.#stopAnalysis();
  }

  /** @param {GameRoomView} state */
  async show(state) {
    const plays = state.yours.length > 0;
    const own = state.offers.rematch?.some((side) => state.yours.includes(/** @type {"black" | "white"} */ (side)));
    const rematch = find(this, "[data-action=rematch]", HTMLButtonElement);
    rematch.hidden = !plays;
    rematch.disabled = own === true;
    rematch.textContent = own ? text("play.rematch-offered")
      : `⟳ ${state.offers.rematch ? text("play.accept-rematch") : text("play.rematch")}`;
    if (this.#shown !== state.id) {
      this.#shown = state.id;
      this.#suggestOpponent(state);
      await this.#findTurningPoint(state);
    }
  }

  /** A stronger opponent after a win, a weaker one after a loss. @param {GameRoomView} state */
  async #suggestOpponent(state) {
    const [side] = state.yours;
    const opponent = state[side === "black" ? "white" : "black"].opponent;
    if (state.yours.length !== 1 || !opponent) {
      return;
    }
    /** @type {Opponent[]} */
    const opponents = (await withErrorToast(() => get(`/api/opponents?size=${state.size}`))) ?? [];
    const level = opponents.find(({ id }) => id === opponent)?.level ?? 0;
    const step = state.outcome === "won" ? 1 : state.outcome === "lost" ? -1 : 0;
    const next = opponents.find((other) => other.level > 0 && other.level === level + step);
    if (level > 0 && step !== 0 && next) {
      const suggestion = find(this, "[data-action=next]");
      suggestion.textContent = `${step > 0 ? "▲" : "▼"} ${text("play.next", { name: next.name })}`;
      suggestion.dataset.opponent = next.id;
      suggestion.hidden = false;
    }
  }

  /** @param {GameRoomView} state */
  async #findTurningPoint(state) {
    this.#stopAnalysis();
    if (state.size > MAX_ANALYSED_SIZE || state.ply < 10) {
      return;
    }
    const line = find(this, ".turning-point");
    line.textContent = text("play.looking-for-turning-point");
    /** @type {import("./replay.js").GameView | undefined} */
    const view = await withErrorToast(() => get(`/api/games/${state.id}/replay`));
    if (!view || view.refusal) {
      line.textContent = "";
      return;
    }
    /** @type {Map<number, import("./analyse-verdict.js").Verdict>} */
    const verdicts = new Map();
    this.#stopAnalysis = subscribe(`/api/analyse/verdicts?record=${encodeURIComponent(view.text)}`, {
      onPart: (verdict) => verdicts.set(verdict.ply, verdict),
      onEnd: ({ turningPoint }) => {
        const verdict = verdicts.get(turningPoint);
        line.replaceChildren(...(verdict ? this.#turningPoint(view, verdict) : [text("play.no-turning-point")]));
      },
    });
  }

  /** @param {import("./replay.js").GameView} view @param {import("./analyse-verdict.js").Verdict} verdict */
  #turningPoint(view, { ply, lost, best }) {
    const side = sideName(view.steps[ply].side);
    return [
      text("play.turning-point", { number: ply + 1, side, move: view.names[ply], discs: lost, best }), " ",
      button(text("play.show"), () => this.dispatchEvent(new CustomEvent("ply-select", { detail: ply + 1 })), { class: "secondary" }),
    ];
  }

  /** @param {string} name */
  #emit(name) {
    this.dispatchEvent(new CustomEvent("action", { detail: name }));
  }

  get suggestedOpponent() {
    return find(this, "[data-action=next]").dataset.opponent ?? "";
  }
}

customElements.define("game-result", GameResult);
