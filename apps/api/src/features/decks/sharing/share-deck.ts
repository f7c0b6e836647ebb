import { randomBytes } from "node:crypto";
import type { DecksParts } from "../decks-parts.ts";
import { requireOwnDeck } from "../policy.ts";
import { keepShareToken } from "./sharing-queries.ts";

/** Bits that nobody guesses. */
const TOKEN_BYTES = 16;

/**
 * Makes the link that shows a deck. A shared deck keeps the one it has.
 *
 * @throws AppError DECK_NOT_FOUND
 */
export const shareDeck = async (
  { database }: Pick<DecksParts, "database">,
  userId: string,
  id: string,
): Promise<{ share_token: string | null }> => {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { share_token: requireOwnDeck(await keepShareToken(database, userId, id, token)) };
};
