import type { Engine, LegalFacts } from "@spellwright/contract";
import { type Database, isDatabaseAway, isMigrated } from "../../database/index.ts";
import { AppError, api, type BackgroundWork, type Feature } from "../../http/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import {
  createDatabaseProbe,
  type DatabaseProbe,
  PROBE_TIMING,
  type ProbeTiming,
} from "./database-probe.ts";

/** What this process knows of itself and tells the pages: never a secret, null for what is not set. */
export interface ProductFacts {
  readonly version: string;
  readonly embedded: boolean;
  readonly engine: Engine;
  readonly demoAccount: { readonly email: string; readonly password: string } | null;
  readonly discordSignIn: boolean;
  readonly communityUrl: string | null;
  readonly pageEvents: boolean;
  readonly legal: LegalFacts;
}

interface ProductParts {
  readonly database: Database;
  readonly knowledge: Knowledge;
  /** Throws where this process has run out of descriptors, memory or disk. */
  readonly requireResources: () => Promise<void>;
  readonly facts: ProductFacts;
}

const handlersOf = (
  { database, knowledge, requireResources, facts }: ProductParts,
  looks: DatabaseProbe,
) => ({
  health: api.health.handler(async () => {
    await requireResources();
    await looks.report();
    return { status: "ok" as const, version: facts.version };
  }),
  ready: api.ready.handler(async () => {
    await requireResources();
    if (!(await isMigrated(database))) throw new AppError("NOT_READY", { missing: "migrations" });
    const { rules } = await knowledge.editions().catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      throw new AppError("NOT_READY", { missing: "knowledge" }, { cause: error });
    });
    return { status: "ready" as const, version: facts.version, rules: rules.edition };
  }),
  legal: api.legal.handler(async () => facts.legal),
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

/** The one connection of the embedded database is waited for: its database ends with this process. */
const timingOf = ({ embedded }: ProductFacts): ProbeTiming =>
  embedded ? { pauseMs: PROBE_TIMING.pauseMs } : PROBE_TIMING;

interface ProductFeature extends Feature<ReturnType<typeof handlersOf>> {
  readonly work: BackgroundWork;
}

/**
 * Is it alive, and what is in use (HEAD-07).
 *
 * @param timing of the looks at the database. Absent, as in production
 */
export const createProductFeature = (
  parts: ProductParts,
  timing = timingOf(parts.facts),
): ProductFeature => {
  const looks = createDatabaseProbe(parts.database, timing);
  return { handlers: handlersOf(parts, looks), work: looks.work };
};
