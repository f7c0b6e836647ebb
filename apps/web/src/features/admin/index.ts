export { useIsAdmin } from "./api/is-admin.ts";
export { AnalyticsPage } from "./pages.ts";
