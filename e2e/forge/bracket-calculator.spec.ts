import { randomUUID } from "node:crypto";
import { typeSignUp } from "../support/accounts.ts";
import { expectCode } from "../support/code.ts";
import { readMail } from "../support/mailbox.ts";
import { sampleList } from "../support/pasted-lists.ts";
import { expect, test } from "../support/story.ts";

test("[FOR-13] [FOR-01] the signed-out Forge leads to the calculator, where a pasted list gets its bracket by keyboard, a picture, and an account that keeps it", {
  tag: "@both",
}, async ({ page, language, t, player }) => {
  await page.goto(`/${language}/forge`);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(1);
  await page.getByRole("link", { name: t("forge.signedOut.bracket") }).click();
  await expect(page).toHaveTitle(new RegExp(t("pages.bracket.title")));

  const list = page.getByLabel(t("deckImport.list"));
  const submit = page.getByRole("button", { name: t("bracketPage.calculator.submit") });
  await submit.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(t("deckImport.empty"));
  await list.fill(await sampleList("krenko-goblin-uproar"));
  await submit.press("Enter");
  const result = page.getByRole("region", { name: /Krenko/ });
  await expect(result.getByRole("heading", { level: 2, name: /Krenko/ })).toBeFocused();
  await expect(
    result.getByText(t("deckPage.legality.legal", { format: "Commander" })),
  ).toBeVisible();
  await expect(result.getByRole("img", { name: /7\+ → / })).toBeVisible();

  const download = page.waitForEvent("download");
  await result.getByRole("button", { name: t("bracketPage.calculator.picture") }).click();
  expect((await download).suggestedFilename()).toMatch(/Krenko.*\.png$/);

  await page.reload();
  await expect(list).toHaveValue(/Krenko, Mob Boss/);
  await submit.click();
  await result.getByRole("button", { name: t("bracketPage.calculator.keepFree") }).click();
  const dialog = page.getByRole("dialog", { name: t("auth.signUp.title") });
  await dialog.getByRole("button", { name: t("auth.back") }).click();
  const signIn = page.getByRole("dialog", { name: t("auth.signIn.title") });
  await signIn.getByLabel(t("auth.email")).fill(player.email);
  await signIn.getByLabel(t("auth.password"), { exact: true }).fill(player.password);
  await signIn.getByRole("button", { name: t("auth.signIn.submit"), exact: true }).click();
  const importing = page.getByRole("dialog", { name: t("deckImport.title") });
  await importing.getByRole("button", { name: t("deckImport.submit"), exact: true }).click();
  await expect(page).toHaveURL(/\/forge\/deck\//);
  await expect(page.getByRole("heading", { level: 1, name: /Krenko/ })).toBeVisible();
});

test("[R-1] [AUTH-07] who signs up to keep a list is asked to import it by the link of the mail, in another tab", {
  tag: "@both",
}, async ({ page, context, baseURL, language, t }) => {
  const email = `${randomUUID()}@example.org`;
  await page.goto(`/${language}/bracket`);
  await page.getByLabel(t("deckImport.list")).fill(await sampleList("krenko-goblin-uproar"));
  await page.getByRole("button", { name: t("bracketPage.calculator.submit") }).click();
  await page.getByRole("button", { name: t("bracketPage.calculator.keepFree") }).click();
  await typeSignUp(page.getByRole("dialog"), t, email);
  const other = await context.newPage();
  await other.goto((await readMail(baseURL, email, "signup")).link);
  await other.getByRole("button", { name: t("auth.confirm.signupSubmit") }).click();
  const importing = other.getByRole("dialog", { name: t("deckImport.title") });
  await importing.getByRole("button", { name: t("deckImport.submit"), exact: true }).click();
  await expect(other.getByRole("heading", { level: 1, name: /Krenko/ })).toBeVisible();
});

test("[R-1] without network the calculator says why it cannot", async ({
  page,
  context,
  language,
  t,
}) => {
  await page.goto(`/${language}/bracket`);
  await page.getByLabel(t("deckImport.list")).fill("1 Sol Ring");
  // A page whose code was lost on its way is opened again when the network returns. It forgets a click of that moment.
  await expectCode(page, "deferred-frame", "installation");
  await context.setOffline(true);
  const submit = page.getByRole("button", { name: t("bracketPage.calculator.submit") });
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
});
