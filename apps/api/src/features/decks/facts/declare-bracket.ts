import type { Bracket } from "@spellwright/contract";
import type { DecksParts } from "../decks-parts.ts";
import { cardsByNames } from "../find-cards.ts";
import { requireOwnDeck } from "../policy.ts";
import { findOwnDeck, linesOfDeck } from "../queries.ts";
import { setDeclaredBracket } from "./facts-queries.ts";
import { refreshFacts } from "./refresh-facts.ts";

/**
 * Keeps what an owner says of the deck's bracket, and calculates it anew (BRK-03).
 *
 * @param declared null takes it back, and the reason with it
 * @param reason why, in the owner’s words. Empty: none is given
 * @throws AppError DECK_NOT_FOUND
 */
export const declareBracket = async (
  parts: DecksParts,
  { userId, id }: { readonly userId: string; readonly id: string },
  declared: Bracket | null,
  reason: string,
): Promise<void> => {
  const { database } = parts;
  const declaredReason = declared === null || reason === "" ? null : reason;
  const declaration = { declaredBracket: declared, declaredReason };
  requireOwnDeck(await setDeclaredBracket(database, userId, id, declaration));
  const row = requireOwnDeck(await findOwnDeck(database, userId, id));
  const lines = await linesOfDeck(database, id);
  const cards = await cardsByNames(
    parts,
    lines.map((line) => line.cardName),
  );
  await refreshFacts(parts, [{ row, lines }], cards);
};
