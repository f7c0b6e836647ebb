import type { Deck } from "@spellwright/contract";
import { deckBracket } from "./deck-bracket.ts";

/**
 * What the owner may do about bracket 1, which only a declaration gives (BRK-03): `open` to declare it,
 * `declared`, `overruled` by cards that ask for more, `closed` where it would change nothing.
 */
export type Declaration = "open" | "declared" | "overruled" | "closed";

export const declarationOf = (
  deck: Pick<Deck, "format" | "bracket" | "declared_bracket">,
): Declaration => {
  const bracket = deckBracket(deck);
  if (bracket === null) return "closed";
  if (deck.declared_bracket === 1) return bracket === 1 ? "declared" : "overruled";
  return bracket === 2 ? "open" : "closed";
};
