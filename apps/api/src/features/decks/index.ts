export { createDecks, type DecksParts } from "./routes.ts";
