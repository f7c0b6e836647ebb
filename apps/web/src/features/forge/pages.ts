import { lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/part-texts.ts";

/** The dashboard: one’s decks and general questions (FOR-01). */
export const ForgePage = lazyRouteComponent(
  withTexts("later", () => import("./components/forge-page.tsx")),
  "ForgePage",
);
