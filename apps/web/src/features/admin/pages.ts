import { withTexts } from "../../lib/part-texts.ts";
import { lazyPage } from "../../lib/router/index.ts";

/** Figures, questions, reported answers and accounts, for admins (ADM-01). */
export const AnalyticsPage = lazyPage(
  withTexts("later", () => import("./components/analytics-page.tsx")),
  "AnalyticsPage",
);
