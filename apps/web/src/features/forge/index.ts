export { readOwnDecks } from "./api/read-own-decks.ts";
export { ForgePage } from "./pages.ts";
