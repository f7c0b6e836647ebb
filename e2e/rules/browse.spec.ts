import { holdCode } from "../support/slow-phone.ts";
import { expect, test } from "../support/story.ts";

test("[ORA-17] anybody leafs from the contents through a chapter to a rule and its neighbours", async ({
  page,
  language,
  t,
}) => {
  await page.goto(`/${language}/rules`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("rules.title"));
  await expect(page.getByText(t("rules.edition.digestNote"))).toBeVisible();
  await page.getByRole("link", { name: /^510 / }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/rules/510$`));
  const list = page.getByRole("list", { name: t("rules.rule.children") });
  const first = list.getByRole("link", { name: /^510\.1[a-z]?$/ }).first();
  await expect(first).toBeVisible();
  const number = (await first.textContent()) ?? "";
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/${language}/rules/${number}$`));
  const beside = page.getByRole("navigation", { name: t("rules.rule.neighbours") });
  const next = beside.getByRole("link").last();
  const follower = /\d{3}\.\d+[a-z]*/.exec((await next.textContent()) ?? "")?.[0] ?? "";
  expect(follower).not.toBe(number);
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(follower);
  await page.goto(`/${language}/rules/702`);
  await expect(list.getByRole("link", { name: /^702\.2 / })).toBeVisible();
});

test("[ORA-17] a rule opens at its own address, with where it stands, and its terms in pop-ups", async ({
  page,
  language,
  t,
}) => {
  await page.goto(`/${language}/rules/702.19B.`);
  await expect(page).toHaveURL(new RegExp(`/${language}/rules/702\\.19b$`));
  await expect(page).toHaveTitle(/702\.19b/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("702.19b");
  const above = page.getByRole("navigation", { name: t("rules.rule.breadcrumb") });
  await expect(above.getByRole("link", { name: /^702 / })).toBeVisible();
  const term = page.getByRole("blockquote").getByRole("button").first();
  await term.focus();
  await page.keyboard.press("Enter");
  const entry = page.getByRole("dialog");
  await expect(entry.getByRole("link", { name: t("rules.rule.termPage") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await expect(term).toBeFocused();
});

test("[ORA-17] a rule goes to the Oracle's composer, behind what stands there, and is not sent", async ({
  page,
  language,
  t,
  openOracle,
}) => {
  const composer = await openOracle();
  await composer.fill("Trample?");
  await page.goto(`/${language}/rules/702.19b`);
  await page.getByRole("link", { name: t("rules.rule.ask") }).click();
  await expect(composer).toHaveValue(
    `Trample?\n${t("rules.rule.question", { number: "702.19b" })}`,
  );
  await expect(page).toHaveURL(new RegExp(`/${language}/oracle$`));
});

test("[ORA-17] the search reads both languages, marks its words and stays in the address", {
  tag: "@both",
}, async ({ page, language, t }) => {
  await page.goto(`/${language}/rules`);
  const field = page.getByRole("searchbox", { name: t("rules.search.label") });
  for (const words of ["trample damage", "blessures du piétinement"]) {
    await field.fill(words);
    await field.press("Enter");
    const results = page.getByRole("region", { name: t("rules.search.results") });
    await expect(results.getByRole("link", { name: /702\.19/ }).first()).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(words);
  }
  await field.fill(language === "fr" ? "piétinement" : "trample");
  await field.press("Enter");
  await expect(page.locator("mark").first()).toBeVisible();
  await field.fill("zzzyx");
  await field.press("Enter");
  await expect(page.getByText(t("rules.search.none", { query: "zzzyx" }))).toBeVisible();
  await page.goBack();
  await expect(page.locator("mark").first()).toBeVisible();
});

test("[ORA-17] [ROUTE-11] a rule that does not exist says so and offers the search", async ({
  page,
  language,
  t,
}) => {
  const response = await page.goto(`/${language}/rules/999.9z`);
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { name: t("rules.rule.missing", { number: "999.9z" }) }),
  ).toBeVisible();
  await expect(page.getByRole("searchbox", { name: t("rules.search.label") })).toBeVisible();
});

test("[ORA-17] without a connection the page says that it could not read, and reads again when it is back", async ({
  page,
  context,
  language,
  t,
}) => {
  await page.goto(`/${language}/rules`);
  await page.getByRole("link", { name: /^100 / }).waitFor();
  await context.setOffline(true);
  const field = page.getByRole("searchbox", { name: t("rules.search.label") });
  await field.fill("trample");
  await field.press("Enter");
  await expect(page.getByText(t("rules.search.failed"))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("link", { name: /702\.19/ }).first()).toBeVisible();
});

test("[ORA-17] [DISC-08] a page stays when the line drops before the texts of the frame around it came", async ({
  page,
  context,
  language,
  t,
}) => {
  const letGo = await holdCode(page, "outbox");
  const asked = page.waitForRequest(/\/assets\/outbox-[\w-]{8}\.js$/);
  await page.goto(`/${language}/rules`);
  await asked;
  await context.setOffline(true);
  letGo();
  await page.getByText(t("shell.offline.title")).first().waitFor();
  await expect(page.getByRole("heading", { level: 1, name: t("rules.title") })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t("shell.offline.title"))).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: t("rules.title") })).toBeVisible();
});

test("[ORA-17] the rules are where one looks for them", { tag: "@both" }, async ({
  page,
  language,
  t,
  isMobile,
}) => {
  await page.goto(`/${language}/oracle`);
  if (isMobile) {
    await page.getByRole("button", { name: t("shell.menuUnseen") }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: t("shell.rules") })
      .click();
  } else {
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("shell.rules") })
      .click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("rules.title"));
  await page.goto(`/${language}/oracle`);
  const ofRules = new RegExp(`^${t("shell.rules")}`);
  await page.getByRole("contentinfo").getByRole("link", { name: ofRules }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("rules.title"));
});
