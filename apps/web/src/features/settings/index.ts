import { lazyRouteComponent } from "@tanstack/react-router";

/** Display, account, sessions and data of the person who is signed in. */
export const SettingsPage = lazyRouteComponent(
  () => import("./components/settings-page.tsx"),
  "SettingsPage",
);
