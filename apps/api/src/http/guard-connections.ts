import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf, readAddress } from "./address.ts";

/** What one connection, and those of one network, may hold of a server. */
export interface ConnectionLimits {
  /** Requests of one connection that wait for their answers: no browser sends a second one before. */
  readonly waiting: number;
  /** A connection that takes none of its bytes for so long is cut, in milliseconds. */
  readonly stalledMs: number;
  /** Connections of one network: forty browsers behind one address. Behind a proxy all are the proxy’s. */
  readonly ofNetwork: number;
  /** Connections of all. */
  readonly ofAll: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  waiting: 16,
  stalledMs: 60_000,
  ofNetwork: 256,
  ofAll: 10_000,
};

const ownNetwork = ({ remoteAddress = "" }: Socket): string =>
  networkOf(readAddress(remoteAddress) ?? remoteAddress);

/** Node tells an answer that its connection has ended only while it is being sent, never while it waits for others. */
const endWaiting = (answers: ReadonlySet<ServerResponse>): void => {
  for (const answer of answers) {
    if (answer.socket !== null) continue;
    answer.destroy();
    answer.emit("close");
  }
};

/**
 * Bounds what a caller holds by connections whose answers nobody reads: what waits on one is counted, and
 * whatever an answer is made of ends with its connection.
 *
 * @returns whether a request is to be answered; where not, its connection is cut (RFC 9112 §9.3.2: who sends
 *   several at once asks again for what was not answered)
 */
export const guardConnections = (
  server: Server,
  limits: ConnectionLimits,
): ((incoming: IncomingMessage, outgoing: ServerResponse) => boolean) => {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>();
  const open = new Map<string, number>();
  const answersOf = (socket: Socket): Set<ServerResponse> => {
    const answers = waiting.get(socket) ?? new Set();
    waiting.set(socket, answers);
    return answers;
  };

  server.maxConnections = limits.ofAll;
  server.on("connection", (socket) => {
    const network = ownNetwork(socket);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
      endWaiting(answersOf(socket));
    });
    if (count > limits.ofNetwork) socket.destroy();
  });

  server.timeout = limits.stalledMs;
  server.on("timeout", (socket) => {
    // An answer may take its time; one that is made and not taken has had it.
    if (answersOf(socket).size === 0 || socket.writableLength > 0) socket.destroy();
  });

  return ({ socket }, outgoing) => {
    const answers = answersOf(socket);
    if (answers.size >= limits.waiting) socket.destroy();
    if (socket.destroyed) return false;
    answers.add(outgoing);
    outgoing.once("close", () => answers.delete(outgoing));
    return true;
  };
};
