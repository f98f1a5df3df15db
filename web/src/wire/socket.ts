// The usual line: a WebSocket, a message a frame.

import { SUBPROTOCOL, type Tell } from '$generated/wire';
import type { Opener } from './line';

export const openSocket: Opener = (ear) => {
  let over = false;
  const lost = () => {
    if (over) return;
    over = true;
    ear.lost();
  };
  let socket: WebSocket;
  try {
    socket = new WebSocket(new URL('/api/socket', location.href.replace(/^http/, 'ws')), SUBPROTOCOL);
  } catch {
    // A browser that forbids it says so at once; whoever listens is told after that.
    queueMicrotask(lost);
    return { joins: true, send: () => undefined, close: () => (over = true) };
  }
  socket.addEventListener('message', ({ data }) => {
    if (!over && typeof data === 'string') ear.tell(JSON.parse(data) as Tell);
  });
  socket.addEventListener('close', lost);
  socket.addEventListener('error', lost);
  return {
    joins: true,
    send: (ask) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(ask));
    },
    close: () => {
      over = true;
      socket.close();
    },
  };
};
