import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectCode } from "../support/code.ts";
import { FORESTS, makeDeck, storedDecks } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";
import { holdTime, letUndoPass } from "../support/time.ts";

const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });
const names = (page: Page) => page.getByRole("article").getByRole("heading");

test("[FOR-01] signed out, the Forge has one button: to connect", async ({ page, language, t }) => {
  await page.goto(`/${language}/forge`);
  const main = page.getByRole("main");
  await expect(main.getByRole("button")).toHaveCount(1);
  await main.getByRole("button", { name: t("forge.signedOut.connect") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("[FOR-01] [FOR-02] [FOR-03] a newcomer finds what to do on either tab; the tab is kept", async ({
  signedIn: page,
  language,
  t,
}) => {
  await page.goto(`/${language}/forge`);
  await expect(page.getByText(t("forge.decks.empty"))).toBeVisible();
  await expect(page.getByRole("navigation").getByText("Alpha")).toBeVisible();
  // One button for one act: getByRole fails where two bear its name.
  await page.getByRole("button", { name: t("forge.import"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: t("deckImport.title") })).toBeVisible();
  await page.getByRole("button", { name: t("common.cancel") }).click();

  const questions = page.getByRole("tab", { name: t("forge.tabs.questions") });
  await page.getByRole("tab", { name: t("forge.tabs.decks") }).press("ArrowRight");
  await expect(questions).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(t("forge.questions.emptyTitle"))).toBeVisible();
  for (const example of ["odds", "lands", "sideboard", "bracket"] as const) {
    const name = t(`forge.questions.examples.${example}`);
    await expect(page.getByRole("link", { name })).toBeVisible();
  }
  await page.reload();
  await expect(questions).toHaveAttribute("aria-selected", "true");
});

test("[ROUTE-07] [FOR-02] [ANA-08] a deck is analyzed from its card: without a subscription statistics and bracket, for no zap", async ({
  signedIn: page,
  language,
  t,
}) => {
  await makeDeck(page.request);
  await page.goto(`/${language}/forge`);
  await card(page, "Vacarme")
    .getByRole("link", { name: t("forge.deck.analyze") })
    .click();
  await expect(page).toHaveURL(/\/forge\/deck\/[0-9a-f-]{36}\?discussion=[0-9a-f-]{36}$/);
  await expect(page.getByText(t("forgeChat.analysisQuestion")).first()).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toBeVisible();
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps).toMatchObject({ daily_count: 0 });
});

test("[FOR-02] decks are searched, filtered and sorted, and the choice is kept", async ({
  signedIn: page,
  language,
  t,
}) => {
  await makeDeck(page.request, FORESTS, { name: "Élan sylvestre", format: "modern" });
  await makeDeck(page.request, FORESTS, { name: "Braise", format: "pauper" });
  await makeDeck(page.request, FORESTS, { name: "Zénith", format: "modern" });
  await page.goto(`/${language}/forge`);
  await expect(names(page)).toHaveText(["Zénith", "Braise", "Élan sylvestre"]);
  await expect(card(page, "Braise").getByText(t("forge.deck.new"))).toBeVisible();
  await expect(page.getByRole("tab").first()).toContainText("3");

  await page.getByLabel(t("forge.filters.sort"), { exact: true }).selectOption("name-asc");
  await expect(names(page)).toHaveText(["Braise", "Élan sylvestre", "Zénith"]);
  await page.getByLabel(t("forge.filters.format")).selectOption("modern");
  await expect(names(page)).toHaveText(["Élan sylvestre", "Zénith"]);
  await page.getByLabel(t("forge.filters.search")).fill("elan");
  await expect(names(page)).toHaveText(["Élan sylvestre"]);
  await page.reload();
  await expect(page.getByLabel(t("forge.filters.search"))).toHaveValue("elan");
  await expect(names(page)).toHaveText(["Élan sylvestre"]);

  await page.getByLabel(t("forge.filters.bracket")).selectOption("3");
  await expect(page.getByText(t("forge.decks.noMatch"))).toBeVisible();
  await page.getByRole("button", { name: t("forge.filters.reset") }).click();
  await expect(names(page)).toHaveText(["Braise", "Élan sylvestre", "Zénith"]);
  await page.getByRole("button", { name: t("forge.filters.favorite") }).click();
  await expect(page.getByText(t("forge.decks.noMatch"))).toBeVisible();
});

test("[FOR-02] a favourite is marked at once, and taken back when the server refuses", async ({
  signedIn: page,
  language,
  t,
}) => {
  await makeDeck(page.request, FORESTS, { name: "Braise", format: "casual" });
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(/\/api\/decks\/[0-9a-f-]+$/, async (route) => {
    await refused;
    // A line that is gone would let it wait. A server that fails does not.
    await route.fulfill({ status: 500, json: { code: "INTERNAL", params: {} } });
  });
  await page.goto(`/${language}/forge`);
  const star = page.getByRole("button", { name: t("forge.deck.favorite", { name: "Braise" }) });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  refuse();
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText(t("errors.INTERNAL"))).toBeVisible();

  await page.unroute(/\/api\/decks\/[0-9a-f-]+$/);
  await star.click();
  await expect(page.getByText(t("forge.summaryFavorites", { decks: 1, count: 1 }))).toBeVisible();
  await page.reload();
  await expect(star).toHaveAttribute("aria-pressed", "true");
});

test("[FOR-02] [FOR-11] a deck is renamed, duplicated, exported and deleted from its card", async ({
  signedIn: page,
  language,
  t,
}) => {
  await holdTime(page);
  await makeDeck(page.request, FORESTS, { name: "Braise", format: "casual" });
  await page.goto(`/${language}/forge`);
  const menu = async (name: string, item: "edit" | "duplicate" | "export" | "delete") => {
    const label = t("forge.deck.actions", { name });
    await page.getByRole("button", { name: label, exact: true }).click();
    await page.getByRole("menuitem", { name: t(`forge.deck.${item}`) }).click();
  };

  await menu("Braise", "edit");
  const edit = page.getByRole("dialog", { name: t("forge.edit.title") });
  const field = edit.getByLabel(t("forge.edit.name"));
  await field.fill("   ");
  await field.press("Enter");
  await expect(edit.getByText(t("errors.DECK_NAME_EMPTY"))).toBeVisible();
  await field.fill("  Cendres ");
  await edit.getByLabel(t("forge.edit.format")).selectOption("legacy");
  await edit.getByRole("button", { name: t("forge.edit.save") }).click();
  await expect(edit).toBeHidden();
  await expect(card(page, "Cendres").getByText("Legacy")).toBeVisible();

  await menu("Cendres", "duplicate");
  const copy = t("decks.copyName", { name: "Cendres" });
  await expect(names(page)).toHaveText([copy, "Cendres"]);

  await menu("Cendres", "export");
  const dialog = page.getByRole("dialog", { name: t("forge.export.title", { name: "Cendres" }) });
  await dialog.getByLabel(t("forge.export.format")).selectOption("arena");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: t("forge.export.download") }).click(),
  ]);
  expect(file.suggestedFilename()).toContain("Cendres");
  expect(await readFile(await file.path(), "utf8")).toContain("60 Forest");

  await menu(copy, "delete");
  const confirm = page.getByRole("alertdialog");
  await expect(confirm).toContainText(copy);
  await confirm.getByRole("button", { name: t("forge.deck.deleteConfirm"), exact: true }).click();
  await expect(names(page)).toHaveText(["Cendres"]);
  await letUndoPass(page);
  await expect
    .poll(async () => (await storedDecks(page)).map(({ name }) => name))
    .toEqual(["Cendres"]);
});

