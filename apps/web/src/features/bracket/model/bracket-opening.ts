import { createOpening } from "../../../lib/page/opening.ts";
import type { Bracket } from "./deck-bracket.ts";

/** The deck whose bracket is explained, as far as its badge knows it. */
export interface BracketRequest {
  readonly deckId: string;
  readonly name: string;
  readonly bracket: Bracket;
}

/** The explanation of a bracket, which any badge opens (BRK-02). */
export const explanation = createOpening<BracketRequest>();
