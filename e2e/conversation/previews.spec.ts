import { askDirectly } from "../support/discussions.ts";
import { expect, test } from "../support/story.ts";

const QUESTION = {
  fr: "Mon [[Lightning Bolt]] peut-il viser une créature avec la défense talismanique ?",
  en: "Can my [[Lightning Bolt]] target a creature with hexproof that I don’t control?",
} as const;

test("[CARD-02] [ORA-02] a card named in a discussion is seen where it stands: by mouse, focus or tap", {
  tag: "@both",
}, async ({ signedIn: page, language, t, isMobile }) => {
  const id = await askDirectly(page.request, QUESTION[language]);
  await page.goto(`/${language}/oracle/discussion/${id}`);
  const name = page.getByTestId("question").getByRole("link", { name: "Lightning Bolt" });
  const preview = page.getByTestId("preview");
  if (isMobile) {
    await name.tap();
    await expect(preview).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${id}$`));
    await page.keyboard.press("Escape");
    await expect(preview).toBeHidden();
    await name.tap();
    await preview.getByRole("link", { name: t("cards.open") }).click();
    await expect(page).toHaveURL(/\/cards\/Lightning%20Bolt$/);
    return;
  }
  await expect(async () => {
    // A discussion that opens still scrolls to its newest answer, and scrolling puts the card away.
    await page.mouse.move(2, 2);
    await name.hover();
    await expect(preview).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.mouse.move(2, 2);
  await expect(preview).toBeHidden();
  await page.getByRole("button", { name: t("shell.account") }).focus();
  await expect(async () => {
    // What the page still opens may take the focus between two keys.
    await name.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(name).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await expect(preview).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
});
