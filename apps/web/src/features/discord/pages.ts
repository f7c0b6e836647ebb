import { lazyRouteComponent } from "@tanstack/react-router";

/** The servers that one owns, each with what it has left and its settings. */
export const DiscordPage = lazyRouteComponent(
  () => import("./components/discord-page.tsx"),
  "DiscordPage",
);

/** Back from Discord, which confirmed who this is. */
export const CallbackPage = lazyRouteComponent(
  () => import("./components/callback-page.tsx"),
  "CallbackPage",
);

/** The settings of one server, as a page. */
export const SetupPage = lazyRouteComponent(
  () => import("./components/setup-page.tsx"),
  "SetupPage",
);
