import { PAGES } from "@spellwright/locales";
import { createRoute } from "@tanstack/react-router";
import { ConfirmPage } from "../../features/auth/index.ts";
import { SettingsPage } from "../../features/settings/index.ts";
import { languageRoute } from "./root-route.tsx";

const confirmRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.confirm.path,
  component: ConfirmPage,
});

const settingsRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.settings.path,
  component: SettingsPage,
});

export const accountRoutes = [confirmRoute, settingsRoute] as const;
