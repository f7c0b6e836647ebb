import type { Page } from "@playwright/test";
import { FAILURE_TEXTS, translator } from "@spellwright/locales";
import { expect, test } from "../support/story.ts";

const OTHER = { fr: "en", en: "fr" } as const;
const NAMES = { fr: "shell.french", en: "shell.english" } as const;

/** Texts of a language arrive when they are let go, as on a slow line. */
const holdTexts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(page-texts|rules)-[^/]*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

test("[ROUTE-05] the page stays whole and in its language until the texts of the other are there @both", async ({
  page,
  language,
  t,
}) => {
  const other = OTHER[language];
  const inOther = translator(other);
  await page.goto(`/${language}/rules`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("rules.title"));
  const release = await holdTexts(page);
  await page
    .getByRole("link", { name: t(NAMES[other]) })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("rules.title"));
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inOther("rules.title"));
  await expect(page).toHaveURL(new RegExp(`/${other}/rules$`));
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  // A key of the catalogues that no text was found for reads like “rules.contents”.
  await expect(page.locator("body")).not.toContainText(/\b(rules|shell|oracle|common)\.[a-z]+/);
});

test("[ROUTE-05] a language that does not arrive leaves the page as it is, and says so", async ({
  page,
  language,
  t,
}) => {
  const other = OTHER[language];
  await page.goto(`/${language}/rules`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("rules.title"));
  await page.route(/\/assets\/page-texts-[^/]*\.js/, (route) => route.abort());
  await page
    .getByRole("link", { name: t(NAMES[other]) })
    .first()
    .click();
  await expect(page.getByText(t("shell.languageFailed"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("rules.title"));
});

test("[ERR-01] a page whose code is broken says so in its language, keeps what was typed, and is mended by a reload", async ({
  page,
  language,
  openOracle,
}) => {
  const composer = await openOracle();
  await composer.fill("Deathtouch and trample");
  await page.route(/\/assets\/rules-page-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken on purpose")' }),
  );
  await page.goto(`/${language}/rules`);
  const texts = FAILURE_TEXTS[language];
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.title);
  await page.getByText(texts.details).click();
  await expect(page.getByText(/broken on purpose/)).toBeVisible();
  await page.unroute(/\/assets\/rules-page-[^/]*\.js/);
  await page.getByRole("button", { name: texts.reload }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(texts.title);
  await page.goto(`/${language}/oracle`);
  await expect(composer).toHaveValue("Deathtouch and trample");
});