test("[FOR-11] what another tab changed is not overwritten unseen", async ({
  signedIn: page,
  baseURL,
  language,
  t,
}) => {
  const id = await makeDeck(page.request, FORESTS, { name: "Braise", format: "casual" });
  await page.goto(`/${language}/forge`);
  await page.getByRole("button", { name: t("forge.deck.actions", { name: "Braise" }) }).click();
  await page.getByRole("menuitem", { name: t("forge.deck.edit") }).click();
  const { revision } = await (await page.request.get(`/api/decks/${id}`)).json();
  await page.request.patch(`/api/decks/${id}`, {
    data: { revision, name: "Autre onglet" },
    headers: { origin: baseURL ?? "" },
  });
  const edit = page.getByRole("dialog", { name: t("forge.edit.title") });
  await edit.getByLabel(t("forge.edit.name")).fill("Ici");
  await edit.getByRole("button", { name: t("forge.edit.save") }).click();
  await expect(edit.getByRole("alert")).toBeVisible();
  expect((await storedDecks(page))[0]?.name).toBe("Autre onglet");
  // Behind the dialog, hidden from roles.
  await expect(page.locator("article h2")).toHaveText("Autre onglet");
  await edit.getByRole("button", { name: t("forge.edit.save") }).click();
  await expect(edit).toBeHidden();
  expect((await storedDecks(page))[0]?.name).toBe("Ici");
});

