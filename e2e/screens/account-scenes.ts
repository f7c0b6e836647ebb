import { openAccount, openSignIn, type Scene } from "./stage.ts";

export const accountScenes: readonly Scene[] = [
  { name: "sign-in", signedIn: false, show: openSignIn },
  {
    name: "sign-in-error",
    signedIn: false,
    show: async (stage) => {
      await openSignIn(stage);
      const dialog = stage.page.getByRole("dialog");
      await dialog.getByLabel(stage.t("auth.email"), { exact: true }).fill("judge.kim@example.org");
      await dialog.getByLabel(stage.t("auth.password"), { exact: true }).fill("12345");
      await dialog
        .getByRole("button", { name: stage.t("auth.signIn.submit"), exact: true })
        .click();
      await dialog.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "sign-up",
    signedIn: false,
    show: async (stage) => {
      await openSignIn(stage);
      await stage.page.getByRole("button", { name: stage.t("auth.signIn.create") }).click();
      await stage.page.getByRole("heading", { name: stage.t("auth.signUp.title") }).waitFor();
    },
  },
  {
    name: "forgot-password",
    signedIn: false,
    show: async (stage) => {
      await openSignIn(stage);
      await stage.page.getByRole("button", { name: stage.t("auth.signIn.forgot") }).click();
      await stage.page.getByRole("heading", { name: stage.t("auth.forgot.title") }).waitFor();
    },
  },
  {
    name: "confirm-address",
    signedIn: false,
    show: async ({ page, language }) => {
      await page.goto(`/${language}/auth/confirm?token_hash=sample&type=signup`);
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
  {
    name: "link-invalid",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/auth/confirm?token_hash=sample&type=recovery`);
      await page.getByText(t("auth.confirm.invalidTitle")).waitFor();
    },
  },
  { name: "account", show: openAccount },
  {
    name: "settings",
    whole: true,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/settings`);
      await page.getByText(t("settings.sessions.current")).waitFor();
    },
  },
  {
    name: "settings-signed-out",
    signedIn: false,
    show: async ({ page, language }) => {
      await page.goto(`/${language}/settings`);
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "subscription",
    show: async (stage) => {
      await openAccount(stage);
      const { page, t } = stage;
      await page
        .getByRole("dialog")
        .getByRole("button", { name: new RegExp(t("billing.open")) })
        .click();
      await page.getByText(t("billing.notConfigured")).waitFor();
    },
  },
];
