import type { Server } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import { guildCreateBody, userBody } from "../world/bodies.ts";
import type { ChatWorld, WorldEvent } from "../world/chat-world.ts";
import { botPermissions, PERMISSION } from "../world/permissions.ts";
import { areIntents, CLOSE, OP, PRIVILEGED, SENDS_A_MINUTE } from "./opcodes.ts";
import { type GatewayPayload, readPayload } from "./read-payload.ts";
import { GatewaySession } from "./session.ts";

/** Where bots connect. */
export const GATEWAY_PATH = "/gateway";

/** What the gateway knows of the bot. */
export interface GatewayOptions {
  readonly token: string;
  /** In ms. */
  readonly heartbeatInterval: number;
  /** Privileged intents that are switched on in the portal. */
  readonly allowedIntents: number;
  /** Refuses bots that do not shard (from 2,500 servers on). */
  readonly requiresSharding: boolean;
}

/** The gateway's faults and what it counts. */
export interface Gateway {
  readonly sessions: readonly GatewaySession[];
  readonly counts: { identified: number; resumed: number };
  /** Keeps events back until they are released. */
  hold(): void;
  release(order?: (events: readonly WorldEvent[]) => readonly WorldEvent[]): void;
  /** From now on each event comes so many times. */
  repeat(times: number): void;
  /** The lines break without a word; the sessions can be resumed. */
  drop(): void;
  askToReconnect(): void;
  invalidate(isResumable: boolean): void;
  closeWith(code: number): void;
  /** Heartbeats get no answer any more. */
  muteHeartbeats(isMuted: boolean): void;
  close(): void;
}

type IdentifyPayload = Extract<GatewayPayload, { op: typeof OP.identify }>["d"];
type ResumePayload = Extract<GatewayPayload, { op: typeof OP.resume }>["d"];

