/** Speaks to the server. */

/**
 * Sends a request and gives its answer; a refusal becomes an Error with the server's sentence.
 *
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function call(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new Error("The server cannot be reached.");
  }
  const text = await response.text();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new Error(response.status === 413 ? "That is too large." : "The server gave no answer.");
  }
  if (!response.ok) {
    throw new Error(answer.error ?? "The server refused.");
  }
  return answer;
}

export const get = (path) => call("GET", path);
export const post = (path, body) => call("POST", path, body ?? {});

/**
 * Makes an element: `element("p", { class: "x", onclick: f }, "text", child)`.
 *
 * @param {string} name
 * @param {Record<string, any>} [properties] listeners begin with "on"; false and null are left out
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) {
      made.addEventListener(key.slice(2), value);
    } else if (value !== false && value !== null && value !== undefined) {
      made.setAttribute(key, value === true ? "" : value);
    }
  }
  made.append(...children);
  return made;
}

/**
 * Tells a person something for a few seconds.
 *
 * @param {string} sentence
 */
export function tell(sentence) {
  let toast = document.querySelector(".toast");
  if (!toast) {
    toast = element("div", { class: "toast", role: "alert" });
    document.body.append(toast);
  }
  toast.textContent = sentence;
  toast.classList.add("shown");
  clearTimeout(Number(toast.dataset.timer));
  toast.dataset.timer = String(setTimeout(() => toast.classList.remove("shown"), 5000));
}

/**
 * Runs what a person asked for, and tells what went wrong.
 *
 * @template T
 * @param {() => Promise<T>} action
 * @returns {Promise<T | undefined>}
 */
export async function attempt(action) {
  try {
    return await action();
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/**
 * Copies text for a person to paste.
 *
 * @param {string} text
 * @param {string} what
 */
export async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    tell(`${what} copied.`);
  } catch {
    prompt(`Copy the ${what.toLowerCase()}:`, text);
  }
}

/**
 * Hears what the engine finds while it works: parts, then the end.
 *
 * @param {string} path
 * @param {{part?: (value: any) => void, end?: (value: any) => void}} listener
 * @returns {() => void} stops listening, and with it the work
 */
export function live(path, { part = () => {}, end = () => {} }) {
  const events = new EventSource(path);
  events.addEventListener("part", (event) => part(JSON.parse(event.data)));
  events.addEventListener("end", (event) => {
    events.close();
    end(JSON.parse(event.data));
  });
  events.addEventListener("fault", (event) => {
    events.close();
    tell(JSON.parse(event.data).error);
  });
  events.onerror = () => {
    if (events.readyState === EventSource.CLOSED) {
      tell("The engine gave no answer.");
    }
  };
  return () => events.close();
}
