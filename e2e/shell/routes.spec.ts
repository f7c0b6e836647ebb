import { expect, test } from "../support/story.ts";

const redirects = [
  ["/", "/oracle"],
  ["/oracle?x=1", "/oracle?x=1"],
  ["/orale", "/oracle"],
  [
    "/discussion/7c9f0000-0000-4000-8000-000000000000",
    "/oracle/discussion/7c9f0000-0000-4000-8000-000000000000",
  ],
  // ROUTE-09: with everything that the way back from elsewhere carries.
  ["/discord?guild=1", "/discord?guild=1"],
  ["/discord/oauth/callback?code=a&state=b", "/discord/oauth/callback?code=a&state=b"],
  ["/discord/42/setup", "/discord/42/setup"],
  ["/subscription?plan_id=pro", "/subscription?plan_id=pro"],
  ["/subscription-success?plan_id=pro&token=t", "/subscription-success?plan_id=pro&token=t"],
  ["/subscription-cancelled?plan_id=pro", "/subscription-cancelled?plan_id=pro"],
] as const;

test("[ROUTE-01] [ROUTE-02] [ROUTE-04] [ROUTE-09] addresses without a language go to the browser's, keeping the query", {
  tag: "@both",
}, async ({ page, language }) => {
  for (const [from, to] of redirects) {
    await page.goto(from);
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === `/${language}${to}`);
  }
});

test("[ROUTE-03] [ROUTE-04] a malformed or bare prefix leads to the language's Oracle", async ({
  page,
}) => {
  for (const [from, to] of [
    ["/en-XX/oracle", "/en/oracle"],
    ["/fr-CA/oracle", "/fr/oracle"],
    ["/fr", "/fr/oracle"],
    ["/en/", "/en/oracle"],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL((url) => url.pathname === to);
  }
});

test("[ROUTE-05] [LANG-01] [ROUTE-10] changing language keeps the page and is remembered", {
  tag: "@both",
}, async ({ page, language, t }) => {
  const other = language === "fr" ? "en" : "fr";
  await page.goto(`/${language}/forge`);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  // On a phone the switch is in the account's drawer, which a visitor does not have: the address does it.
  const link = page.getByRole("link", {
    name: t(other === "fr" ? "shell.french" : "shell.english"),
  });
  if (await link.isVisible()) await link.click();
  else await page.goto(`/${other}/forge`);
  await expect(page).toHaveURL((url) => url.pathname === `/${other}/forge`);
  await expect(page.locator("html")).toHaveAttribute("lang", other);
});

test("[ROUTE-11] an unknown address says so and leads back", async ({ page, language, t }) => {
  await page.goto(`/${language}/nothing-here`);
  await expect(page.getByRole("heading", { name: t("shell.notFound.title") })).toBeVisible();
  const places = page.getByRole("navigation", { name: t("shell.notFound.places") });
  await expect(places.getByRole("link")).toHaveCount(4);
  await page.getByRole("link", { name: t("shell.notFound.toOracle") }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/${language}/oracle`);
});
