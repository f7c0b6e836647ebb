import type { Page } from "@playwright/test";
import { openSignIn } from "../support/accounts.ts";
import { spendTheDay } from "../support/discussions.ts";
import { combat } from "../support/questions.ts";
import { ask, openAccount, type Scene } from "./stage.ts";

/** What the server says of a link that is looked at. */
const answerLook = async (
  page: Page,
  link: { readonly type: string; readonly asks_for: string | null },
) => {
  const json = { email: "judge.kim@example.org", used: false, signed_in: false, ...link };
  await page.route("**/api/auth/verify", (route) => route.fulfill({ json }));
};

export const accountScenes: readonly Scene[] = [
  {
    name: "sign-in",
    signedIn: false,
    show: async ({ page, language }) => {
      await openSignIn(page, language);
    },
  },
  {
    name: "sign-in-error",
    signedIn: false,
    show: async (stage) => {
      const dialog = await openSignIn(stage.page, stage.language);
      await dialog.getByLabel(stage.t("auth.email"), { exact: true }).fill("judge.kim@example.org");
      await dialog.getByLabel(stage.t("auth.password"), { exact: true }).fill("12345");
      await dialog
        .getByRole("button", { name: stage.t("auth.signIn.submit"), exact: true })
        .click();
      await dialog.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "sign-in-code",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await page.route("**/api/auth/sign-in/email", (route) =>
        route.fulfill({ json: { second_factor: true } }),
      );
      const dialog = await openSignIn(page, language);
      await dialog.getByLabel(t("auth.email"), { exact: true }).fill("judge.kim@example.org");
      await dialog.getByLabel(t("auth.password"), { exact: true }).fill("a password");
      await dialog.getByRole("button", { name: t("auth.signIn.submit"), exact: true }).click();
      await dialog.getByLabel(t("auth.code.label")).waitFor();
    },
  },
  {
    name: "sign-up",
    signedIn: false,
    show: async (stage) => {
      await openSignIn(stage.page, stage.language);
      await stage.page.getByRole("button", { name: stage.t("auth.signIn.create") }).click();
      await stage.page.getByRole("heading", { name: stage.t("auth.signUp.title") }).waitFor();
    },
  },
  {
    name: "forgot-password",
    signedIn: false,
    show: async (stage) => {
      await openSignIn(stage.page, stage.language);
      await stage.page.getByRole("button", { name: stage.t("auth.signIn.forgot") }).click();
      await stage.page.getByRole("heading", { name: stage.t("auth.forgot.title") }).waitFor();
    },
  },
  {
    name: "confirm-address",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await answerLook(page, { type: "signup", asks_for: null });
      await page.goto(`/${language}/auth/confirm?token_hash=sample&type=signup`);
      await page.getByRole("button", { name: t("auth.confirm.signupSubmit") }).waitFor();
    },
  },
  {
    name: "confirm-with-password",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await answerLook(page, { type: "signup", asks_for: "new_password" });
      await page.goto(`/${language}/auth/confirm?token_hash=sample&type=signup`);
      await page.getByLabel(t("auth.newPassword"), { exact: true }).fill("12345");
      await page.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("123456");
      await page.getByRole("button", { name: t("auth.confirm.signupPasswordSubmit") }).click();
      await page.getByText(t("auth.signUp.mismatch")).waitFor();
    },
  },
  {
    name: "confirm-not-checked",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await page.route("**/api/auth/verify", (route) =>
        route.fulfill({ status: 503, json: { code: "DATABASE_UNAVAILABLE" } }),
      );
      await page.goto(`/${language}/auth/confirm?token_hash=sample&type=signup`);
      await page.getByText(t("auth.confirm.lookFailed")).waitFor();
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
  {
    name: "confirm-new-address",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await answerLook(page, { type: "email_change", asks_for: null });
      await page.goto(`/${language}/auth/confirm?token_hash=sample&type=email_change`);
      await page.getByRole("button", { name: t("auth.confirm.emailChangeSubmit") }).waitFor();
    },
  },
  {
    name: "confirm-new-address-elsewhere",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await answerLook(page, { type: "email_change", asks_for: "sign_in" });
      await page.goto(`/${language}/auth/confirm?token_hash=sample&type=email_change`);
      const main = page.getByRole("main");
      await main.getByRole("button", { name: t("auth.confirm.emailChangeSignIn") }).waitFor();
    },
  },
  {
    name: "new-password",
    signedIn: false,
    show: async ({ page, language, t }) => {
      await answerLook(page, { type: "recovery", asks_for: "new_password" });
      await page.goto(`/${language}/auth/confirm?token_hash=sample&type=recovery`);
      await page.getByRole("button", { name: t("auth.confirm.recoverySubmit") }).waitFor();
    },
  },
  { name: "account", show: openAccount },
  {
    name: "settings",
    whole: true,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/settings`);
      await page.getByText(t("settings.sessions.current"), { exact: true }).waitFor();
    },
  },
  {
    name: "settings-pack-failed",
    newcomer: true,
    show: async ({ page, language, t }) => {
      await page.route("**/api/data-pack/*", (route) => route.abort());
      await page.goto(`/${language}/settings`);
      await page.getByRole("button", { name: t("offline.pack.download"), exact: true }).click();
      await page.getByText(t("offline.pack.failed.network")).waitFor();
    },
  },
  {
    name: "settings-other-theme",
    newcomer: true,
    whole: true,
    show: async ({ page, language, t }) => {
      const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
      await page.goto(`/${language}/settings`);
      const theme = page.getByRole("main").getByRole("group", { name: t("settings.show.theme") });
      const other = theme.getByRole("button", {
        name: t(dark ? "shell.themeLight" : "shell.themeDark"),
        pressed: false,
      });
      await other.click();
      await other.waitFor({ state: "hidden" });
    },
  },
  {
    name: "settings-password-wrong",
    newcomer: true,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/settings`);
      await page.getByRole("button", { name: t("settings.signIn.passwordChange") }).click();
      const fill = (label: string, text: string) =>
        page.getByLabel(label, { exact: true }).fill(text);
      await fill(t("settings.signIn.passwordCurrent"), "not this one");
      await fill(t("auth.newPassword"), "another-pass");
      await fill(t("auth.confirmPassword"), "another-pass");
      await page.getByRole("button", { name: t("settings.signIn.passwordSubmit") }).click();
      await page.getByText(t("errors.PASSWORD_WRONG")).waitFor();
    },
  },
  {
    name: "settings-second-factor",
    newcomer: true,
    whole: true,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/settings`);
      await page
        .getByRole("button", { name: t("settings.secondFactor.begin"), exact: true })
        .click();
      await page
        .getByLabel(t("settings.signIn.passwordCurrent"), { exact: true })
        .fill("secret-pass");
      await page.getByRole("button", { name: t("settings.secondFactor.beginSubmit") }).click();
      await page.getByRole("img", { name: t("settings.secondFactor.picture") }).waitFor();
    },
  },
  {
    name: "settings-passkeys",
    newcomer: true,
    whole: true,
    show: async ({ page, language, t }) => {
      const items = ["iPhone", "YubiKey"].map((name, n) => ({
        id: `00000000-0000-4000-8000-00000000000${n}`,
        name,
        created_at: "2026-11-02T10:00:00.000Z",
      }));
      await page.route("**/api/account/passkeys", (route) => route.fulfill({ json: { items } }));
      await page.goto(`/${language}/settings`);
      const remove = t("settings.passkeys.removeNamed", { name: "YubiKey" });
      await page.getByRole("button", { name: remove }).click();
      await page.getByRole("button", { name: t("settings.passkeys.removeSubmit") }).waitFor();
    },
  },
  {
    name: "settings-passkey-add",
    newcomer: true,
    whole: true,
    show: async ({ page, context, baseURL, language, t }) => {
      // Browsers know passkeys by the name of a site alone, and its cookies as others.
      const here = Object.assign(new URL(`/${language}/settings`, baseURL), {
        hostname: "localhost",
      });
      const cookies = await context.cookies();
      await context.addCookies(cookies.map((each) => ({ ...each, domain: here.hostname })));
      await page.goto(here.href);
      await page.getByRole("button", { name: t("settings.passkeys.begin"), exact: true }).click();
      await page.getByRole("button", { name: t("settings.passkeys.create") }).waitFor();
    },
  },
  {
    name: "settings-delete",
    newcomer: true,
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/settings`);
      await page.getByRole("button", { name: t("settings.data.delete") }).click();
      await page.getByLabel(t("settings.data.deletePassword"), { exact: true }).waitFor();
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
    name: "discord-link",
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/auth/discord/link`);
      await page.getByRole("alertdialog", { name: t("auth.discord.linkTitle") }).waitFor();
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
      await page.getByText(t("payments.sandbox")).waitFor();
    },
  },
  {
    name: "subscription-past-the-cap",
    newcomer: true,
    show: async (stage) => {
      const { page, language, t } = stage;
      await spendTheDay(page.request, combat[language]);
      await ask(stage, combat[language]);
      const dialog = page.getByRole("dialog", { name: t("billing.title") });
      await dialog.getByText(t("oracle.thread.limitTitle")).waitFor();
    },
  },
];
