import type { LanguageModel } from "@spellwright/contract";
import type { Database } from "../../database/index.ts";
import type { Log } from "../../http/index.ts";
import type { Knowledge, ResolveNames } from "../knowledge/index.ts";
import type { Runs } from "../runs/index.ts";
import type { ModelPrices } from "./price-usage.ts";

/** What the Oracle and the Forge answer with. */
export interface AnswerParts {
  readonly database: Database;
  readonly knowledge: Knowledge;
  readonly resolveNames: ResolveNames;
  /** Absent: only what can be decided or computed here is answered. */
  readonly model: LanguageModel | undefined;
  readonly now: () => Date;
  readonly log: Log;
  readonly runs: Pick<Runs, "begin" | "execute">;
  /** Absent: no cost is known. */
  readonly prices?: ModelPrices;
}
