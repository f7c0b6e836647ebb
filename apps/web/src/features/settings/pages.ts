import { lazyPage } from "@spellwright/router";
import { withTexts } from "../../lib/text/part-texts.ts";

/** Display, account, sessions and data of the person who is signed in. */
export const SettingsPage = lazyPage(
  withTexts(
    ["later", "settings", "installation", "offline", "outbox"],
    () => import("./components/settings-page.tsx"),
  ),
  "SettingsPage",
);
