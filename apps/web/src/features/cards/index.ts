import { lazyRouteComponent } from "@tanstack/react-router";
import { lazyPart } from "../../lib/lazy-part.ts";

/** One card with all that is known of it; readable without an account (CARD-01). */
export const CardPage = lazyRouteComponent(() => import("./components/card-page.tsx"), "CardPage");

/** All that is known of a card, for a pop-up. */
export const CardSheet = lazyPart(() => import("./components/card-sheet.tsx"), "CardSheet");

export { namedCard, useNamedCard } from "./api/card-calls.ts";
export { CardLink } from "./components/card-link.tsx";
export { CardPreviews } from "./components/card-previews.tsx";
export { previewed } from "./model/previewed.ts";
