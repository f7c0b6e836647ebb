import { PAGES } from "@spellwright/locales";
import { createRoute } from "@tanstack/react-router";
import { CallbackPage, DiscordPage, SetupPage } from "../../features/discord/index.ts";
import { languageRoute } from "./root-route.tsx";

const discordRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.discord.path,
  component: DiscordPage,
});

const callbackRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.discordCallback.path,
  component: CallbackPage,
});

const setupRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.discordSetup.path,
  component: SetupPage,
});

export const discordRoutes = [discordRoute, callbackRoute, setupRoute] as const;
