import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { forwardedAddress, networkOf, readAddress } from "./address.ts";

/** What one connection, and those of one network, may hold of a server. */
export interface ConnectionLimits {
  /** Requests of one connection that wait for their answers: no browser sends a second one before. */
  readonly waiting: number;
  /** A connection that takes none of its bytes for so long is cut, in milliseconds. */
  readonly stalledMs: number;
  /**
   * Connections of one network: forty browsers behind one address. Behind a proxy all are the proxy’s: there
   * it counts the answers under way for the network that the proxy names.
   */
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

/**
 * The network that sent a request.
 *
 * @param isProxied whether connections are those of a proxy, which names the callers
 */
export const networkOfRequest = (
  { headers, socket }: IncomingMessage,
  isProxied: boolean,
): string => {
  const named = isProxied ? forwardedAddress(String(headers["x-forwarded-for"] ?? "")) : undefined;
  return named === undefined ? ownNetwork(socket) : networkOf(named);
};

const createCounts = () => {
  const counts = new Map<string, number>();
  return {
    /** @returns how many there are with this one */
    add(key: string): number {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    },
    remove(key: string): void {
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    },
  };
};

/** Node tells an answer that its connection has ended only while it is being sent, never while it waits for others. */
const endWaiting = (answers: ReadonlySet<ServerResponse>): void => {
  for (const answer of answers) {
    if (answer.socket !== null) continue;
    answer.destroy();
    answer.emit("close");
  }
};

/** What becomes of a request: `cut` ends its connection (RFC 9112 §9.3.2: who sends several at once asks again). */
type Taken = "taken" | "crowded" | "cut";

/**
 * Bounds what a caller holds by connections whose answers nobody reads: what waits on one is counted, and
 * whatever an answer is made of ends with its connection.
 *
 * @param isProxied whether connections are those of a proxy, which names the callers
 * @returns what becomes of a request. One that is `crowded` is to be refused
 */
export const guardConnections = (
  server: Server,
  limits: ConnectionLimits,
  isProxied: boolean,
): ((incoming: IncomingMessage, outgoing: ServerResponse) => Taken) => {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>();
  const ofNetworks = createCounts();
  const answersOf = (socket: Socket): Set<ServerResponse> => {
    const answers = waiting.get(socket) ?? new Set();
    waiting.set(socket, answers);
    return answers;
  };
  /** Counts until it is closed. Whether its network has more of them than one may. */
  const isOneTooMany = (network: string, counted: Socket | ServerResponse): boolean => {
    counted.once("close", () => ofNetworks.remove(network));
    return ofNetworks.add(network) > limits.ofNetwork;
  };

  server.maxConnections = limits.ofAll;
  server.on("connection", (socket) => {
    socket.once("close", () => endWaiting(answersOf(socket)));
    if (!isProxied && isOneTooMany(ownNetwork(socket), socket)) socket.destroy();
  });

  server.timeout = limits.stalledMs;
  server.on("timeout", (socket) => {
    // An answer may take its time. One that is made and not taken has had it.
    if (answersOf(socket).size === 0 || socket.writableLength > 0) socket.destroy();
  });

  return (incoming, outgoing) => {
    const { socket } = incoming;
    const answers = answersOf(socket);
    if (answers.size >= limits.waiting) socket.destroy();
    if (socket.destroyed) return "cut";
    answers.add(outgoing);
    outgoing.once("close", () => answers.delete(outgoing));
    return isProxied && isOneTooMany(networkOfRequest(incoming, true), outgoing)
      ? "crowded"
      : "taken";
  };
};
