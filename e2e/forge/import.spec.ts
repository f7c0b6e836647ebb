import type { Page } from "@playwright/test";
import type { Language } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";
import { sampleList, storedDecks } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

const openImport = async (page: Page, language: Language, t: Translate) => {
  await page.goto(`/${language}/forge`);
  await page.getByRole("button", { name: t("forge.import"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("deckImport.title") });
  const list = dialog.getByLabel(t("deckImport.list"));
  // Its name goes on with why it does not answer.
  const submit = dialog.getByRole("button", { name: new RegExp(`^${t("deckImport.submit")}`) });
  return { dialog, list, submit };
};

const KRENKO = "Krenko, Mob Boss";

test("[IMP-01] [IMP-06] a pasted list is previewAttributes, imported with progress, and shown", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  const { dialog, list, submit } = await openImport(page, language, t);
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await list.fill(await sampleList("krenko-goblin-uproar.txt"));
  await expect(dialog.getByText(t("deckImport.recognized", { count: 100 }))).toBeVisible();
  // The keyboard of a phone takes half of the window, not what lies behind it: what imports stays at hand.
  await expect(page.locator("meta[name=viewport]")).toHaveAttribute(
    "content",
    /interactive-widget=resizes-content/,
  );
  const whole = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: whole.width, height: 360 });
  for (const field of [dialog.getByLabel(t("deckImport.name")), list]) {
    await field.focus();
    await field.scrollIntoViewIfNeeded();
    await expect(submit).toBeInViewport({ ratio: 1 });
    await submit.click({ trial: true });
  }
  await page.setViewportSize(whole);
  // Going back closes the dialog. What was pasted is still there, and after a reload.
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/${language}/forge$`));
  await page.reload();
  await page.getByRole("button", { name: t("forge.import"), exact: true }).click();
  await expect(dialog.getByText(t("deckImport.recognized", { count: 100 }))).toBeVisible();
  const krenko = language === "fr" ? "Krenko le caïd" : KRENKO;
  await expect(dialog.getByRole("listitem").filter({ hasText: krenko })).toBeVisible();
  await expect(
    dialog.getByPlaceholder(t("deckImport.featuredDefault", { name: krenko })),
  ).toBeVisible();

  await dialog.getByLabel(t("deckImport.name")).fill("  Vacarme  ");
  const seen = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const values = new Set<string>();
        const observer = new MutationObserver(() => {
          const bar = document.querySelector('[role="progressbar"]');
          const value = bar?.getAttribute("aria-valuenow");
          if (value) values.add(value);
          if (value === "100") resolve([...values]);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await submit.click();
  expect((await seen)[0]).toBe("0");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t("deckImport.done", { name: "Vacarme" }))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Vacarme" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${language}/forge$`));
  const card = page.getByRole("article").filter({ hasText: "Vacarme" });
  await expect(card).toContainText(KRENKO);
  await expect(card.getByText(t("forge.deck.new"))).toBeVisible();

  const [deck] = await storedDecks(page);
  expect(deck).toMatchObject({
    name: "Vacarme",
    format: "commander",
    card_count: 100,
    commander_names: [KRENKO],
    featured_card_name: KRENKO,
  });
  await page.getByRole("button", { name: t("forge.import"), exact: true }).click();
  await expect(list).toHaveValue("");
});

test("[IMP-05] lines that are not understood are listed, and a closest name is taken with a click", async ({
  signedIn: page,
  language,
  t,
}) => {
  const { dialog, list, submit } = await openImport(page, language, t);
  await list.fill("10 Forest\n3 Krenko Mob (DDN) 52\n1 Blorgh");
  const problems = dialog.getByRole("region", {
    name: t("deckImport.problems.title", { count: 2 }),
  });
  await expect(problems).toContainText(t("deckImport.problems.line", { line: 2 }));
  await expect(problems).toContainText("1 Blorgh");
  await problems
    .getByRole("button", { name: t("deckImport.problems.replace", { name: KRENKO, line: 2 }) })
    .click();
  await expect(list).toHaveValue(`10 Forest\n3 ${KRENKO} (DDN) 52\n1 Blorgh`);
  await expect(dialog.getByText(t("deckImport.recognized", { count: 13 }))).toBeVisible();
  await dialog.getByLabel(t("deckImport.format")).selectOption("casual");
  await submit.click();
  await expect(dialog).toBeHidden();
  const [deck] = await storedDecks(page);
  expect(deck).toMatchObject({ name: t("decks.importedName"), card_count: 14 });
});

