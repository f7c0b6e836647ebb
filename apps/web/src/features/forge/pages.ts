import { withTexts } from "../../lib/part-texts.ts";
import { lazyPage } from "../../lib/router/index.ts";

/** The dashboard: one’s decks and general questions (FOR-01). */
export const ForgePage = lazyPage(
  withTexts("later", () => import("./components/forge-page.tsx")),
  "ForgePage",
);
