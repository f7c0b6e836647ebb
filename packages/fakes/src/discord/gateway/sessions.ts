import type { WebSocket } from "ws";
import { guildCreateBody, userBody } from "../world/bodies.ts";
import type { ChatWorld, WorldEvent } from "../world/chat-world.ts";
import { botPermissions, PERMISSION } from "../world/permissions.ts";
import { areIntents, CLOSE, INTENT, MAY_READ_MESSAGES, OP, PRIVILEGED } from "./opcodes.ts";
import type { GatewayPayload } from "./read-payload.ts";
import { sendTo } from "./send-to.ts";
import { GatewaySession } from "./session.ts";

/** What the gateway knows of the bot. */
export interface GatewayOptions {
  readonly token: string;
  /** In ms. */
  readonly heartbeatInterval: number;
  /** Refuses bots that do not shard (from 2,500 servers on). */
  readonly requiresSharding: boolean;
}

export type Opening = Extract<GatewayPayload, { op: typeof OP.identify | typeof OP.resume }>;
type Identify = Extract<Opening, { op: typeof OP.identify }>["d"];
type Resume = Extract<Opening, { op: typeof OP.resume }>["d"];

/** What Discord closes on when a bot says who it is. Undefined where nothing is wrong. */
const refusalOf = (
  options: GatewayOptions,
  allowedIntents: number,
  { token, intents, shard }: Identify,
) => {
  const [index, count] = shard ?? [0, 1];
  if (token !== options.token) return CLOSE.wrongToken;
  if (index >= count) return CLOSE.invalidShard;
  if (options.requiresSharding && count === 1) return CLOSE.shardingRequired;
  if (!areIntents(intents)) return CLOSE.invalidIntents;
  const isDisallowed = (intents & PRIVILEGED & ~allowedIntents) !== 0;
  return isDisallowed ? CLOSE.disallowedIntents : undefined;
};

/** The sessions that bots begin and take up again. */
export class GatewaySessions {
  readonly all: GatewaySession[] = [];
  readonly counts = { identified: 0, resumed: 0 };
  /** Privileged intents that are switched on in the portal. */
  allowedIntents = 0;
  readonly #world: ChatWorld;
  readonly #options: GatewayOptions;
  readonly #url: string;

  constructor(world: ChatWorld, options: GatewayOptions, url: string) {
    this.#world = world;
    this.#options = options;
    this.#url = url;
  }

  /** Begins a session or takes one up. Undefined where that is refused. */
  open(socket: WebSocket, payload: Opening): GatewaySession | undefined {
    return payload.op === OP.identify
      ? this.#identify(socket, payload.d)
      : this.#resume(socket, payload.d);
  }

  #identify(socket: WebSocket, sent: Identify): GatewaySession | undefined {
    const refusal = refusalOf(this.#options, this.allowedIntents, sent);
    if (refusal !== undefined) return void socket.close(refusal);
    const { bot, guilds: known } = this.#world;
    const session = new GatewaySession(sent.intents, sent.shard ?? [0, 1], socket);
    this.all.push(session);
    this.counts.identified += 1;
    const guilds = [...known.values()].filter(
      ({ id, hasBot }) => hasBot && session.hears({ type: "GUILD_CREATE", guildId: id }),
    );
    session.dispatch("READY", {
      v: 10,
      user: { ...userBody(bot), verified: true, mfa_enabled: true, flags: 0 },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.#url,
      shard: session.shard,
      application: {
        id: bot.id,
        flags: this.allowedIntents & INTENT.messageContent ? MAY_READ_MESSAGES : 0,
      },
      private_channels: [],
      relationships: [],
    });
    for (const guild of guilds)
      if (guild.isAvailable) session.dispatch("GUILD_CREATE", guildCreateBody(guild, bot));
    return session;
  }

  #resume(socket: WebSocket, sent: Resume): GatewaySession | undefined {
    if (sent.token !== this.#options.token) return void socket.close(CLOSE.wrongToken);
    const session = this.all.find(({ id }) => id === sent.session_id);
    if (session === undefined) return void sendTo(socket, OP.invalidSession, false);
    if (!session.canResume(sent.seq)) return void socket.close(CLOSE.invalidSequence);
    this.counts.resumed += 1;
    session.resume(socket, sent.seq);
    return session;
  }

  end(session: GatewaySession): void {
    this.all.splice(this.all.indexOf(session), 1);
  }

  /** Tells an event to whoever hears it, so many times. */
  deliver(event: WorldEvent, times: number): void {
    if (!this.#isVisible(event)) return;
    for (const session of this.all.filter((each) => each.hears(event)))
      for (let turn = 0; turn < times; turn++) session.tell(event);
  }

  #isVisible({ guildId, channelId }: WorldEvent): boolean {
    const guild = this.#world.guilds.get(guildId);
    const channel = guild?.channels.find(({ id }) => id === channelId);
    if (guild === undefined || channel === undefined) return true;
    const isPermitted = (botPermissions(guild, channel) & PERMISSION.viewChannel) !== 0n;
    return guild.hasBot && guild.isAvailable && isPermitted;
  }
}
