import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/details.json" with { type: "json" };
import { fillSentence } from "./fill-sentence.ts";

/** One detail without which a question has no single answer, and what may be answered. */
export interface DetailText {
  readonly question: Bilingual;
  readonly why: Bilingual;
  readonly choices: readonly Bilingual[];
  /** Rules that the detail chooses between. */
  readonly rules: readonly string[];
}

/** What is asked back when one detail decides. */
const { whichCard: severalCards, refunded, ...details } = sentences;

export { details, refunded };

/** Several cards share the name that was written. */
export const whichCard = (written: string): Bilingual => fillSentence(severalCards, { written });
