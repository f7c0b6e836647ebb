import { lazyRouteComponent } from "@tanstack/react-router";

export const DeckPage = lazyRouteComponent(() => import("./components/deck-page.tsx"), "DeckPage");
