import { lazyRouteComponent } from "@tanstack/react-router";

export const SettingsPage = lazyRouteComponent(
  () => import("./components/settings-page.tsx"),
  "SettingsPage",
);
