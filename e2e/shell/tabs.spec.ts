import { makeDeck } from "../support/decks.ts";
import { combat } from "../support/questions.ts";
import { waitUntilItRuns } from "../support/running.ts";
import { expect, test } from "../support/story.ts";
import { holdTime, letUndoPass } from "../support/time.ts";

test("[DISC-01] [BILL-06] a question asked in one tab is in the list and the balance of the other; deleted there, it leaves the list here", async ({
  signedIn: page,
  context,
  language,
  t,
  ask,
}) => {
  const other = await context.newPage();
  waitUntilItRuns(other);
  await holdTime(other);
  await other.goto(`/${language}/oracle`);
  const list = other.getByRole("complementary", { name: t("discussions.title") });
  const balance = other.getByRole("banner").getByText("10 / 10");
  await expect(balance).toBeVisible();
  await expect(list.getByRole("link")).toHaveCount(0);

  await ask(combat[language]);
  await expect(page).toHaveURL(/\/discussion\//);
  await expect(list.getByRole("link")).toHaveCount(1);
  await expect(other.getByRole("banner").getByText("9 / 10")).toBeVisible();

  await list
    .getByRole("button", { name: new RegExp(t("discussions.actions", { title: "" }).slice(0, 8)) })
    .click();
  await other.getByRole("menuitem", { name: t("discussions.delete"), exact: true }).click();
  await other
    .getByRole("alertdialog")
    .getByRole("button", { name: t("discussions.delete"), exact: true })
    .click();
  await expect(list.getByRole("link")).toHaveCount(0);
  await letUndoPass(other);
  // It was open here: the page leaves it, and its list is empty like the other one.
  await expect(page).toHaveURL((url) => url.pathname === `/${language}/oracle`);
  await expect(
    page.getByRole("complementary", { name: t("discussions.title") }).getByRole("link"),
  ).toHaveCount(0);
});

test("[HEAD-01] [PREF-01] a theme chosen in one tab is the other's at once", async ({
  signedIn: page,
  context,
  language,
  t,
}) => {
  const other = await context.newPage();
  waitUntilItRuns(other);
  for (const tab of [page, other]) await tab.goto(`/${language}/oracle`);
  const theme = (tab: typeof page) => tab.locator("html");
  await page.getByRole("button", { name: t("shell.account"), exact: true }).click();
  const choices = page.getByRole("group", { name: t("shell.theme") });
  for (const [name, value] of [
    ["shell.themeLight", "light"],
    ["shell.themeDark", "dark"],
  ] as const) {
    await choices.getByRole("button", { name: t(name), exact: true }).click();
    await expect(theme(page)).toHaveAttribute("data-theme", value);
    await expect(theme(other)).toHaveAttribute("data-theme", value);
  }
});

test("[FOR-02] a deck marked in one tab is marked in the other's list", async ({
  signedIn: page,
  context,
  language,
  t,
}) => {
  await makeDeck(page.request);
  const other = await context.newPage();
  waitUntilItRuns(other);
  for (const tab of [page, other]) await tab.goto(`/${language}/forge`);
  const mark = { name: t("forge.deck.favorite", { name: "Vacarme" }) };
  await expect(other.getByRole("button", mark)).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", mark).click();
  await expect(other.getByRole("button", mark)).toHaveAttribute("aria-pressed", "true");
});
