import { lazyRouteComponent } from "@tanstack/react-router";

/** Figures, questions, reported answers and accounts, for admins (ADM-01). */
export const AnalyticsPage = lazyRouteComponent(
  () => import("./components/analytics-page.tsx"),
  "AnalyticsPage",
);
