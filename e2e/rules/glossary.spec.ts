import { expect, test } from "../support/story.ts";

test("[ORA-17] the glossary is read by letter and by the beginning of a term", {
  tag: "@both",
}, async ({ page, language, t }) => {
  await page.goto(`/${language}/rules/glossary`);
  const terms = page.locator("dt");
  await expect(terms.first()).toBeVisible();
  await page
    .getByRole("group", { name: t("rules.terms.letters") })
    .getByRole("button", { name: "P", exact: true })
    .click();
  await expect
    .poll(async () => (await terms.allTextContents()).every((term) => /^p/i.test(term)))
    .toBe(true);
  await expect(page).toHaveURL(/q=P$/);
  const first = terms.first().getByRole("link");
  const name = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goto(`/${language}/rules/glossary?q=qqq`);
  await expect(page.getByText(t("rules.terms.none", { start: "qqq" }))).toBeVisible();
});

test("[ROUTE-11] a term that does not exist says so", async ({ page, language, t }) => {
  const response = await page.goto(`/${language}/rules/glossary/qqq`);
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { name: t("rules.terms.missing", { term: "qqq" }) }),
  ).toBeVisible();
});

test("[ORA-17] with one edition kept, the changes say that there is nothing to compare", async ({
  page,
  language,
  t,
}) => {
  await page.goto(`/${language}/rules/changes`);
  await expect(page.getByRole("heading", { name: t("rules.diff.none") })).toBeVisible();
});
