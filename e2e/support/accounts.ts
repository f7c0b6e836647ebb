import { randomUUID } from "node:crypto";
import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  request as requests,
} from "@playwright/test";
import type { Language } from "@spellwright/contract";
import { type Translate, translator } from "@spellwright/locales";
import { callerAddress } from "./addresses.ts";
import { readMail } from "./mailbox.ts";

export interface Player {
  readonly email: string;
  readonly password: string;
}

/** What every server of the stack offers to look around. */
export const DEMO: Player = { email: "demo@spellwright.local", password: "spellwright-demo" };

/** Makes an account as the product makes one, without its pages, and confirms its address. */
export const createAccount = async (
  request: APIRequestContext,
  baseURL: string,
  language: Language,
): Promise<Player> => {
  const player = { email: `${randomUUID()}@example.org`, password: "secret-pass" };
  const headers = { "accept-language": language };
  const signUp = await request.post(`${baseURL}/api/auth/sign-up/email`, { data: player, headers });
  expect(signUp.ok(), await signUp.text()).toBe(true);
  const link = new URL((await readMail(baseURL, player.email, "signup")).link);
  const verify = await request.post(`${baseURL}/api/auth/verify`, {
    data: { token_hash: link.searchParams.get("token_hash"), type: "signup" },
  });
  expect(verify.ok(), await verify.text()).toBe(true);
  // The link signs in: stories begin signed out, and count the sessions that they open.
  if ((await verify.json()).signed_in === true)
    await request.post(`${baseURL}/api/auth/sign-out`, { headers: { origin: baseURL } });
  return player;
};

/** Gives a context the session of a player. */
export const signIn = async (
  request: APIRequestContext,
  baseURL: string,
  player: Player,
): Promise<void> => {
  const response = await request.post(`${baseURL}/api/auth/sign-in/email`, {
    data: player,
    headers: { origin: baseURL },
  });
  expect(response.ok(), await response.text()).toBe(true);
};

/** Requests of a second person, who has a new account. */
export const openStranger = async (baseURL: string): Promise<APIRequestContext> => {
  const extraHTTPHeaders = { "x-forwarded-for": callerAddress() };
  const request = await requests.newContext({ baseURL, extraHTTPHeaders });
  await signIn(request, baseURL, await createAccount(request, baseURL, "fr"));
  return request;
};

/** Opens the dialog that signs in, on the page that is open. Resolves to the dialog. */
export const openSignInDialog = async (page: Page, t: Translate): Promise<Locator> => {
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("shell.signIn") })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return dialog;
};

/** The same on the page of the Oracle. */
export const openSignIn = async (page: Page, language: Language): Promise<Locator> => {
  await page.goto(`/${language}/oracle`);
  return openSignInDialog(page, translator(language));
};

/** Types a new account into the open dialog of the sign-up, and waits until its mail is on its way. */
export const typeSignUp = async (dialog: Locator, t: Translate, email: string): Promise<void> => {
  await dialog.getByLabel(t("auth.email"), { exact: true }).fill(email);
  await dialog.getByLabel(t("auth.password"), { exact: true }).fill("secret-1");
  await dialog.getByLabel(t("auth.confirmPassword"), { exact: true }).fill("secret-1");
  await dialog.getByRole("button", { name: t("auth.signUp.submit") }).click();
  await expect(dialog.getByText(t("auth.signUp.sent", { email }))).toBeVisible();
};
