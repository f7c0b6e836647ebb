import { LOCAL_PORT } from "../support/addresses.ts";
import { expect, test } from "../support/story.ts";

/** Browsers know passkeys by the name of a site alone. */
const HERE = `http://localhost:${LOCAL_PORT}`;

test("[T-12] a passkey made in the settings signs in; once it is removed, it does not @both", async ({
  page,
  player,
  language,
  t,
}) => {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  const dialog = page.getByRole("dialog");
  const byPasskey = dialog.getByRole("button", { name: t("auth.passkey.continue") });
  const signOut = async () => {
    await page.getByRole("button", { name: t("shell.account"), exact: true }).click();
    await page.getByRole("button", { name: t("shell.signOut") }).click();
    await page.goto(`${HERE}/${language}/settings`);
  };
  const isIn = () => expect(page.getByRole("main").getByText(player.email)).toBeVisible();
  const password = page.getByLabel(t("settings.signIn.passwordCurrent"), { exact: true });

  await page.goto(`${HERE}/${language}/settings`);
  await byPasskey.click();
  await expect(dialog.getByText(t("auth.passkey.cancelled"))).toBeVisible();
  await dialog.getByLabel(t("auth.email"), { exact: true }).fill(player.email);
  await dialog.getByLabel(t("auth.password"), { exact: true }).fill(player.password);
  await page.keyboard.press("Enter");
  await isIn();

  await page.getByRole("button", { name: t("settings.passkeys.begin"), exact: true }).click();
  await password.fill(player.password);
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: t("settings.passkeys.list") });
  const first = t("settings.passkeys.first");
  await expect(list.getByText(first)).toBeVisible();
  await list
    .getByRole("button", { name: t("settings.passkeys.renameNamed", { name: first }) })
    .click();
  await page.getByLabel(t("settings.passkeys.label"), { exact: true }).fill("Token");
  await page.keyboard.press("Enter");
  await expect(list.getByText("Token")).toBeVisible();

  await signOut();
  await byPasskey.click();
  await isIn();
  await page
    .getByRole("button", { name: t("settings.passkeys.removeNamed", { name: "Token" }) })
    .click();
  await password.fill("another password");
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("errors.PASSWORD_WRONG"))).toBeVisible();
  await password.fill(player.password);
  await page.keyboard.press("Enter");
  await expect(list).toHaveCount(0);

  await signOut();
  await byPasskey.click();
  await expect(dialog.getByText(t("errors.PASSKEY_REFUSED"))).toBeVisible();
});
