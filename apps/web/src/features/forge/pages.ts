import { lazyPage } from "@spellwright/router";
import { withTexts } from "../../lib/text/part-texts.ts";

/** The dashboard: one’s decks and general questions (FOR-01). */
export const ForgePage = lazyPage(
  withTexts("later", () => import("./components/forge-page.tsx")),
  "ForgePage",
);
