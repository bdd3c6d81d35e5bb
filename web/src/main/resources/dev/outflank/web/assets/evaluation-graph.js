/** The evaluation of each position of a game, for Black. Fires `ply-select` with the ply that was clicked. */
import { createElement, createSvgElement } from "./dom.js";
import { text } from "./language.js";
import { formatSigned, squash } from "./replay.js";

const WIDTH = 600;
const HEIGHT = 120;

export class EvaluationGraph extends HTMLElement {
  #plies = 1;

  connectedCallback() {
    this.addEventListener("click", (event) => {
      const box = this.getBoundingClientRect();
      const ply = Math.round(((event.clientX - box.left) / box.width) * this.#plies);
      this.dispatchEvent(new CustomEvent("ply-select", { detail: Math.max(0, Math.min(this.#plies, ply)) }));
    });
  }

  /**
   * @param {(number | undefined)[]} values the value of each position
   * @param {{ply: number, kind: string}[]} mistakes
   * @param {number} ply the current position
   */
  show(values, mistakes, ply) {
    this.#plies = Math.max(1, values.length - 1);
    /** @param {number} at */
    const x = (at) => (at / this.#plies) * WIDTH;
    /** @param {number} value */
    const y = (value) => HEIGHT / 2 - squash(value) * (HEIGHT / 2 - 6);
    const known = values.flatMap((value, at) => (value === undefined ? [] : [{ at, value }]));
    const graph = createSvgElement("svg", {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true",
    });
    graph.append(createSvgElement("line", { class: "zero", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }));
    if (known.length > 0) {
      const points = known.map(({ at, value }) => `${x(at)},${y(value)}`).join(" ");
      const [first, last] = [x(known[0].at), x(known[known.length - 1].at)];
      graph.append(
        createSvgElement("polygon", { class: "area", points: `${first},${HEIGHT / 2} ${points} ${last},${HEIGHT / 2}` }),
        createSvgElement("polyline", { class: "curve", points }),
      );
    }
    for (const mistake of mistakes) {
      const value = values[mistake.ply + 1];
      if (value !== undefined) {
        const [cx, cy] = [x(mistake.ply + 1), y(value)];
        // Errors and doubtful moves differ by shape as well as by colour.
        graph.append(mistake.kind === "error"
          ? createSvgElement("path", { class: "error", d: `M${cx} ${cy - 7}l5 7l-5 7l-5-7z` })
          : createSvgElement("ellipse", { class: mistake.kind, cx, cy, rx: 4, ry: 4 }));
      }
    }
    graph.append(createSvgElement("line", { class: "here", x1: x(ply), x2: x(ply), y1: 0, y2: HEIGHT }));
    const current = values[ply];
    this.replaceChildren(
      graph,
      createElement("p", { class: "visually-hidden" },
        current === undefined ? "" : text("graph.value", { ply, value: formatSigned(current) })),
    );
  }
}

customElements.define("evaluation-graph", EvaluationGraph);
