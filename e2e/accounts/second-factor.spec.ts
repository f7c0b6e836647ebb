import type { Page } from "@playwright/test";
import { showCode } from "@spellwright/fakes";
import type { Translate } from "@spellwright/locales";
import type { Player } from "../support/accounts.ts";
import { expect, test } from "../support/story.ts";

/** Turns two-step verification on by keyboard, as far as the recovery codes. @returns the key and the codes */
const turnOn = async (page: Page, player: Player, t: Translate) => {
  await page.getByRole("button", { name: t("settings.secondFactor.begin"), exact: true }).focus();
  await page.keyboard.press("Enter");
  await page
    .getByLabel(t("settings.signIn.passwordCurrent"), { exact: true })
    .fill(player.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: t("settings.secondFactor.picture") })).toBeVisible();
  const key = (await page.getByText(/^[A-Z2-7]{32,}$/).textContent()) ?? "";
  const code = page.getByLabel(t("settings.secondFactor.code"), { exact: true });
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("errors.CODE_WRONG"))).toBeVisible();
  await code.fill(showCode(key));
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: t("settings.secondFactor.codes") });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  return { key, codes: await list.getByRole("listitem").allTextContents() };
};

const signOut = async (page: Page, t: Translate) => {
  await page.getByRole("button", { name: t("shell.account"), exact: true }).click();
  await page.getByRole("button", { name: t("shell.signOut") }).click();
};

test("[T-12] a code of the phone is turned on, then asked for at the sign-in @both", async ({
  signedIn: page,
  player,
  language,
  t,
}) => {
  await page.goto(`/${language}/settings`);
  const { key, codes } = await turnOn(page, player, t);
  await page.getByRole("button", { name: t("settings.secondFactor.noted") }).click();
  await expect(page.getByText(t("settings.secondFactor.on"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t("settings.secondFactor.on"))).toBeVisible();
  for (const code of codes) await expect(page.getByText(code)).toHaveCount(0);

  const dialog = page.getByRole("dialog");
  const showPassword = async () => {
    await page.goto(`/${language}/settings`);
    await dialog.getByLabel(t("auth.email"), { exact: true }).fill(player.email);
    await dialog.getByLabel(t("auth.password"), { exact: true }).fill(player.password);
    await page.keyboard.press("Enter");
    const field = dialog.getByLabel(t("auth.code.label"), { exact: true });
    await expect(field).toBeFocused();
    return field;
  };
  await signOut(page, t);
  const field = await showPassword();
  await field.fill("000000");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(t("errors.CODE_WRONG"))).toBeVisible();
  // The code of the half minute to come: good from now on, and never the one that was used before.
  await field.fill(showCode(key, -1));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText(player.email)).toBeVisible();

  // A lost phone: a recovery code, then it is turned off with the password.
  await signOut(page, t);
  await (await showPassword()).fill(codes[0] ?? "");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: t("settings.secondFactor.end"), exact: true }).click();
  await page
    .getByLabel(t("settings.signIn.passwordCurrent"), { exact: true })
    .fill(player.password);
  await page.getByRole("button", { name: t("settings.secondFactor.endSubmit") }).click();
  await expect(page.getByText(t("settings.secondFactor.off"))).toBeVisible();
});
