import type { Engine } from "@spellwright/contract";
import { type Database, isDatabaseAway, isMigrated, ping } from "../../database/index.ts";
import { AppError, api, type Feature } from "../../http/index.ts";
import type { Knowledge } from "../knowledge/index.ts";

/** What this process knows of itself and tells the pages: never a secret, null for what is not set. */
export interface ProductFacts {
  readonly version: string;
  readonly embedded: boolean;
  readonly engine: Engine;
  readonly demoAccount: { readonly email: string; readonly password: string } | null;
  readonly discordSignIn: boolean;
  readonly communityUrl: string | null;
  readonly pageEvents: boolean;
}

const handlersOf = (database: Database, knowledge: Knowledge, facts: ProductFacts) => ({
  health: api.health.handler(async () => {
    await ping(database);
    return { status: "ok" as const, version: facts.version };
  }),
  ready: api.ready.handler(async () => {
    if (!(await isMigrated(database))) throw new AppError("NOT_READY", { missing: "migrations" });
    const { rules } = await knowledge.editions().catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      throw new AppError("NOT_READY", { missing: "knowledge" }, { cause: error });
    });
    return { status: "ready" as const, version: facts.version, rules: rules.edition };
  }),
  status: api.status.handler(async () => {
    const { rules, cards } = await knowledge.editions();
    return {
      rules: {
        edition: rules.edition,
        effective_date: rules.effectiveDate,
        verbatim: rules.verbatim,
        count: rules.count,
      },
      cards,
      engine: facts.engine,
      embedded: facts.embedded,
      demo_account: facts.demoAccount,
      discord_sign_in: facts.discordSignIn,
      community_url: facts.communityUrl,
      page_events: facts.pageEvents,
    };
  }),
});

/** Is it alive, and what is in use (HEAD-07). */
export const createProductFeature = (parts: {
  readonly database: Database;
  readonly knowledge: Knowledge;
  readonly facts: ProductFacts;
}): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts.database, parts.knowledge, parts.facts),
});
