import { withTexts } from "../../lib/part-texts.ts";
import { lazyPage } from "../../lib/router/index.ts";

/** Display, account, sessions and data of the person who is signed in. */
export const SettingsPage = lazyPage(
  withTexts(
    ["later", "settings", "installation", "offline", "outbox"],
    () => import("./components/settings-page.tsx"),
  ),
  "SettingsPage",
);
