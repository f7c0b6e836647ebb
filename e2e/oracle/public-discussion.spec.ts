import { askDirectly, openStrangersDiscussion, publish } from "../support/discussions.ts";
import { combat } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

test("[DISC-05] [ORA-01] someone else's public discussion is read, not asked in", async ({
  signedIn: page,
  stranger,
  language,
  t,
}) => {
  await openStrangersDiscussion(page, stranger, language);
  await expect(page.getByRole("meter").first()).toBeVisible();
  await expect(page.getByLabel(t("oracle.composer.label"), { exact: true })).toBeHidden();
});

test("[DISC-05] signed out, a public discussion shows how it begins, and asks to sign in first", async ({
  page,
  stranger,
  language,
  t,
}) => {
  const id = await askDirectly(stranger, combat[language]);
  await publish(stranger, id);
  await page.goto(`/${language}/oracle/discussion/${id}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(page.getByTestId("question")).toContainText(combat[language].slice(0, 20));
  // The dialog covers the page behind it: how the discussion begins stands in it, too.
  const beginning = dialog.getByRole("blockquote");
  await expect(beginning).toContainText(combat[language].slice(0, 20));
  await expect(beginning).toContainText("4");
  await expect(beginning).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText(t("auth.free", { month: 10, day: 5 }))).toBeVisible();
  await expect(dialog.getByRole("button", { name: t("common.close") })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
});

test("[ROUTE-10] what the server says to search engines stays true once the page runs", async ({
  signedIn: page,
  stranger,
  language,
}) => {
  const robots = page.locator('head meta[name="robots"]');
  const shown = page.getByRole("heading", { level: 1 }).or(page.getByRole("meter")).first();
  const id = await askDirectly(stranger, combat[language]);
  await page.goto(`/${language}/rules/999.99z`);
  await expect(shown).toBeVisible();
  await expect(robots).toHaveAttribute("content", "noindex");
  await publish(stranger, id);
  await page.goto(`/${language}/oracle/discussion/${id}`);
  await expect(shown).toBeVisible();
  await expect(robots).toHaveCount(0);
});
