import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { readMail } from "../support/mailbox.ts";
import { waitUntilItRuns } from "../support/running.ts";
import { expect, test } from "../support/story.ts";

test("[PREF-01] the settings are reached from the account and keep what is chosen", async ({
  signedIn: page,
  language,
  t,
}) => {
  await page.goto(`/${language}/oracle`);
  await page.getByRole("button", { name: t("shell.account"), exact: true }).click();
  await page.getByRole("link", { name: t("settings.title") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("settings.title") })).toBeVisible();
  await expect(page.getByText(t("settings.sessions.current"), { exact: true })).toBeVisible();

  const notifications = page.getByRole("group", { name: t("settings.show.notifications") });
  await notifications.getByRole("button", { name: t("settings.show.off") }).click();
  const theme = page.getByRole("main").getByRole("group", { name: t("settings.show.theme") });
  await theme.getByRole("button", { name: t("shell.themeLight") }).click();
  await expect
    .poll(async () => (await page.request.get("/api/preferences")).json())
    .toMatchObject({ theme: "light", notifications_enabled: false });
  await page.reload();
  await expect(notifications.getByRole("button", { name: t("settings.show.off") })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("[AUTH-02] signed out, the settings ask to sign in and then show", async ({
  page,
  player,
  language,
  t,
}) => {
  await page.goto(`/${language}/settings`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("auth.email"), { exact: true }).fill(player.email);
  await dialog.getByLabel(t("auth.password"), { exact: true }).fill(player.password);
  await dialog.getByRole("button", { name: t("auth.signIn.submit"), exact: true }).click();
  await expect(page.getByRole("main").getByText(player.email)).toBeVisible();
});

test("[AUTH-05] the password changes with the current one and ends the other sessions", async ({
  signedIn: page,
  player,
  baseURL,
  playwright,
  language,
  t,
}) => {
  const other = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  await other.post("/api/auth/sign-in/email", { data: player });
  expect((await other.get("/api/account")).status()).toBe(200);
  await page.goto(`/${language}/settings`);
  await page.getByRole("button", { name: t("settings.signIn.passwordChange") }).click();
  await page.getByLabel(t("settings.signIn.passwordCurrent"), { exact: true }).fill("not this one");
  await page.getByLabel(t("auth.newPassword"), { exact: true }).fill("another-pass");
  await page.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("another-pass");
  const submit = page.getByRole("button", { name: t("settings.signIn.passwordSubmit") });
  await submit.click();
  await expect(page.getByText(t("errors.PASSWORD_WRONG"))).toBeVisible();
  await page
    .getByLabel(t("settings.signIn.passwordCurrent"), { exact: true })
    .fill(player.password);
  await submit.click();
  await expect(
    page.getByText(t("settings.signIn.passwordDone", { count: 1 })).first(),
  ).toBeVisible();
  expect((await other.get("/api/account")).status()).toBe(401);
  await other.dispose();
});

test("[AUTH-07] the address changes on another device, by a click on the mail's page", async ({
  signedIn: page,
  player,
  browser,
  baseURL,
  language,
  t,
}) => {
  const email = `${randomUUID()}@example.org`;
  await page.goto(`/${language}/settings`);
  await page.getByRole("button", { name: t("settings.signIn.emailChange") }).click();
  await page.getByLabel(t("settings.signIn.emailNew"), { exact: true }).fill(email);
  await page
    .getByLabel(t("settings.signIn.passwordCurrent"), { exact: true })
    .fill(player.password);
  await page.getByRole("button", { name: t("settings.signIn.emailSubmit") }).click();
  await expect(page.getByText(t("settings.signIn.emailPending", { email }))).toBeVisible();

  const { link } = await readMail(baseURL, email, "email_change");
  const phone = await browser.newContext({ locale: language === "fr" ? "fr-FR" : "en-US" });
  const opened = await phone.newPage();
  waitUntilItRuns(opened);
  await opened.goto(link);
  const main = opened.getByRole("main");
  await main.getByRole("button", { name: t("auth.confirm.emailChangeSignIn") }).click();
  const dialog = opened.getByRole("dialog");
  await dialog.getByLabel(t("auth.email"), { exact: true }).fill(player.email);
  await dialog.getByLabel(t("auth.password"), { exact: true }).fill(player.password);
  await dialog.getByRole("button", { name: t("auth.signIn.submit"), exact: true }).click();
  await opened.getByRole("button", { name: t("auth.confirm.emailChangeSubmit") }).click();
  await expect(opened.getByText(t("auth.confirm.emailChangeDone")).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();

  // The old address is told, and can take the change back, wherever its mails are read.
  const told = await readMail(baseURL, player.email, "email_changed");
  expect(told.lang).toBe(language);
  await opened.goto(told.link);
  await opened.getByLabel(t("auth.newPassword"), { exact: true }).fill("a new password");
  await opened.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("a new password");
  await opened.getByRole("button", { name: t("auth.confirm.emailUndoSubmit") }).click();
  await expect(opened.getByText(t("auth.confirm.emailUndoDone")).first()).toBeVisible();
  const credentials = { email: player.email, password: "a new password" };
  expect(
    (await phone.request.post(`${baseURL}/api/auth/sign-in/email`, { data: credentials })).status(),
  ).toBe(200);
  await phone.close();
});

test("[AUTH-11] a session ended on another device asks to sign in again", async ({
  signedIn: page,
  player,
  browser,
  baseURL,
  language,
  t,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  await elsewhere.request.post("/api/auth/sign-in/email", { data: player });
  const there = await elsewhere.newPage();
  await there.goto(`/${language}/settings`);
  await expect(there.getByText(t("settings.sessions.current"), { exact: true })).toBeVisible();

  await page.goto(`/${language}/settings`);
  await page.getByRole("button", { name: t("settings.sessions.endOthers") }).click();
  await expect(
    page.getByText(t("settings.sessions.endedOthers", { count: 1 })).first(),
  ).toBeVisible();
  await expect(page.getByText(t("settings.sessions.alone"))).toBeVisible();

  await there.reload();
  await expect(
    there.getByRole("dialog").getByLabel(t("auth.email"), { exact: true }),
  ).toBeVisible();
  await elsewhere.close();
});

test("[PREF-01] everything is downloaded by one click, then the account is deleted", async ({
  signedIn: page,
  player,
  language,
  t,
}) => {
  await page.goto(`/${language}/settings`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: t("settings.data.export") }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^spellwright-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(exported.account.email).toBe(player.email);
  expect(exported.user_preferences).toHaveLength(1);

  await page.getByRole("button", { name: t("settings.data.delete") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(t("settings.data.deletePassword"), { exact: true })).toBeVisible();
  await dialog.getByLabel(t("settings.data.deletePassword"), { exact: true }).fill("wrong");
  await dialog.getByRole("button", { name: t("settings.data.deleteSubmit") }).click();
  await expect(dialog.getByText(t("errors.PASSWORD_WRONG"))).toBeVisible();
  await dialog.getByLabel(t("settings.data.deletePassword"), { exact: true }).fill(player.password);
  await dialog.getByRole("button", { name: t("settings.data.deleteSubmit") }).click();
  await expect(page.getByText(t("settings.data.deleted", { count: 30 })).first()).toBeVisible();
  await expect(
    page.getByRole("banner").getByRole("button", { name: t("shell.signIn") }),
  ).toBeVisible();
  expect((await page.request.get("/api/account")).status()).toBe(401);
});
