export {
  useDeleteDecks,
  useDuplicateDeck,
  useFavorite,
  useRefreshDecks,
} from "./api/deck-changes.ts";
export { exportPath, imagePath } from "./api/deck-text.ts";
export { EditDialog } from "./components/details/edit-dialog.tsx";
export { NewDeckDialog } from "./components/details/new-deck-dialog.tsx";
export { CurveChart } from "./components/summary/curve-chart.tsx";
export { useEditLockReason, useLockReason } from "./hooks/use-lock-reason.ts";
export { useTablePicture } from "./hooks/use-table-picture.ts";
export { lineName } from "./model/card-text.ts";
export { tableCard } from "./model/table-card-lines.ts";
export { DeckPage, SharedDeckPage } from "./pages.ts";
