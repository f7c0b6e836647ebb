import { isNarrow } from "../support/decks.ts";
import { askDirectly } from "../support/discussions.ts";
import { combat, taxLaw } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";
import { holdTime, letUndoPass } from "../support/time.ts";

test("[ORA-02] [ORA-08] [ORA-17] a player asks, gets the number, and reads the rule it stands on", {
  tag: "@both",
}, async ({ signedIn: page, language, t, ask }) => {
  await ask(combat[language]);
  const verdict = page.getByRole("heading", { level: 2, name: /4/ });
  await expect(verdict).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${language}/oracle/discussion/[0-9a-f-]{36}$`));

  const chip = page.getByRole("button", { name: /702\.19b/ });
  await chip.click();
  await expect(page.getByText(t("oracle.rule.found"))).toBeVisible();

  await page.reload();
  await expect(verdict).toBeVisible();
  await expect(page.getByText(combat[language])).toBeVisible();
});

test("[BILL-08] a question that is not about Magic is declined, costs nothing and counts for nothing", async ({
  signedIn: page,
  language,
  t,
  ask,
}) => {
  await ask(taxLaw[language]);
  await expect(page.getByText(t("oracle.ruling.headDeclined")).first()).toBeVisible();
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps).toMatchObject({ monthly_remaining: 10, daily_count: 0 });
});

test("[ORA-05] the question can be sent from 30 characters on", async ({
  signedIn: page,
  t,
  openOracle,
}) => {
  const composer = await openOracle();
  const send = page.getByRole("button", { name: t("oracle.composer.send") });
  await composer.fill("a".repeat(29));
  await expect(
    page.getByText(t("oracle.composer.shortCounter", { length: 29, min: 30 })),
  ).toBeVisible();
  await expect(send).toBeDisabled();
  await composer.fill("a".repeat(30));
  await expect(send).toBeEnabled();
  await expect(page.getByText(/\d\/30|30\/\d/)).toHaveCount(0);
});

test("[ORA-06] asking signed out opens the sign-in dialog and keeps the question", async ({
  page,
  language,
  ask,
}) => {
  const composer = await ask(combat[language]);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(composer).toHaveValue(combat[language]);
});

test("[ORA-02] [ORA-17] a visitor reads what it is, and one real ruling with its rules", {
  tag: "@both",
}, async ({ page, language, t, openOracle }) => {
  await openOracle();
  await expect(page.getByText(t("oracle.empty.about"))).toBeVisible();
  const example = page.getByRole("article", { name: /^(?:Jusqu’à|Up to) 4 / });
  await expect(example.getByText(t("oracle.samples.scene"))).toBeVisible();
  await example.getByRole("link", { name: t("oracle.rule.name", { number: "702.19b" }) }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/rules/702\\.19b$`));
});

test("[ORA-09] a card is named from the @ list with the keyboard alone", { tag: "@both" }, async ({
  signedIn: page,
  t,
  openOracle,
}) => {
  const composer = await openOracle();
  await composer.focus();
  await page.keyboard.type("@light");
  const list = page.getByRole("listbox", { name: t("oracle.cardList.label") });
  await expect(list.getByRole("option").first()).toBeVisible();
  const chosen = await list.getByRole("option", { selected: true }).first().textContent();
  await page.keyboard.press("Enter");
  await expect(list).toBeHidden();
  await expect(composer).toHaveValue(/\[\[.+\]\]/);
  expect(chosen).toBeTruthy();
});

test("[DISC-01] [DISC-03] a discussion is deleted after a confirmation, and the page goes home", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  await holdTime(page);
  const discussionId = await askDirectly(page.request, combat[language]);
  await page.goto(`/${language}/oracle/discussion/${discussionId}`);
  await expect(page.getByRole("heading", { name: /4/ }).first()).toBeVisible();
  if (isNarrow(page))
    await page
      .getByRole("button", { name: t("discussions.title") })
      .first()
      .click();
  await page
    .getByRole("button", {
      name: new RegExp(t("discussions.actions", { title: "" }).slice(0, 8)),
    })
    .first()
    .click();
  await page.getByRole("menuitem", { name: t("discussions.delete") }).click();
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: t("discussions.delete") })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === `/${language}/oracle`);
  await letUndoPass(page);
  const kept = async () => (await (await page.request.get("/api/discussions")).json()).items;
  await expect.poll(kept).toEqual([]);
});

test("[DISC-05] someone else's private discussion and a missing one look the same", async ({
  signedIn: page,
  language,
  t,
}) => {
  await page.goto(`/${language}/oracle/discussion/7c9f0000-0000-4000-8000-000000000000`);
  await expect(page.getByText(t("oracle.access.unavailable"))).toBeVisible();
});
