import { expect, test } from "../support/story.ts";

test("[ORA-17] anybody finds a settled question, reads its answer and rules, and takes it to the Oracle", {
  tag: "@both",
}, async ({ page, language, t }) => {
  await page.goto(`/${language}/rules`);
  await page.getByRole("link", { name: t("rules.questions"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("questions.title"));
  const words = { fr: "piétinement contact mortel", en: "trample deathtouch" }[language];
  await page.getByLabel(t("questions.search.label")).fill(words);
  await page.getByRole("button", { name: t("questions.search.submit"), exact: true }).click();
  await expect(page).toHaveURL(/[?&]q=/);
  const first = page.getByRole("main").getByRole("listitem").first().getByRole("link");
  await expect(first).toContainText({ fr: /piétin/i, en: /trampl/i }[language]);
  await first.click();

  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/\?$/);
  const question = await heading.innerText();
  await expect(page.getByRole("heading", { name: t("questions.page.because") })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({
    "@type": "QAPage",
    mainEntity: { name: question, acceptedAnswer: { "@type": "Answer" } },
  });
  const paragraphs = await page.getByRole("main").locator("p").allInnerTexts();
  const sentences = paragraphs.filter((text) => text.length > 40);
  expect(new Set(sentences).size).toBe(sentences.length);
  const rule = page.getByRole("link", { name: /\d{3}\.\d+/ }).first();
  await expect(rule).toHaveAttribute("href", new RegExp(`/${language}/rules/\\d`));
  await page.getByRole("link", { name: t("questions.page.ask") }).click();
  await expect(page.getByLabel(t("oracle.composer.label"), { exact: true })).toHaveValue(question);
});

test("[ORA-17] a search without a hit leads to the Oracle, a wrong address to the search", async ({
  page,
  language,
  t,
}) => {
  await page.goto(`/${language}/questions?q=zzzyx`);
  await expect(
    page.getByText(t("questions.search.none", { query: "zzzyx" }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: t("questions.search.ask") })).toBeVisible();
  await page.goto(`/${language}/questions/no-such-question`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("questions.page.missing"));
  await expect(page.getByLabel(t("questions.search.label"))).toBeVisible();
});
