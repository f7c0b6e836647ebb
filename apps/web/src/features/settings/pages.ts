import { lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/part-texts.ts";

/** Display, account, sessions and data of the person who is signed in. */
export const SettingsPage = lazyRouteComponent(
  withTexts("later", () => import("./components/settings-page.tsx")),
  "SettingsPage",
);
