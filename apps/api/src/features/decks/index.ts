import { deckExports } from "@spellwright/contract";
import type { Feature } from "../../http/index.ts";
import type { DecksParts } from "./decks-parts.ts";
import { editHandlers } from "./editing/edit-routes.ts";
import { exportRoutes } from "./exporting/export-routes.ts";
import { deckHandlers } from "./routes.ts";

const handlersOf = (parts: DecksParts) => ({
  decks: { ...deckHandlers(parts), ...editHandlers(parts) },
});

export { cardsByNames } from "./find-cards.ts";
export { seedDemoDecks } from "./importing/seed-demo-decks.ts";
export { readDeckForQuestion } from "./reading/read-deck-for-question.ts";

/** A person's own decks: import, list, page, edits, exports. Others' answer like missing ones. */
export const createDecks = (parts: DecksParts): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts),
  routes: exportRoutes(parts),
  documented: deckExports,
});
