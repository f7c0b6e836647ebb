export { useChangeDeck } from "./api/change-deck.ts";
