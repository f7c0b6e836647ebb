import { DECK_VERSIONS_MAX, DeckFormat, type DeckVersion } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import type { DeckState } from "../deck-state.ts";
import type { DecksParts } from "../decks-parts.ts";
import { requireOwnDeck } from "../policy.ts";
import { presentVersion } from "../present.ts";
import { linesOfDeck, lockOwnDeck } from "../queries.ts";
import { countVersions, insertVersion } from "./history-queries.ts";

/**
 * Keeps the deck as it now is under a name.
 *
 * @throws AppError DECK_NOT_FOUND, DECK_VERSIONS_FULL
 */
export const keepVersion = (
  { database }: DecksParts,
  userId: string,
  deckId: string,
  name: string,
) =>
  database.transaction(async (tx): Promise<DeckVersion> => {
    const deck = requireOwnDeck(await lockOwnDeck(tx, userId, deckId));
    if ((await countVersions(tx, deckId)) >= DECK_VERSIONS_MAX)
      throw new AppError("DECK_VERSIONS_FULL", { max: DECK_VERSIONS_MAX });
    const lines = await linesOfDeck(tx, deckId);
    const { revision, description, featuredCardName } = deck;
    const fields = {
      name: deck.name,
      format: DeckFormat.parse(deck.format),
      description,
      featuredCardName,
    };
    const counted = lines.filter(({ board }) => board !== "maybeboard" && board !== "extra");
    const cardCount = counted.reduce((total, line) => total + line.quantity, 0);
    const state: DeckState = { fields, lines };
    return presentVersion(await insertVersion(tx, { deckId, name, revision, cardCount, state }));
  });
