import { lazyPage } from "@spellwright/router";
import { withTexts } from "../../lib/text/part-texts.ts";

/** One deck: its list, figures and versions, and the chat about it (FOR-05). */
export const DeckPage = lazyPage(
  withTexts("later", () => import("./components/deck-page.tsx")),
  "DeckPage",
);

/** A deck that its owner shares by a link, to be read. */
export const SharedDeckPage = lazyPage(
  withTexts("later", () => import("./components/shared/shared-deck-page.tsx")),
  "SharedDeckPage",
);
