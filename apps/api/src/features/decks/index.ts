import { deckExports, type Language } from "@spellwright/contract";
import { api, type Feature, networkOf } from "../../http/index.ts";
import type { AskedList } from "../bracket/index.ts";
import type { DecksParts } from "./decks-parts.ts";
import { editHandlers } from "./editing/edit-routes.ts";
import { exportRoutes } from "./exporting/export-routes.ts";
import { measureList } from "./importing/measure-list.ts";
import { readListForBot } from "./importing/read-list-for-bot.ts";
import { deckHandlers } from "./routes.ts";
import { sharedDeckHandlers, sharingHandlers } from "./sharing/sharing-routes.ts";

const handlersOf = (parts: DecksParts) => ({
  decks: { ...deckHandlers(parts), ...editHandlers(parts), ...sharingHandlers(parts) },
  sharedDecks: sharedDeckHandlers(parts),
  measureList: api.measureList.handler(({ context, input }) =>
    measureList(parts, { text: input.text, caller: networkOf(context.ip) }, context.language),
  ),
});

export { cardsByNames } from "./find-cards.ts";
export { readDeckId } from "./ids.ts";
export { seedDemoDecks } from "./importing/seed-demo-decks.ts";
export { findSimilarDecks, type SimilarDeck } from "./listing/find-similar-decks.ts";
export { findOwnDeckId } from "./listing/list-queries.ts";
export { requireOwnDeck } from "./policy.ts";
export { findOwnDeck } from "./queries.ts";
export { readDeckForQuestion } from "./reading/read-deck-for-question.ts";

/** The calls, and what other features take of them. */
export interface DecksFeature extends Feature<ReturnType<typeof handlersOf>> {
  /** A list that the bot was sent, as its bracket is asked for. @throws AppError */
  readListForBot(
    text: string,
    language: Language,
  ): Promise<{ list: AskedList; unread_lines: string[] }>;
}

/** A person's own decks: import, list, page, edits, exports. Others' answer like missing ones. */
export const createDecks = (parts: DecksParts): DecksFeature => ({
  handlers: handlersOf(parts),
  routes: exportRoutes(parts),
  documented: deckExports,
  readListForBot: (text, language) => readListForBot(parts, text, language),
});
