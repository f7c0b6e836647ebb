import { lazyRouteComponent } from "@tanstack/react-router";

/** The dashboard: one’s decks and general questions (FOR-01). */
export const ForgePage = lazyRouteComponent(
  () => import("./components/forge-page.tsx"),
  "ForgePage",
);