test("[FOR-02] all decks leave as one archive", async ({ signedIn: page, language, t }) => {
  await makeDeck(page.request, FORESTS, { name: "Braise", format: "casual" });
  await page.goto(`/${language}/forge`);
  await page.getByRole("button", { name: t("forge.moreActions") }).click();
  await page.getByRole("menuitem", { name: t("forge.exportAll") }).click();
  const dialog = page.getByRole("dialog", { name: t("forge.export.titleAll") });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: t("forge.export.download") }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${t("decks.exportFile")}.zip`);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");
});

test("[FOR-02] a long list is read as one scrolls, and only a part of it is in the page", async ({
  signedIn: page,
  language,
  t,
}) => {
  const numbers = Array.from({ length: 109 }, (_, index) => String(index + 1).padStart(3, "0"));
  await makeDeck(page.request, FORESTS, { name: "Deck 000", format: "casual" });
  for (let from = 0; from < numbers.length; from += 10)
    await Promise.all(
      numbers
        .slice(from, from + 10)
        .map((n) => makeDeck(page.request, FORESTS, { name: `Deck ${n}`, format: "casual" })),
    );
  const pages: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/decks\?/.test(request.url())) pages.push(request.url());
  });
  await page.goto(`/${language}/forge`);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(pages).toHaveLength(1);
  const last = page.getByRole("heading", { name: "Deck 000" });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.getByRole("article").count()).toBeLessThanOrEqual(60);
    await expect(last).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(pages).toHaveLength(3);
  const rows = page.getByRole("list", { name: t("forge.decks.label") }).getByRole("listitem");
  await expect(rows.last()).toHaveAttribute("aria-posinset", "110");
});

test("[FOR-02] a list that could not be read says so and is read again", async ({
  signedIn: page,
  language,
  t,
}) => {
  await makeDeck(page.request, FORESTS, { name: "Braise", format: "casual" });
  await page.route("**/api/decks?*", (route) => route.abort());
  await page.goto(`/${language}/forge`);
  await expect(page.getByText(t("forge.decks.failed"))).toBeVisible();
  await page.unroute("**/api/decks?*");
  await page.getByRole("button", { name: t("common.retry") }).click();
  await expect(names(page)).toHaveText(["Braise"]);
});

test("[FOR-02] [PWA-01] without a network what only the server does is off, and changes wait", async ({
  signedIn: page,
  context,
  language,
  t,
}) => {
  await page.goto(`/${language}/forge`);
  const importing = page.getByRole("button", { name: t("forge.import") });
  await expect(page.getByText(t("forge.decks.empty"))).toBeVisible();
  await expect(importing).toBeEnabled();
  await context.setOffline(true);
  await expect(importing).toBeDisabled();
  await expect(importing).toHaveAccessibleDescription(t("deckPage.readOnlyReason"));
  await context.setOffline(false);
  await expect(importing).toBeEnabled();
  await makeDeck(page.request, FORESTS, { name: "Braise", format: "casual" });
  await page.goto(`/${language}/forge`);
  await expect(names(page)).toHaveText(["Braise"]);
  const open = page.getByRole("button", { name: t("forge.deck.actions", { name: "Braise" }) });
  // The menu's code arrives when it first opens.
  await open.click();
  await expect(page.getByRole("menuitem", { name: t("forge.deck.edit") })).toBeEnabled();
  await page.keyboard.press("Escape");
  await expectCode(page, "deferred-frame", "queueing", "waiting-tag");
  await context.setOffline(true);
  await expect(page.getByText(t("shell.offline.title"))).toBeVisible();
  await expect(names(page)).toHaveText(["Braise"]);
  await open.click();
  for (const item of ["duplicate", "export"] as const)
    await expect(page.getByRole("menuitem", { name: t(`forge.deck.${item}`) })).toBeDisabled();
  for (const item of ["edit", "delete"] as const)
    await expect(page.getByRole("menuitem", { name: t(`forge.deck.${item}`) })).toBeEnabled();
  await page.keyboard.press("Escape");
  const favorite = page.getByRole("button", { name: t("forge.deck.favorite", { name: "Braise" }) });
  await favorite.click();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(t("outbox.willBeSent"), { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t("outbox.willBeSent"), { exact: true })).toBeHidden();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
});
