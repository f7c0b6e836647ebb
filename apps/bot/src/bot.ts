import type { Client } from "discord.js";
import type { Offers } from "./answering/offers.ts";
import type { BotConfig } from "./config.ts";
import type { Rights } from "./discord/rights.ts";
import type { RecentlySeen } from "./recently-seen.ts";
import type { Api } from "./service/api-client.ts";
import type { GuildRulesCache } from "./service/guild-rules.ts";

/** What every answer needs. */
export interface Bot {
  readonly config: BotConfig;
  readonly client: Client<true>;
  readonly api: Api;
  readonly rules: GuildRulesCache;
  readonly rights: Rights;
  /** This process, in the buttons of its answers (`one-process.ts`). */
  readonly process: string;
  /** Messages and interactions that came already: Discord delivers some twice. */
  readonly seen: RecentlySeen;
  /** Questions that wait for a yes of who would pay. */
  readonly offers: Offers;
  /** What was said once and is not said again. */
  readonly told: RecentlySeen;
  /** Aborted when the bot ends. */
  readonly signal: AbortSignal;
}
