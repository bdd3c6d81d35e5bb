/** Builds and finds elements, and shows short messages. */
import { text } from "./language.js";

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => unknown)>} Properties */

/**
 * Creates an element: `createElement("p", { class: "x", onclick: f }, "text", child)`.
 *
 * @template {string} K
 * @param {K} name
 * @param {Properties} [properties] names that start with "on" are listeners; false, null and undefined are left out
 * @param {...(Node | string)} children
 * @returns {K extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[K] : HTMLElement}
 */
export function createElement(name, properties = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === "function") {
      node.addEventListener(key.slice(2), value);
    } else if (value !== false && value !== null && value !== undefined) {
      node.setAttribute(key, value === true ? "" : String(value));
    }
  }
  node.append(...children);
  return /** @type {any} */ (node);
}

/**
 * @param {string} label
 * @param {() => unknown} onclick
 * @param {Properties} [properties]
 */
export const button = (label, onclick, properties = {}) =>
  createElement("button", { type: "button", onclick, ...properties }, label);

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 */
export function createSvgElement(name, attributes, ...children) {
  const node = document.createElementNS(SVG_NAMESPACE, name);
  Object.entries(attributes).forEach(([key, value]) => node.setAttribute(key, String(value)));
  node.append(...children);
  return node;
}

/**
 * The first descendant that matches a selector. It must exist and have the given type.
 *
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} parent
 * @param {string} selector
 * @param {abstract new (...parameters: any[]) => T} [type] HTMLElement by default
 * @returns {T}
 */
export function find(parent, selector, type) {
  const found = parent.querySelector(selector);
  if (!(found instanceof (type ?? HTMLElement))) {
    throw new Error(`No element matches '${selector}'.`);
  }
  return /** @type {T} */ (found);
}

/** @type {HTMLElement | undefined} */
let toast;
let toastTimer = 0;

/**
 * Shows a message for a few seconds.
 *
 * @param {string} message
 */
export function showToast(message) {
  if (!toast) {
    toast = createElement("div", { class: "toast", role: "alert" });
    document.body.append(toast);
  }
  toast.textContent = message;
  toast.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toast?.classList.remove("shown"), 5000);
}

/**
 * Runs an action. If it fails, shows the error and returns undefined.
 *
 * @template T
 * @param {() => Promise<T>} action
 * @returns {Promise<T | undefined>}
 */
export async function withErrorToast(action) {
  try {
    return await action();
  } catch (error) {
    showToast(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/**
 * Copies text to the clipboard, or shows it for copying where the browser does not allow that.
 *
 * @param {string} copied
 */
export async function copyToClipboard(copied) {
  try {
    await navigator.clipboard.writeText(copied);
    showToast(text("dom.copied"));
  } catch {
    prompt(text("dom.copy"), copied);
  }
}
