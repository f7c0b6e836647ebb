import type { AnswerParts } from "../answers/index.ts";
import type { Brackets } from "../bracket/index.ts";

/** What the Forge answers with. */
export interface ForgeParts extends AnswerParts {
  readonly brackets: Brackets;
}
