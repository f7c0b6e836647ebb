import { lazyRouteComponent } from "@tanstack/react-router";

export const DeckPage = lazyRouteComponent(() => import("./components/deck-page.tsx"), "DeckPage");

export {
  useDeleteDeck,
  useDuplicateDeck,
  useEditDeck,
  useFavorite,
  useRefreshDecks,
} from "./api/deck-changes.ts";
export { exportPath, imagePath } from "./api/deck-text.ts";
export { useLocked } from "./hooks/use-locked.ts";
