import { randomBytes } from "node:crypto";
import type { WebSocket } from "ws";
import type { WorldEvent } from "../world/chat-world.ts";
import { shardOf } from "../world/snowflake.ts";
import { INTENT, OP } from "./opcodes.ts";

/** Events that a resumed session can get again. */
const KEPT_EVENTS = 5000;

/** Which intent an event needs. Those without one come always. */
const NEEDED: Readonly<Record<string, number>> = {
  GUILD_CREATE: INTENT.guilds,
  GUILD_DELETE: INTENT.guilds,
  CHANNEL_CREATE: INTENT.guilds,
  CHANNEL_UPDATE: INTENT.guilds,
  THREAD_CREATE: INTENT.guilds,
  THREAD_UPDATE: INTENT.guilds,
  MESSAGE_CREATE: INTENT.guildMessages,
  MESSAGE_UPDATE: INTENT.guildMessages,
};

interface Sent {
  readonly seq: number;
  readonly text: string;
}

/** One session of the bot: what it listens to, what it was sent, and the line it has at the moment. */
export class GatewaySession {
  readonly id = randomBytes(16).toString("hex");
  readonly shard: readonly [number, number];
  readonly #intents: number;
  #socket: WebSocket | undefined;
  #seq = 0;
  #sent: Sent[] = [];

  constructor(intents: number, shard: readonly [number, number], socket: WebSocket) {
    this.#intents = intents;
    this.shard = shard;
    this.#socket = socket;
  }

  get seq(): number {
    return this.#seq;
  }

  get socket(): WebSocket | undefined {
    return this.#socket;
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === 1;
  }

  leave(): void {
    this.#socket = undefined;
  }

  hears({ type, guildId }: Pick<WorldEvent, "type" | "guildId">): boolean {
    const needed = NEEDED[type] ?? 0;
    const [index, count] = this.shard;
    return (this.#intents & needed) === needed && shardOf(guildId, count) === index;
  }

  /** An event of the world, with the words that this session may read. */
  tell(event: WorldEvent): void {
    this.dispatch(event.type, event.body((this.#intents & INTENT.messageContent) !== 0));
  }

  dispatch(type: string, body: object): void {
    this.#seq += 1;
    const text = JSON.stringify({ op: OP.dispatch, t: type, s: this.#seq, d: body });
    this.#sent.push({ seq: this.#seq, text });
    if (this.#sent.length > KEPT_EVENTS) this.#sent.shift();
    if (this.isConnected) this.#socket?.send(text);
  }

  /** Whether what was missed since can still be told. */
  canResume(seq: number): boolean {
    const first = this.#sent[0]?.seq ?? this.#seq + 1;
    return seq <= this.#seq && seq >= first - 1;
  }

  /** Everything after `seq` on the new line, then RESUMED. */
  resume(socket: WebSocket, seq: number): void {
    this.#socket = socket;
    for (const each of this.#sent) if (each.seq > seq) socket.send(each.text);
    this.dispatch("RESUMED", { _trace: [] });
  }
}
