import { randomUUID } from "node:crypto";
import { readMail } from "../support/mailbox.ts";
import { expect, test } from "../support/story.ts";

test("[AUTH-02] [AUTH-04] [AUTH-07] a newcomer signs up, confirms by a click on the mail's page, and signs in", {
  tag: "@both",
}, async ({ page, baseURL, language, t }) => {
  const email = `${randomUUID()}@example.org`;
  await page.goto(`/${language}/oracle`);
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("shell.signIn") })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("auth.signIn.create") }).click();
  await dialog.getByLabel(t("auth.email"), { exact: true }).fill(email);
  await dialog.getByLabel(t("auth.password"), { exact: true }).fill("secret-1");
  await dialog.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("secret-2");
  await dialog.getByRole("button", { name: t("auth.signUp.submit") }).click();
  await expect(dialog.getByText(t("auth.signUp.mismatch"))).toBeVisible();
  await dialog.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("secret-1");
  await dialog.getByRole("button", { name: t("auth.signUp.submit") }).click();
  await expect(dialog.getByText(t("auth.signUp.sent", { email }))).toBeVisible();

  const mail = await readMail(baseURL, email, "signup");
  expect(mail.lang).toBe(language);
  await page.goto(mail.link);
  await expect(page.getByRole("heading", { name: t("auth.confirm.signupTitle") })).toBeVisible();
  await page.getByRole("button", { name: t("auth.confirm.signupSubmit") }).click();
  await expect(page.getByText(t("auth.confirm.signupDone")).first()).toBeVisible();

  await page.goto(`/${language}/oracle`);
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("shell.signIn") })
    .click();
  await page.getByRole("dialog").getByLabel(t("auth.email"), { exact: true }).fill(email);
  await page.getByRole("dialog").getByLabel(t("auth.password"), { exact: true }).fill("secret-1");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("auth.signIn.submit"), exact: true })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: t("shell.account"), exact: true })).toBeVisible();
});

test("[AUTH-07] a mail link works once", async ({ page, player, baseURL, language, t }) => {
  const { link } = await readMail(baseURL, player.email, "signup");
  await page.goto(link);
  await page.getByRole("button", { name: t("auth.confirm.signupSubmit") }).click();
  await expect(page.getByText(t("auth.confirm.invalidTitle"))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/${language}/auth/confirm`);
});

test("[AUTH-05] a forgotten password is replaced through the mail's link", async ({
  page,
  player,
  baseURL,
  language,
  t,
}) => {
  await page.goto(`/${language}/oracle`);
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("shell.signIn") })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("auth.signIn.forgot") }).click();
  await dialog.getByLabel(t("auth.email"), { exact: true }).fill(player.email);
  await dialog.getByRole("button", { name: t("auth.forgot.submit") }).click();
  await expect(dialog.getByText(t("auth.forgot.sent", { email: player.email }))).toBeVisible();

  await page.goto((await readMail(baseURL, player.email, "recovery")).link);
  await page.getByLabel(t("auth.newPassword"), { exact: true }).fill("another-pass");
  await page.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("another-pass");
  await page.getByRole("button", { name: t("auth.confirm.recoverySubmit") }).click();
  await expect(page.getByText(t("auth.confirm.recoveryDone")).first()).toBeVisible();
  const signIn = (password: string) =>
    page.request.post("/api/auth/sign-in/email", {
      data: { email: player.email, password },
      headers: { origin: baseURL ?? "" },
    });
  expect((await signIn(player.password)).status()).toBe(401);
  expect((await signIn("another-pass")).status()).toBe(200);
});

test("[AUTH-03] the demo account signs in with one click and has two discussions", async ({
  page,
  language,
  t,
}) => {
  await page.goto(`/${language}/oracle`);
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("shell.signIn") })
    .click();
  await page.getByRole("button", { name: t("auth.demo.use") }).click();
  await expect(page.getByRole("button", { name: t("shell.account"), exact: true })).toBeVisible();
  const { items } = await (await page.request.get("/api/discussions")).json();
  expect(items.length).toBeGreaterThanOrEqual(2);
});

test("[AUTH-01] signing out in one tab signs out the other", async ({
  signedIn,
  context,
  language,
  t,
}) => {
  await signedIn.goto(`/${language}/oracle`);
  const other = await context.newPage();
  await other.goto(`/${language}/oracle`);
  await expect(other.getByRole("button", { name: t("shell.account"), exact: true })).toBeVisible();
  await signedIn.getByRole("button", { name: t("shell.account"), exact: true }).click();
  await signedIn.getByRole("button", { name: t("shell.signOut") }).click();
  await expect(
    signedIn.getByRole("banner").getByRole("button", { name: t("shell.signIn") }),
  ).toBeVisible();
  await expect(
    other.getByRole("banner").getByRole("button", { name: t("shell.signIn") }),
  ).toBeVisible();
});
