import { lazyRouteComponent } from "@tanstack/react-router";

/** The code of a page loads when its route is shown, or pointed at. */
export const OraclePage = lazyRouteComponent(
  () => import("./components/oracle-page.tsx"),
  "OraclePage",
);
