import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Translate } from "@spellwright/locales";
import { openSignInDialog } from "../support/accounts.ts";
import { expect, test } from "../support/story.ts";

const goToDiscord = async (page: Page, t: Translate) => {
  const dialog = await openSignInDialog(page, t);
  await dialog.getByRole("button", { name: t("auth.discord.continue") }).click();
};

/** Discord's own screen, which asks who signs in. */
const becomeAtDiscord = async (page: Page, email: string, verified = true) => {
  await page.getByLabel("Username").fill(email.split("@")[0] ?? "");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("With a picture").check();
  if (!verified) await page.getByLabel("Verified").uncheck();
  await page.getByRole("button", { name: "Log in" }).click();
};

const authorize = (page: Page) => page.getByRole("button", { name: "Authorize" }).click();
const account = (page: Page, t: Translate) =>
  page.getByRole("button", { name: t("shell.account"), exact: true });

test("[AUTH-06] [AUTH-08] [HEAD-03] Discord signs in and comes back to the page; the next time without a screen", async ({
  page,
  context,
  baseURL,
  language,
  t,
}) => {
  const email = `${randomUUID()}@example.org`;
  await page.goto(`/${language}/oracle?from=a-friend`);
  const dialog = await openSignInDialog(page, t);
  await expect(dialog.getByRole("button", { name: t("auth.discord.continue") })).toBeVisible();
  await dialog.getByRole("button", { name: t("auth.discord.continue") }).click();
  await becomeAtDiscord(page, email);
  await authorize(page);
  await expect(account(page, t)).toBeVisible();
  await expect(page.getByText(t("auth.addressError.signed_in")).first()).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/${language}/oracle?from=a-friend`);
  // Its picture, drawn from our own address: the policy of the page allows no other.
  await expect
    .poll(() =>
      account(page, t)
        .locator("img")
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(128);

  // Silently: Discord knows the browser and what it allowed.
  await context.clearCookies({ name: /session_token/ });
  await page.goto(`/${language}/oracle`);
  await goToDiscord(page, t);
  await expect(account(page, t)).toBeVisible();

  // Discord forgot: the silent attempt is followed by the screens.
  await context.clearCookies();
  await page.goto(`/${language}/oracle`);
  await goToDiscord(page, t);
  await becomeAtDiscord(page, email);
  await authorize(page);
  await expect(account(page, t)).toBeVisible();
});

test("[AUTH-08] a refusal at Discord is shown on the page, whose address is clean", async ({
  page,
  baseURL,
  language,
  t,
}) => {
  await page.goto(`/${language}/oracle`);
  await goToDiscord(page, t);
  await becomeAtDiscord(page, `${randomUUID()}@example.org`);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(t("auth.addressError.denied")).first()).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/${language}/oracle`);
  await expect(account(page, t)).toBeHidden();

  // Other services put what happened into the fragment.
  await page.goto(`/${language}/rules?from=mail#error=access_denied&error_code=otp_expired`);
  await expect(page.getByText(t("auth.addressError.expired")).first()).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/${language}/rules?from=mail`);
});

test("[AUTH-08] an address that somebody else wrote neither sends to Discord nor says that anything succeeded", async ({
  page,
  baseURL,
  language,
  t,
}) => {
  for (const forged of ["error=x&error_code=silent_failed", "success=signed_in", "success=true"]) {
    await page.goto(`/${language}/rules?${forged}`);
    await expect(page).toHaveURL(`${baseURL}/${language}/rules`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("rules.title"));
    await expect(page.getByText(t("auth.addressError.success"), { exact: true })).toHaveCount(0);
    await expect(page.getByText(t("auth.addressError.signed_in"), { exact: true })).toHaveCount(0);
  }
});

test("[AUTH-06] an address that Discord has not verified opens nobody's account", async ({
  page,
  player,
  language,
  t,
}) => {
  await page.goto(`/${language}/oracle`);
  await goToDiscord(page, t);
  await becomeAtDiscord(page, player.email, false);
  await authorize(page);
  await expect(page.getByText(t("auth.addressError.discord_email_missing")).first()).toBeVisible();
  await expect(account(page, t)).toBeHidden();
});

test("[AUTH-06] Discord is linked in the settings, signs in, and is unlinked", async ({
  signedIn: page,
  player,
  context,
  language,
  t,
}) => {
  await page.goto(`/${language}/settings`);
  await page.getByRole("button", { name: t("settings.signIn.discordLink") }).click();
  await page
    .getByLabel(t("settings.signIn.passwordCurrent"), { exact: true })
    .fill(player.password);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("auth.discord.continue") })
    .click();
  await becomeAtDiscord(page, `${randomUUID()}@example.org`);
  await authorize(page);
  await expect(page.getByText(t("settings.signIn.discordLinked"))).toBeVisible();

  await context.clearCookies({ name: /session_token/ });
  await page.goto(`/${language}/oracle`);
  await goToDiscord(page, t);
  await expect(account(page, t)).toBeVisible();
  await page.goto(`/${language}/settings`);
  await expect(page.getByRole("main").getByText(player.email)).toBeVisible();

  await page.getByRole("button", { name: t("settings.signIn.discordUnlink") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("settings.signIn.discordUnlink") })
    .click();
  await expect(page.getByText(t("settings.signIn.discordNot"))).toBeVisible();
  // The button that asked has gone: the focus is not lost with it.
  await expect(page.getByRole("main")).toBeFocused();
});

test("[ROUTE-08] [BOT-10] the address of the bot links the account after a word of its person, and Discord's proof", async ({
  signedIn: page,
  baseURL,
  language,
  t,
}) => {
  const asked = page.getByRole("alertdialog", { name: t("auth.discord.linkTitle") });
  const isLinked = async () =>
    (await (await page.request.get("/api/account")).json()).discord_linked;
  await page.goto("/auth/discord/link?discord_user_id=42");
  await asked.getByRole("button", { name: t("common.cancel") }).click();
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/(fr|en)/oracle$`));
  expect(await isLinked()).toBe(false);

  await page.goto(`/${language}/auth/discord/link?discord_user_id=42`);
  await asked.getByRole("button", { name: t("auth.discord.linkAction") }).click();
  await becomeAtDiscord(page, `${randomUUID()}@example.org`);
  await authorize(page);
  const linked = page.getByRole("status").filter({ hasText: t("discord.link.done") });
  await linked.getByRole("button", { name: t("common.close") }).click();
  await expect(linked).toBeHidden();
  await expect(page).toHaveURL(`${baseURL}/${language}/oracle`);
  expect(await isLinked()).toBe(true);
});

test("[ROUTE-08] [ROUTE-09] the address of the Discord link asks a visitor to sign in, over the Oracle", async ({
  page,
  language,
  t,
}) => {
  await page.goto(`/${language}/auth/discord/link?token=x`);
  await expect(page.getByText(t("auth.discord.linkWelcome"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel(t("oracle.composer.label"), { exact: true })).toBeVisible();
  await page.goto("/auth/discord/link?token=x");
  await expect(page).toHaveURL(/\/(fr|en)\/auth\/discord\/link\?token=x$/);
});
