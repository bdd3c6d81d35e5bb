/** Requests to the server. */
import { showToast } from "./dom.js";
import { inPageLanguage, text } from "./language.js";
import { openStream } from "./stream.js";

/**
 * Sends a request and returns the JSON of the response. An error response becomes an Error with the server's message
 * and the response as `body`.
 *
 * @param {string} method
 * @param {string} path
 * @param {object} [body] sent as JSON
 * @returns {Promise<any>}
 */
export function request(method, path, body) {
  return fetchJson(path, {
    method,
    headers: body ? { "Content-Type": "application/json" } : {},
    body: body ? JSON.stringify(body) : undefined,
  });
}

/**
 * Like {@link request}, for a body that is not JSON.
 *
 * @param {string} path
 * @param {RequestInit} options
 * @returns {Promise<any>}
 */
export async function fetchJson(path, options) {
  let response;
  try {
    response = await fetch(inPageLanguage(path), options);
  } catch {
    throw new Error(text("api.no-server"));
  }
  const json = await response.text();
  let body;
  try {
    body = JSON.parse(json);
  } catch {
    throw new Error(response.status === 413 ? text("api.too-large") : text("api.invalid-response"));
  }
  if (!response.ok) {
    throw Object.assign(new Error(body.error ?? text("api.failed")), { body });
  }
  return body;
}

/** @param {string} path */
export const get = (path) => request("GET", path);

/**
 * @param {string} path
 * @param {object} [body]
 */
export const post = (path, body) => request("POST", path, body ?? {});

/**
 * Reads an engine stream: partial results, then the final one. Errors are shown to the user.
 *
 * @param {string} path
 * @param {{onPart?: (value: any) => void, onEnd?: (value: any) => void}} listener
 * @returns {() => void} closes the stream, which cancels the engine task
 */
export function subscribe(path, { onPart = () => {}, onEnd = () => {} }) {
  const close = openStream(path, {
    events: {
      part: onPart,
      end: (value) => {
        close();
        onEnd(value);
      },
      fault: ({ error }) => {
        close();
        showToast(error);
      },
    },
    onFailure: () => showToast(text("api.no-engine")),
  });
  return close;
}
