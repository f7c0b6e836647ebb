import { lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/part-texts.ts";

/** One deck: its list, figures and versions, and the chat about it (FOR-05). */
export const DeckPage = lazyRouteComponent(
  withTexts("later", () => import("./components/deck-page.tsx")),
  "DeckPage",
);

/** A deck that its owner shares by a link, to be read. */
export const SharedDeckPage = lazyRouteComponent(
  withTexts("later", () => import("./components/shared/shared-deck-page.tsx")),
  "SharedDeckPage",
);

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
