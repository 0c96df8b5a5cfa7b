/** The browser's sockets, clock and chance for a line, and the events that wake it. */

import { apiAddress } from './api.ts';
import type { LineTools, Timer } from './line.ts';
import type { OnlineTable } from './onlineTable.ts';

export const browserTimer: Timer = (run, milliseconds) => {
  const id = setTimeout(run, milliseconds);
  return () => clearTimeout(id);
};

/** @param as for a screen that everyone sees: nothing private is sent, even if the browser holds a seat */
export function lineTo(table: string, as?: 'spectator'): LineTools {
  const address = apiAddress(`tables/${table}/socket${as === undefined ? '' : `?as=${as}`}`);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return {
    open: ({ opened, received, closed }) => {
      const socket = new WebSocket(address);
      socket.onopen = opened;
      socket.onmessage = ({ data }) => typeof data === 'string' && received(data);
      socket.onclose = ({ code }) => closed(code);
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    timer: browserTimer,
    now: Date.now,
    random: Math.random,
  };
}

/** Someone who comes back does not wait; returns a disposer. */
export function wakeOnReturn(table: OnlineTable): () => void {
  const wake = (): void => {
    if (!document.hidden) table.wake();
  };
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    removeEventListener('online', wake);
    removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}
