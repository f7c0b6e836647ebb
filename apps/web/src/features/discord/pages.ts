import { lazyPage } from "../../lib/router/index.ts";

/** The servers that one owns, each with what it has left and its settings. */
export const DiscordPage = lazyPage(() => import("./components/discord-page.tsx"), "DiscordPage");

/** Back from Discord, which confirmed who this is. */
export const CallbackPage = lazyPage(
  () => import("./components/callback-page.tsx"),
  "CallbackPage",
);

/** The settings of one server, as a page. */
export const SetupPage = lazyPage(() => import("./components/setup-page.tsx"), "SetupPage");
