import { inPageLanguage } from "./language.js";

/**
 * Events from the server. They arrive over a WebSocket, because browsers allow only six HTTP connections per server for
 * all windows together; where a proxy lets no WebSocket through, as server-sent events. A lost connection is opened
 * again.
 *
 * @typedef {object} StreamListener
 * @property {Record<string, (value: any) => void>} events by name
 * @property {(connected: boolean) => void} [onConnection] called when the connection is lost or back
 * @property {() => void} [onFailure] called if the server refuses the stream
 */

/** The server sends at least a heartbeat every two seconds. */
const SILENCE_MS = 8000;
const RETRY_MS = [300, 1000, 2000, 4000];

/** Whether a WebSocket has worked in this window. */
let socketsWork = false;

/**
 * @param {string} path
 * @param {StreamListener} listener
 * @returns {() => void} closes the stream
 */
export function openStream(path, listener) {
  const address = inPageLanguage(path);
  let closed = false;
  let failures = 0;
  let timer = 0;
  /** @type {WebSocket | EventSource | undefined} */
  let connection;

  const onSignOfLife = () => {
    failures = 0;
    listener.onConnection?.(true);
    clearTimeout(timer);
    timer = setTimeout(reconnect, SILENCE_MS);
  };

  /** @param {string} name @param {string} json */
  const dispatch = (name, json) => {
    if (!closed) {
      listener.events[name]?.(JSON.parse(json));
    }
  };

  const disconnect = () => {
    clearTimeout(timer);
    const old = connection;
    connection = undefined;
    old?.close();
  };

  const reconnect = () => {
    disconnect();
    if (!closed) {
      listener.onConnection?.(false);
      timer = setTimeout(connect, RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
    }
  };

  const connect = () => {
    disconnect();
    const socket = new WebSocket(new URL(address, location.href.replace(/^http/, "ws")));
    connection = socket;
    socket.onopen = () => {
      socketsWork = true;
      onSignOfLife();
    };
    socket.onmessage = ({ data }) => {
      onSignOfLife();
      const end = data.indexOf("\n");
      if (end > 0) {
        dispatch(data.slice(0, end), data.slice(end + 1));
      }
    };
    socket.onclose = () => {
      if (connection === socket) {
        if (socketsWork) {
          reconnect();
        } else {
          connectWithoutSocket();
        }
      }
    };
  };

  const connectWithoutSocket = () => {
    const source = new EventSource(address);
    connection = source;
    source.onopen = () => listener.onConnection?.(true);
    for (const name of Object.keys(listener.events)) {
      source.addEventListener(name, ({ data }) => dispatch(name, data));
    }
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) {
        listener.onFailure?.();
      } else {
        listener.onConnection?.(false);
      }
    };
  };

  const onOnline = () => !closed && !(connection instanceof EventSource) && connect();
  addEventListener("online", onOnline);
  connect();
  return () => {
    closed = true;
    removeEventListener("online", onOnline);
    disconnect();
  };
}
