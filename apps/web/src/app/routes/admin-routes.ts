import { PAGES } from "@spellwright/locales";
import { createRoute } from "@tanstack/react-router";
import { AnalyticsPage } from "../../features/admin/index.ts";
import { languageRoute } from "./root-route.tsx";
import { wordsOfAddress } from "./words-of-address.ts";

const analyticsRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.admin.path,
  validateSearch: wordsOfAddress("tab"),
  component: AnalyticsPage,
});

export const adminRoutes = [analyticsRoute] as const;
