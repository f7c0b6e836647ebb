import { lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/part-texts.ts";

/** One deck: its list, figures and versions, and the chat about it (FOR-05). */
export const DeckPage = lazyRouteComponent(
  withTexts("later", () => import("./components/deck-page.tsx")),
  "DeckPage",
);
