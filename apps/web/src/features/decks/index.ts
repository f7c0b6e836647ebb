import { lazyRouteComponent } from "@tanstack/react-router";

/** One deck: its list, figures and versions, and the chat about it (FOR-05). */
export const DeckPage = lazyRouteComponent(() => import("./components/deck-page.tsx"), "DeckPage");