test("[IMP-07] [IMP-09] a large list needs a commander, found among its cards", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  const { dialog, list, submit } = await openImport(page, language, t);
  await list.fill(`60 Forest\n38 Mountain\n1 Goblin King\n1 ${KRENKO}`);
  await expect(dialog.getByText(t("deckImport.recognized", { count: 100 }))).toBeVisible();
  const search = dialog.getByLabel(t("deckImport.commander"));
  const found = dialog.getByRole("listbox", { name: t("deckImport.results") }).getByRole("option");
  for (const name of await dialog.getByRole("listitem").all())
    await name.getByRole("button").click();
  await expect(dialog.getByText(t("deckImport.commanderRequired")).first()).toBeVisible();
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await search.fill("KREN");
  await expect(found).toHaveCount(1);
  await search.press("Escape");
  await expect(found).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await search.press("ArrowDown");
  await search.press("Enter");
  await expect(submit).not.toHaveAttribute("aria-disabled", "true");
  await search.fill("kren");
  await expect(found).toHaveCount(0);
  await submit.click();
  await expect(dialog).toBeHidden();
  const [deck] = await storedDecks(page);
  expect(deck).toMatchObject({ commander_names: [KRENKO], featured_card_name: KRENKO });
});

test("[IMP-02] a file of any encoding is read", async ({ signedIn: page, language, t }) => {
  const { dialog, list } = await openImport(page, language, t);
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: "text/plain", buffer });
  await choose("utf16.txt", Buffer.from("\uFEFF4 Forest\n// Forêt", "utf16le"));
  await expect(list).toHaveValue("4 Forest\n// Forêt");
  await choose("latin1.txt", Buffer.from("2 Forêt\n", "latin1"));
  await expect(list).toHaveValue("2 Forêt\n");
  await expect(dialog.getByText(t("deckImport.recognized", { count: 2 }))).toBeVisible();
});

test("[IMP-11] a list over 256 KB is refused before it is sent", async ({
  signedIn: page,
  language,
  t,
}) => {
  const { dialog, list } = await openImport(page, language, t);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/decks/parse")) sent.push(request.url());
  });
  const buffer = Buffer.from("1 Forest\n".repeat(30_000));
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: "long.txt", mimeType: "text/plain", buffer });
  await expect(dialog.getByRole("alert")).toContainText("256");
  await list.fill("1 Forest");
  await expect(dialog.getByText(t("deckImport.recognized", { count: 1 }))).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("[IMP-05] [IMP-09] what is no list, or a large one for its format, says so before it is sent; a text without cards after it, too", async ({
  signedIn: page,
  language,
  t,
}) => {
  const { dialog, list, submit } = await openImport(page, language, t);
  // The address of a deck is no list: how to get it there is said, and nothing is fetched.
  await list.fill("https://www.moxfield.com/decks/abc-123");
  await expect(dialog.getByRole("alert")).toContainText(/Moxfield.*Export/);
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  // So many cards for such a format. It warns, and imports.
  await list.fill("95 Mountain");
  await dialog.getByLabel(t("deckImport.format")).selectOption("modern");
  const format = t("decks.formats.modern");
  await expect(
    dialog.getByText(t("decks.warnings.exceedsFormat", { cards: 95, format })),
  ).toBeVisible();
  await expect(submit).not.toHaveAttribute("aria-disabled", "true");
  await list.fill("Deck:\n\n");
  await expect(dialog.getByText(t("errors.DECK_NO_CARDS"))).toHaveCount(1);
  await submit.click();
  await expect(dialog.getByText(t("errors.DECK_NO_CARDS"))).toHaveCount(2);
  expect(await storedDecks(page)).toEqual([]);
});

test("[IMP-06] sent again after a broken connection, a list makes one deck", async ({
  signedIn: page,
  language,
  t,
}) => {
  const { dialog, list, submit } = await openImport(page, language, t);
  await list.fill("60 Forest");
  await expect(dialog.getByText(t("deckImport.recognized", { count: 60 }))).toBeVisible();
  await page.route(
    "**/api/decks/import",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submit.click();
  await expect(dialog.getByText(t("errors.NETWORK"))).toBeVisible();
  expect(await storedDecks(page)).toHaveLength(1);
  await submit.click();
  await expect(dialog).toBeHidden();
  expect(await storedDecks(page)).toHaveLength(1);
});

test("[IMP-01] an import that is cancelled while it runs leaves nothing", async ({
  signedIn: page,
  language,
  t,
}) => {
  const { dialog, list, submit } = await openImport(page, language, t);
  await list.fill("60 Forest");
  await expect(dialog.getByText(t("deckImport.recognized", { count: 60 }))).toBeVisible();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/decks/import", async (route) => {
    await released;
    await route.continue();
  });
  await submit.click();
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await dialog.getByRole("button", { name: t("common.cancel") }).click();
  await expect(dialog).toBeHidden();
  release();
  await expect(page.getByText(t("deckImport.cancelled"))).toBeVisible();
  expect(await storedDecks(page)).toEqual([]);
});
