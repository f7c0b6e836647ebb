import type { Deck } from "@spellwright/contract";
import { type Bracket, deckBracket } from "./deck-bracket.ts";

/**
 * What an owner says of a deck’s bracket, beside what its list comes to (BRK-03): `none` while nothing is
 * said, `same` where both agree, `beside` where they differ. Null where decks have no bracket.
 */
export type Declaration =
  | { readonly kind: "none"; readonly bracket: Bracket }
  | { readonly kind: "same" | "beside"; readonly bracket: Bracket; readonly declared: number };

export const declarationOf = (
  deck: Pick<Deck, "format" | "bracket" | "declared_bracket">,
): Declaration | null => {
  const bracket = deckBracket(deck);
  if (bracket === null) return null;
  const { declared_bracket: declared } = deck;
  if (declared === null) return { kind: "none", bracket };
  return { kind: declared === bracket ? "same" : "beside", bracket, declared };
};
