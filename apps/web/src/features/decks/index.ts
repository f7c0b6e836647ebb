export {
  useCreateDeck,
  useDeleteDecks,
  useDuplicateDeck,
  useEditDeck,
  useFavorite,
  useRefreshDecks,
} from "./api/deck-changes.ts";
export { exportPath, imagePath } from "./api/deck-text.ts";
export { useLocked } from "./hooks/use-locked.ts";
export { DeckPage, SharedDeckPage } from "./pages.ts";
