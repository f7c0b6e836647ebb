import type { Card } from "@spellwright/contract";
import type { CardFacts } from "./world/card-facts.ts";

/** A card of the question with the words the person used for it. */
export interface NamedCard {
  readonly card: Card;
  readonly written: string;
  /** What its text states; the judge adds it. Absent: not known. */
  readonly facts?: CardFacts | undefined;
}
