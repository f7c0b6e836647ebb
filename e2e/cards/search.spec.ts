import { pagePath } from "@spellwright/locales";
import { expect, test } from "../support/story.ts";

test("[O-6] anybody searches all cards by what they are, and shares the address", {
  tag: "@both",
}, async ({ page, language, t }) => {
  await page.goto(pagePath(language, "cards"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("cardSearch.title"));
  const found = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(found.first()).toBeVisible();
  const field = page.getByLabel(t("cardSearch.label"), { exact: true });
  await field.fill(language === "fr" ? "t:géant c:w force=6" : "t:giant c:w pow=6");
  await field.press("Enter");
  await expect(found).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    t("cardSearch.count", { count: 1 }),
  );
  await page.getByLabel(t("cardSearch.sort")).selectOption("name");
  await expect(page).toHaveURL(/\/cards\?q=t%3A.*sort=name$/);
  await page.reload();
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page).toHaveURL(new RegExp(`/${language}/cards/Sun(%20|\\+)Titan`));
  await page.goBack();
  await expect(found).toHaveCount(1);
});

test("[O-6] cards are found by the mana that they make and by their role", {
  tag: "@both",
}, async ({ page, language, t }) => {
  await page.goto(pagePath(language, "cards"));
  const field = page.getByLabel(t("cardSearch.label"), { exact: true });
  const found = page.getByRole("main").getByRole("listitem").getByRole("link");
  await field.fill(language === "fr" ? "produit:g t:base" : "produces:g t:basic");
  await field.press("Enter");
  await expect(found).toHaveCount(1);
  await field.fill(language === "fr" ? "role:contresort swan" : "role:counterspell swan");
  await field.press("Enter");
  await expect(found.first()).toContainText(language === "fr" ? "Chant du cygne" : "Swan Song");
});

test("[O-6] [ERR-02] what nobody understands of a search is named, and no card found says so", async ({
  page,
  language,
  t,
}) => {
  await page.goto(`${pagePath(language, "cards")}?q=t:giant+zz:top`);
  const unknown = t("cardSearch.problems.unknown_key", { term: "zz:top" });
  await expect(page.getByText(unknown)).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await page.goto(`${pagePath(language, "cards")}?q=t:giant+t:elf`);
  await expect(page.getByText(t("cardSearch.none"))).toBeVisible();
  await page.getByRole("link", { name: t("cardSearch.clear") }).click();
  await expect(page.getByRole("main").getByRole("listitem").nth(30)).toBeVisible();
});
