import { PAGES } from "@spellwright/locales";
import { createRoute } from "@tanstack/react-router";
import { AnalyticsPage } from "../../features/admin/index.ts";
import { languageRoute } from "./root-route.tsx";

const analyticsRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.admin.path,
  component: AnalyticsPage,
});

export const adminRoutes = [analyticsRoute] as const;
