export {
  useDeleteDecks,
  useDuplicateDeck,
  useFavorite,
  useRefreshDecks,
} from "./api/deck-changes.ts";
export { exportPath, imagePath } from "./api/deck-text.ts";
export { EditDialog } from "./components/details/edit-dialog.tsx";
export { NewDeckDialog } from "./components/details/new-deck-dialog.tsx";
export { useEditLocked, useLocked } from "./hooks/use-locked.ts";
export { DeckPage, SharedDeckPage } from "./pages.ts";
