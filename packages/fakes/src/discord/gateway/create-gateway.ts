import type { Server } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import type { ChatWorld, WorldEvent } from "../world/chat-world.ts";
import { CLOSE, INTENT, OP } from "./opcodes.ts";
import { sendTo } from "./send-to.ts";
import { serveConnection } from "./serve-connection.ts";
import type { GatewaySession } from "./session.ts";
import { type GatewayOptions, GatewaySessions } from "./sessions.ts";

/** Where bots connect. */
export const GATEWAY_PATH = "/gateway";

/** The gateway's faults and what it counts. */
export interface Gateway {
  readonly sessions: readonly GatewaySession[];
  readonly counts: { identified: number; resumed: number };
  /** Switches what messages say on or off in the portal: what a bot may ask for from then on. */
  allowMessageContent(isAllowed: boolean): void;
  /** Keeps events back until they are released. */
  hold(): void;
  release(order?: (events: readonly WorldEvent[]) => readonly WorldEvent[]): void;
  /** From now on each event comes so many times. */
  repeat(times: number): void;
  /** The lines break without a word. The sessions can be resumed. */
  drop(): void;
  askToReconnect(): void;
  invalidate(isResumable: boolean): void;
  closeWith(code: number): void;
  /** Heartbeats get no answer any more. */
  muteHeartbeats(isMuted: boolean): void;
  close(): void;
}

/** A WebSocket server that speaks Discord's gateway v10 and closes on what Discord closes on. */
export function createGateway(
  server: Server,
  origin: string,
  world: ChatWorld,
  options: GatewayOptions,
): Gateway {
  const sockets = new WebSocketServer({ server, path: GATEWAY_PATH });
  const url = `${origin.replace("http", "ws")}${GATEWAY_PATH}`;
  const sessions = new GatewaySessions(world, options, url);
  let held: WorldEvent[] | undefined;
  let times = 1;
  let isMuted = false;
  const heartbeat = { intervalMs: options.heartbeatInterval, isMuted: () => isMuted };

  world.onEvent = (event) => {
    if (held === undefined) sessions.deliver(event, times);
    else held.push(event);
  };
  sockets.on("connection", (socket, request) => {
    const query = new URL(request.url ?? "", origin).searchParams;
    if (query.get("v") === "10" && query.get("encoding") === "json")
      serveConnection(socket, sessions, heartbeat);
    else socket.close(CLOSE.invalidVersion);
  });

  const eachSocket = (act: (socket: WebSocket) => void): void => {
    for (const { socket } of sessions.all) if (socket !== undefined) act(socket);
  };
  return {
    sessions: sessions.all,
    counts: sessions.counts,
    allowMessageContent: (isAllowed) => {
      sessions.allowedIntents = isAllowed ? INTENT.messageContent : 0;
    },
    hold: () => {
      held ??= [];
    },
    release(order = (events) => events) {
      const events = held ?? [];
      held = undefined;
      for (const event of order(events)) sessions.deliver(event, times);
    },
    repeat: (next) => {
      times = next;
    },
    drop: () => eachSocket((socket) => socket.terminate()),
    askToReconnect: () => eachSocket((socket) => sendTo(socket, OP.reconnect)),
    invalidate(isResumable) {
      eachSocket((socket) => sendTo(socket, OP.invalidSession, isResumable));
      // The line stays, and may take up the session again, or begin another.
      for (const session of sessions.all) session.leave();
      if (!isResumable) sessions.all.splice(0);
    },
    closeWith: (code) => eachSocket((socket) => socket.close(code)),
    muteHeartbeats: (next) => {
      isMuted = next;
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}
