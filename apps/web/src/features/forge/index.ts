import { lazyRouteComponent } from "@tanstack/react-router";

export const ForgePage = lazyRouteComponent(
  () => import("./components/forge-page.tsx"),
  "ForgePage",
);
