import { PAGES } from "@spellwright/locales";
import { createRoute } from "@tanstack/react-router";
import { ConfirmPage } from "../../features/auth/index.ts";
import {
  ReceiptPage,
  SubscriptionCancelledPage,
  SubscriptionPage,
  SubscriptionSuccessPage,
} from "../../features/billing/index.ts";
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

const subscriptionRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.subscription.path,
  component: SubscriptionPage,
});

const receiptRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.receipt.path,
  component: ReceiptPage,
});

const subscriptionSuccessRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.subscriptionSuccess.path,
  component: SubscriptionSuccessPage,
});

const subscriptionCancelledRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: PAGES.subscriptionCancelled.path,
  component: SubscriptionCancelledPage,
});

export const accountRoutes = [
  confirmRoute,
  settingsRoute,
  subscriptionRoute,
  receiptRoute,
  subscriptionSuccessRoute,
  subscriptionCancelledRoute,
] as const;
