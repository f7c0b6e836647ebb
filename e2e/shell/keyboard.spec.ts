import { randomUUID } from "node:crypto";
import { tabTo } from "../support/keyboard.ts";
import { readMail } from "../support/mailbox.ts";
import { sampleList } from "../support/pasted-lists.ts";
import { combat } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

const PASSWORD = "secret-pass";

test("[R-1] [HEAD-07] a newcomer comes from the first page to a ruling and to advice on a deck by keyboard alone", async ({
  page,
  baseURL,
  language,
  t,
}) => {
  const { keyboard } = page;
  const go = async (...place: Parameters<typeof page.getByRole>) => {
    await tabTo(page, page.getByRole(...place));
    await keyboard.press("Enter");
  };

  await page.goto(`/${language}/forge`);
  await go("link", { name: t("forge.signedOut.bracket") });
  await expect(page).toHaveTitle(new RegExp(t("pages.bracket.title")));
  await tabTo(page, page.getByLabel(t("deckImport.list")));
  await keyboard.insertText(await sampleList("krenko-goblin-uproar"));
  await go("button", { name: t("bracketPage.calculator.submit") });
  await expect(page.getByRole("heading", { level: 2, name: /Krenko/ })).toBeFocused();

  const keep = page.getByRole("button", { name: t("bracketPage.calculator.keepFree") });
  const dialog = page.getByRole("dialog", { name: t("auth.signUp.title") });
  await tabTo(page, keep);
  await keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(keep).toBeFocused();
  await keyboard.press("Enter");
  const email = `${randomUUID()}@example.org`;
  for (const [label, text] of [
    [t("auth.email"), email],
    [t("auth.password"), PASSWORD],
    [t("auth.confirmPassword"), PASSWORD],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  }
  await keyboard.press("Enter");
  await expect(page.getByText(t("auth.signUp.sent", { email }))).toBeVisible();

  await page.goto((await readMail(baseURL, email, "signup")).link);
  await go("button", { name: t("auth.confirm.signupSubmit") });
  await expect(page.getByRole("dialog", { name: t("deckImport.title") })).toBeVisible();
  await go("button", { name: t("deckImport.submit"), exact: true });
  await expect(page.getByRole("heading", { level: 1, name: /Krenko/ })).toBeVisible();

  const card = page
    .getByRole("region", { name: t("deckPage.list.label") })
    .getByRole("button", { name: /^Goblin Chieftain/ });
  await tabTo(page, card);
  await keyboard.press("Enter");
  const shown = page.getByRole("dialog");
  await expect(shown.getByText("Goblin Chieftain").first()).toBeVisible();
  await keyboard.press("Escape");
  await expect(shown).toBeHidden();
  await expect(card).toBeFocused();

  await page.reload();
  await go("button", { name: t("forgeChat.viewChat"), exact: true });
  await tabTo(page, page.getByLabel(t("oracle.composer.label"), { exact: true }));
  await keyboard.type("How many lands does this deck want?");
  await keyboard.press("Enter");
  await expect(page.getByRole("article").getByRole("heading").first()).toBeVisible();

  await page.goto(`/${language}/oracle`);
  await keyboard.press("/");
  await expect(page.getByLabel(t("oracle.composer.label"), { exact: true })).toBeFocused();
  await keyboard.type(combat[language]);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: /4/ })).toBeVisible();
});
