import { lazyPage } from "@spellwright/router";
import { withTexts } from "../../lib/text/part-texts.ts";

/** Figures, questions, reported answers and accounts, for admins (ADM-01). */
export const AnalyticsPage = lazyPage(
  withTexts("later", () => import("./components/analytics-page.tsx")),
  "AnalyticsPage",
);
