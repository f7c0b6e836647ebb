import type { LanguageModel } from "@spellwright/contract";
import type { Database } from "../../database/index.ts";
import type { Knowledge, ResolveNames } from "../knowledge/index.ts";
import type { ModelPrices } from "../oracle/index.ts";
import type { Runs } from "../runs/index.ts";

/** What the Forge answers with. */
export interface ForgeParts {
  readonly database: Database;
  readonly knowledge: Knowledge;
  readonly resolveNames: ResolveNames;
  /** Absent: only what can be computed is answered. */
  readonly model: LanguageModel | undefined;
  readonly now: () => Date;
  readonly runs: Pick<Runs, "execute">;
  /** Absent: no cost is known. */
  readonly prices?: ModelPrices;
}