/** A WebSocket server that speaks Discord's gateway v10 and closes on what Discord closes on. */
export function createGateway(
  server: Server,
  origin: string,
  world: ChatWorld,
  options: GatewayOptions,
): Gateway {
  const sockets = new WebSocketServer({ server, path: GATEWAY_PATH });
  const url = `${origin.replace("http", "ws")}${GATEWAY_PATH}`;
  const sessions: GatewaySession[] = [];
  const counts = { identified: 0, resumed: 0 };
  let held: WorldEvent[] | undefined;
  let times = 1;
  let isMuted = false;

  const isVisible = ({ guildId, channelId }: WorldEvent): boolean => {
    const guild = world.guilds.get(guildId);
    const channel = guild?.channels.find(({ id }) => id === channelId);
    if (guild === undefined || channel === undefined) return true;
    return (
      guild.hasBot &&
      guild.isAvailable &&
      (botPermissions(guild, channel) & PERMISSION.viewChannel) !== 0n
    );
  };
  const deliver = (event: WorldEvent): void => {
    if (!isVisible(event)) return;
    for (const session of sessions)
      if (session.hears(event)) for (let turn = 0; turn < times; turn++) session.tell(event);
  };
  world.onEvent = (event) => {
    if (held === undefined) deliver(event);
    else held.push(event);
  };

  const send = (socket: WebSocket, op: number, d: unknown = null): void =>
    socket.send(JSON.stringify({ op, d, s: null, t: null }));

  const identify = (socket: WebSocket, sent: IdentifyPayload): GatewaySession | undefined => {
    const [index, count] = sent.shard ?? [0, 1];
    const refuse = (code: number): undefined => void socket.close(code);
    if (sent.token !== options.token) return refuse(CLOSE.wrongToken);
    if (index >= count) return refuse(CLOSE.invalidShard);
    if (options.requiresSharding && count === 1) return refuse(CLOSE.shardingRequired);
    if (!areIntents(sent.intents)) return refuse(CLOSE.invalidIntents);
    if ((sent.intents & PRIVILEGED & ~options.allowedIntents) !== 0)
      return refuse(CLOSE.disallowedIntents);
    const session = new GatewaySession(sent.intents, [index, count], socket);
    sessions.push(session);
    counts.identified += 1;
    const guilds = [...world.guilds.values()].filter(
      ({ id, hasBot }) => hasBot && session.hears({ type: "GUILD_CREATE", guildId: id }),
    );
    session.dispatch("READY", {
      v: 10,
      user: { ...userBody(world.bot), verified: true, mfa_enabled: true, flags: 0 },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: url,
      shard: session.shard,
      application: { id: world.bot.id, flags: 0 },
      private_channels: [],
      relationships: [],
    });
    for (const guild of guilds)
      if (guild.isAvailable) session.dispatch("GUILD_CREATE", guildCreateBody(guild, world.bot));
    return session;
  };

  const resume = (socket: WebSocket, sent: ResumePayload): GatewaySession | undefined => {
    if (sent.token !== options.token) return void socket.close(CLOSE.wrongToken);
    const session = sessions.find(({ id }) => id === sent.session_id);
    if (session === undefined) return void send(socket, OP.invalidSession, false);
    if (!session.canResume(sent.seq)) return void socket.close(CLOSE.invalidSequence);
    counts.resumed += 1;
    session.resume(socket, sent.seq);
    return session;
  };

  sockets.on("connection", (socket, request) => {
    const query = new URL(request.url ?? "", origin).searchParams;
    if (query.get("v") !== "10" || query.get("encoding") !== "json")
      return socket.close(CLOSE.invalidVersion);
    let session: GatewaySession | undefined;
    let sends: number[] = [];
    // A line without heartbeats is given up after two intervals.
    const life = setTimeout(() => socket.close(CLOSE.timedOut), options.heartbeatInterval * 2);
    send(socket, OP.hello, { heartbeat_interval: options.heartbeatInterval });
    socket.on("message", (data) => {
      const now = Date.now();
      sends = [...sends.filter((at) => now - at < 60_000), now];
      if (sends.length > SENDS_A_MINUTE) return socket.close(CLOSE.tooFast);
      const payload = readPayload(data.toString());
      if (typeof payload === "string") return socket.close(CLOSE[payload]);
      life.refresh();
      if (payload.op === OP.heartbeat) {
        if (!isMuted) send(socket, OP.acknowledged);
      } else if (payload.op === OP.identify || payload.op === OP.resume) {
        if (session?.socket === socket) return socket.close(CLOSE.identifiedTwice);
        session =
          payload.op === OP.identify ? identify(socket, payload.d) : resume(socket, payload.d);
      } else if (session === undefined) socket.close(CLOSE.notIdentified);
    });
    socket.on("close", (code) => {
      clearTimeout(life);
      if (session === undefined || session.socket !== socket) return;
      session.leave();
      // 1000 and 1001 end the session; anything else leaves it to be resumed.
      if (code === 1000 || code === 1001) sessions.splice(sessions.indexOf(session), 1);
    });
    socket.on("error", () => socket.terminate());
  });

  const eachSocket = (act: (socket: WebSocket) => void): void => {
    for (const { socket } of sessions) if (socket !== undefined) act(socket);
  };
  return {
    sessions,
    counts,
    hold: () => {
      held ??= [];
    },
    release(order = (events) => events) {
      const events = held ?? [];
      held = undefined;
      for (const event of order(events)) deliver(event);
    },
    repeat: (next) => {
      times = next;
    },
    drop: () => eachSocket((socket) => socket.terminate()),
    askToReconnect: () => eachSocket((socket) => send(socket, OP.reconnect)),
    invalidate(isResumable) {
      eachSocket((socket) => send(socket, OP.invalidSession, isResumable));
      // The line stays, and may take up the session again, or begin another.
      for (const session of sessions) session.leave();
      if (!isResumable) sessions.splice(0);
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
