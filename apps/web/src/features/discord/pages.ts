import { lazyPage } from "@spellwright/router";
import { withTexts } from "../../lib/text/part-texts.ts";

/** The servers that one owns, each with what it has left and its settings. */
export const DiscordPage = lazyPage(
  withTexts("later", () => import("./components/discord-page.tsx")),
  "DiscordPage",
);

/** Back from Discord, which confirmed who this is. */
export const CallbackPage = lazyPage(
  withTexts("later", () => import("./components/callback-page.tsx")),
  "CallbackPage",
);

/** The settings of one server, as a page. */
export const SetupPage = lazyPage(
  withTexts("later", () => import("./components/setup-page.tsx")),
  "SetupPage",
);
