import { expect, test } from "../support/story.ts";

test("[CARD-01] anybody reads a card; a French name leads to the English address", {
  tag: "@both",
}, async ({ page, language, t }) => {
  await page.goto(`/${language}/cards/Foudre`);
  await expect(page).toHaveURL(new RegExp(`/${language}/cards/Lightning%20Bolt$`));
  const shown = language === "fr" ? "Foudre" : "Lightning Bolt";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown);
  await expect(page).toHaveTitle(new RegExp(shown));
  await expect(page.getByRole("img", { name: t("cards.picture", { name: shown }) })).toBeVisible();
  const legality = page.locator("dl > div").filter({ hasText: "Standard" });
  await expect(legality).toContainText(t("cards.not_legal"));
  await expect(page.getByRole("heading", { name: t("cards.rulings") })).toBeVisible();
});

test("[CARD-02] a card with two parts shows each, at an address of its own", {
  tag: "@both",
}, async ({ page, language }) => {
  const split = "Brazen Borrower // Petty Theft";
  const [creature, instant] = {
    fr: ["Emprunteur intrépide", "Chapardage"] as const,
    en: ["Brazen Borrower", "Petty Theft"] as const,
  }[language];
  await page.goto(`/${language}/cards/${encodeURIComponent(split)}`);
  for (const name of [creature, instant])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/Brazen%20Borrower%20%2F%2F%20Petty%20Theft$/);
  await page.reload();
  await expect(page.getByRole("region", { name: instant, exact: true })).toBeVisible();
});

test("[CARD-01] a name that names no card offers those that are close", async ({
  page,
  language,
  t,
}) => {
  const response = await page.goto(`/${language}/cards/Lightning`);
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { name: t("cards.unsure", { name: "Lightning" }) }),
  ).toBeVisible();
  await page
    .getByRole("list", { name: t("cards.close") })
    .getByRole("link", { name: /Lightning Bolt/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/${language}/cards/Lightning%20Bolt$`));
  await page.goto(`/${language}/cards/Zzzyx%20Qwv`);
  await expect(
    page.getByRole("heading", { name: t("cards.missing", { name: "Zzzyx Qwv" }) }),
  ).toBeVisible();
});

test("[CARD-01] a card goes to the Oracle's composer and is not sent", async ({
  page,
  language,
  t,
}) => {
  await page.goto(`/${language}/cards/Lightning%20Bolt`);
  await page.getByRole("link", { name: t("cards.ask") }).click();
  await expect(page.getByLabel(t("oracle.composer.label"), { exact: true })).toHaveValue(
    t("cards.question", { name: "Lightning Bolt" }),
  );
});

test("[O-6] a keyword of a card has its definition one tap away", {
  tag: "@both",
}, async ({ page, language, t }) => {
  await page.goto(`/${language}/cards/Sun%20Titan`);
  await expect(page.getByText(t("cards.keywords"))).toBeVisible();
  await page.getByRole("button", { name: "Vigilance" }).click();
  const definition = page.getByRole("dialog", { name: "Vigilance" });
  await expect(definition.getByRole("paragraph").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(definition).toBeHidden();
});
