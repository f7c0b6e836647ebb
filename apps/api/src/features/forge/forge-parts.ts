import type { Language } from "@spellwright/contract";
import type { OracleResult } from "@spellwright/oracle";
import type { AnswerParts } from "../answers/index.ts";
import type { Brackets } from "../bracket/index.ts";
import type { RunProgress } from "../runs/index.ts";

/** A question on the rules, asked of a deck: of one person, with its cards. */
export interface RulesQuestion {
  readonly userId: string;
  readonly question: string;
  readonly language: Language;
  readonly cards: readonly { readonly id: string; readonly name: string }[];
  readonly gameState: null;
  readonly history: readonly [];
  readonly summary: "";
  readonly effort: "low";
}

/** What the Forge answers with. */
export interface ForgeParts extends AnswerParts {
  readonly brackets: Brackets;
  /** Judges for a run of the Forge as the Oracle does. The wings do not import each other. */
  readonly judge: (question: RulesQuestion, progress: RunProgress) => Promise<OracleResult>;
}
