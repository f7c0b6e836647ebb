import type { Rulebook } from "@spellwright/rulebook";
import type { Engine } from "./engines/engine.ts";
import type { Judge } from "./judge.ts";
import type { JudgeKnowledge } from "./knowledge/knowledge.ts";

/** What a judge is made of. */
export interface JudgeParts {
  /** The edition of the rules that answers cite. */
  readonly rulebook: Rulebook;
  readonly knowledge: JudgeKnowledge;
  /** Works out what the texts of named cards do to each other (`decideTable` of `packages/table`); absent: nothing does. */
  readonly decideTable?: Engine;
  /** Only to measure: a wording that is asked is held out of what is known. */
  readonly holdsOut?: boolean;
}

/** Makes the judge of one edition of the rules; another edition needs another judge. */
export type CreateJudge = (parts: JudgeParts) => Judge;
