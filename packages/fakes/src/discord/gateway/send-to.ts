import type { WebSocket } from "ws";

/** Sends what belongs to no session. */
export const sendTo = (socket: WebSocket, op: number, d: unknown = null): void =>
  socket.send(JSON.stringify({ op, d, s: null, t: null }));
