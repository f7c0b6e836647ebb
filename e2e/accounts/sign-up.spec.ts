import { randomUUID } from "node:crypto";
import { type Locator, request as requests } from "@playwright/test";
import { FREE_PLAN } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";
import { openSignIn, typeSignUp } from "../support/accounts.ts";
import { readMail } from "../support/mailbox.ts";
import { combat } from "../support/questions.ts";
import { waitUntilItRuns } from "../support/running.ts";
import { expect, test } from "../support/story.ts";

const signUpIn = async (dialog: Locator, t: Translate, email: string) => {
  await dialog.getByRole("button", { name: t("auth.signIn.create") }).click();
  await typeSignUp(dialog, t, email);
};

test("[AUTH-04] [AUTH-07] [ORA-06] [R-1] a newcomer asks, reads what is free, signs up, confirms, and reads the answer", {
  tag: "@both",
}, async ({ page, baseURL, language, t, ask }) => {
  const email = `${randomUUID()}@example.org`;
  await ask(combat[language]);
  const free = t("auth.free", { month: FREE_PLAN.monthlyZaps, day: FREE_PLAN.dailyCap });
  expect(free).toMatch(new RegExp(`${FREE_PLAN.monthlyZaps}\\D+${FREE_PLAN.dailyCap}`));
  await expect(page.getByRole("dialog").getByText(free)).toBeVisible();
  await signUpIn(page.getByRole("dialog"), t, email);

  const mail = await readMail(baseURL, email, "signup");
  expect(mail.lang).toBe(language);
  await page.goto(mail.link);
  await page.getByRole("button", { name: t("auth.confirm.signupSubmit") }).click();
  await expect(page.getByRole("heading", { level: 2, name: /4/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${language}/oracle/discussion/[0-9a-f-]{36}$`));
  await expect(page.getByRole("button", { name: t("shell.account"), exact: true })).toBeVisible();
});

test("[AUTH-04] [AUTH-07] on another device the link asks for a new password, signs in, and sends nothing", {
  tag: "@both",
}, async ({ page, browser, baseURL, language, t, ask }) => {
  const email = `${randomUUID()}@example.org`;
  await ask(combat[language]);
  await signUpIn(page.getByRole("dialog"), t, email);
  const elsewhere = await browser.newContext({
    extraHTTPHeaders: { "x-forwarded-for": "10.9.8.7" },
  });
  const phone = await elsewhere.newPage();
  waitUntilItRuns(phone);
  await phone.goto((await readMail(baseURL, email, "signup")).link);
  await expect(phone.getByText(t("auth.confirm.signupPasswordLead", { email }))).toBeVisible();
  // Nothing but the keyboard.
  await phone.getByLabel(t("auth.newPassword"), { exact: true }).focus();
  await phone.keyboard.type("another-pass");
  await phone.keyboard.press("Enter");
  await expect(phone.getByText(t("auth.signUp.mismatch"))).toBeVisible();
  await phone.getByLabel(t("auth.confirmPassword"), { exact: true }).focus();
  await phone.keyboard.type("another-pass");
  await phone.keyboard.press("Enter");
  await expect(phone.getByText(t("auth.confirm.signupSignedIn")).first()).toBeVisible();
  await expect(phone.getByLabel(t("oracle.composer.label"), { exact: true })).toHaveValue("");
  const { items } = await (await phone.request.get("/api/discussions")).json();
  expect(items).toEqual([]);
  const signIn = async (password: string) =>
    (
      await phone.request.post("/api/auth/sign-in/email", {
        data: { email, password },
        headers: { origin: baseURL ?? "" },
      })
    ).status();
  expect([await signIn("secret-1"), await signIn("another-pass")]).toEqual([401, 200]);
  await elsewhere.close();
});

test("[AUTH-04] who else signs the address up while the page is open changes what its button asks", async ({
  page,
  baseURL,
  language,
  t,
  ask,
}) => {
  const email = `${randomUUID()}@example.org`;
  await ask(combat[language]);
  await signUpIn(page.getByRole("dialog"), t, email);
  await page.goto((await readMail(baseURL, email, "signup")).link);
  const confirm = page.getByRole("button", { name: t("auth.confirm.signupSubmit") });
  await expect(confirm).toBeVisible();
  const thief = await requests.newContext({ baseURL: baseURL ?? "" });
  const body = { data: { email, password: "a trap for her" } };
  expect((await thief.post("/api/auth/sign-up/email", body)).status()).toBe(200);
  await thief.dispose();
  await confirm.click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByLabel(t("auth.newPassword"), { exact: true })).toBeVisible();
});

test("[ORA-06] who has an account signs in, and the question goes", async ({
  page,
  player,
  language,
  t,
  ask,
}) => {
  await ask(combat[language]);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("auth.email"), { exact: true }).fill(player.email);
  await dialog.getByLabel(t("auth.password"), { exact: true }).fill(player.password);
  await dialog.getByRole("button", { name: t("auth.signIn.submit"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: /4/ })).toBeVisible();
});

test("[AUTH-02] [AUTH-04] a newcomer reads that the passwords differ", async ({
  page,
  language,
  t,
}) => {
  const dialog = await openSignIn(page, language);
  await dialog.getByRole("button", { name: t("auth.signIn.create") }).click();
  await dialog.getByLabel(t("auth.email"), { exact: true }).fill(`${randomUUID()}@example.org`);
  await dialog.getByLabel(t("auth.password"), { exact: true }).fill("secret-1");
  await dialog.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("secret-2");
  await dialog.getByRole("button", { name: t("auth.signUp.submit") }).click();
  await expect(dialog.getByText(t("auth.signUp.mismatch"))).toBeVisible();
});

test("[AUTH-07] a mail link works once", async ({ page, player, baseURL, language, t }) => {
  const { link } = await readMail(baseURL, player.email, "signup");
  await page.goto(link);
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
  const dialog = await openSignIn(page, language);
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
  await openSignIn(page, language);
  await page.getByRole("button", { name: t("auth.demo.use") }).click();
  await expect(page.getByRole("button", { name: t("shell.account"), exact: true })).toBeVisible();
  // They are asked once the server is ready: on a busy machine that takes a while.
  const held = async () => (await (await page.request.get("/api/discussions")).json()).items.length;
  await expect.poll(held).toBeGreaterThanOrEqual(2);
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
