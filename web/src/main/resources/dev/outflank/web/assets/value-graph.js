/** The course of a game: what each position was worth to Black. Tells a `ply` event for where it is pressed. */
import { element } from "./api.js";
import { leaning, signed } from "./replay.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 600;
const HEIGHT = 120;

const svg = (name, attributes) => {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, String(value)));
  return made;
};

class ValueGraph extends HTMLElement {
  #plies = 1;

  connectedCallback() {
    this.addEventListener("click", (event) => {
      const box = this.getBoundingClientRect();
      const ply = Math.round(((event.clientX - box.left) / box.width) * this.#plies);
      this.dispatchEvent(new CustomEvent("ply", { detail: Math.max(0, Math.min(this.#plies, ply)) }));
    });
  }

  /**
   * @param {(number | undefined)[]} values for each position
   * @param {{ply: number, kind: string}[]} mistakes
   * @param {number} ply where we are
   */
  show(values, mistakes, ply) {
    this.#plies = Math.max(1, values.length - 1);
    const x = (at) => (at / this.#plies) * WIDTH;
    const y = (value) => HEIGHT / 2 - leaning(value) * (HEIGHT / 2 - 6);
    const known = values.map((value, at) => ({ at, value })).filter((one) => one.value !== undefined);
    const picture = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
    picture.append(svg("line", { class: "zero", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }));
    if (known.length > 0) {
      const points = known.map((one) => `${x(one.at)},${y(one.value)}`).join(" ");
      const [first, last] = [x(known[0].at), x(known.at(-1).at)];
      picture.append(
        svg("polygon", { class: "area", points: `${first},${HEIGHT / 2} ${points} ${last},${HEIGHT / 2}` }),
        svg("polyline", { class: "course", points }),
      );
    }
    for (const mistake of mistakes) {
      if (values[mistake.ply + 1] !== undefined) {
        picture.append(svg("ellipse", {
          class: mistake.kind, cx: x(mistake.ply + 1), cy: y(values[mistake.ply + 1]), rx: 4, ry: 4,
        }));
      }
    }
    picture.append(svg("line", { class: "here", x1: x(ply), x2: x(ply), y1: 0, y2: HEIGHT }));
    const now = values[ply];
    this.replaceChildren(
      picture,
      element("p", { class: "unseen" }, now === undefined ? "" : `After move ${ply}: ${signed(now)} for Black`),
    );
  }
}

customElements.define("value-graph", ValueGraph);
