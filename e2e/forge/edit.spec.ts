import { act, BOLT, CHIEFTAIN, lineOf, openDeck, type Reader } from "../support/deck-page.ts";
import { copiesOf, makeDeck, readDeck } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

const RING = { fr: "Anneau solaire", en: "Sol Ring" } as const;

const choose = async ({ page, t }: Reader, action: string): Promise<void> => {
  await page.getByRole("button", { name: t("deckPage.menu.open") }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
};

test("[FOR-06] cards are added, counted, moved, taken out, and all of it undone and redone", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  const reader = { page, language, t };
  const id = await makeDeck(page.request);
  await openDeck(reader, id);
  const field = page.getByRole("combobox", { name: t("deckPage.edit.add") });
  await field.fill(language === "fr" ? "anneau sol" : "sol rin");
  await expect(page.getByRole("option", { name: new RegExp(RING[language]) })).toBeVisible();
  await field.press("Enter");
  await expect(lineOf(reader, RING[language])).toBeVisible();
  await expect(field).toHaveValue("");
  await expect.poll(() => copiesOf(page, id, "Sol Ring")).toBe(1);

  // Copies are said before the name; Enter waits for what it is about, however fast one types.
  await field.fill("4 mountain");
  await field.press("Enter");
  await expect.poll(() => copiesOf(page, id, "Mountain")).toBe(34);

  // Blue, and the commander is red: the field says so, and Enter searches all cards.
  await field.fill("counterspell");
  await expect(page.getByText(t("deckPage.edit.noCardWithin"))).toBeVisible();
  await field.press("Enter");
  await expect(page.getByRole("option").first()).toBeVisible();
  await field.fill("");

  await act(reader, BOLT[language], t("deckPage.edit.oneMore"));
  await expect(lineOf(reader, BOLT[language]).getByText("2", { exact: true })).toBeVisible();
  await expect.poll(() => copiesOf(page, id, "Lightning Bolt")).toBe(2);
  await act(
    reader,
    BOLT[language],
    t("deckPage.edit.moveTo", { board: t("deckPage.boards.sideboard") }),
  );
  const sideboard = page
    .getByRole("region", { name: t("deckPage.list.label") })
    .getByRole("region", { name: new RegExp(`^${t("decks.categories.sideboard")}`) });
  await expect(sideboard.getByText(BOLT[language], { exact: true })).toBeVisible();
  await act(reader, CHIEFTAIN[language], t("deckPage.edit.remove"));
  await expect(lineOf(reader, CHIEFTAIN[language])).toHaveCount(0);
  await expect.poll(() => copiesOf(page, id, "Goblin Chieftain")).toBe(0);

  const undo = page.getByRole("button", { name: t("deckPage.edit.undo") });
  const redo = page.getByRole("button", { name: t("deckPage.edit.redo") });
  await undo.click();
  await expect(lineOf(reader, CHIEFTAIN[language])).toBeVisible();
  await expect(redo).toBeEnabled();
  await redo.click();
  await expect(lineOf(reader, CHIEFTAIN[language])).toHaveCount(0);
  await expect(redo).toBeDisabled();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+z");
  await expect(lineOf(reader, CHIEFTAIN[language])).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(sideboard).toHaveCount(0);
  await page.keyboard.press("Control+Shift+z");
  await expect(sideboard.getByText(BOLT[language], { exact: true })).toBeVisible();

  await act(reader, CHIEFTAIN[language], t("deckPage.edit.makeCommander"));
  await expect
    .poll(async () =>
      (await readDeck(page, id)).deck_cards
        .filter((line) => line.is_commander)
        .map((line) => line.card_name)
        .sort(),
    )
    .toEqual(["Goblin Chieftain", "Krenko, Mob Boss"]);
});

test("[FOR-06] two tabs edit at once: the later one sees what changed and loses nothing", async ({
  signedIn: page,
  context,
  language,
  t,
}) => {
  const here = { page, language, t };
  const id = await makeDeck(page.request);
  await openDeck(here, id);
  const there = { page: await context.newPage(), language, t };
  await openDeck(there, id);
  await act(there, BOLT[language], t("deckPage.edit.remove"));
  await expect.poll(() => copiesOf(page, id, "Lightning Bolt")).toBe(0);

  await act(here, CHIEFTAIN[language], t("deckPage.edit.oneMore"));
  const conflict = page.getByRole("alertdialog", { name: t("deckPage.conflict.title") });
  await expect(conflict.getByText(BOLT[language])).toBeVisible();
  await expect(
    conflict.getByText(
      t("deckPage.conflict.change.quantity", { name: CHIEFTAIN[language], quantity: 2 }),
    ),
  ).toBeVisible();
  expect(await copiesOf(page, id, "Goblin Chieftain")).toBe(1);
  await conflict.getByRole("button", { name: t("deckPage.conflict.reapply") }).click();
  await expect(conflict).toBeHidden();
  await expect.poll(() => copiesOf(page, id, "Goblin Chieftain")).toBe(2);
  expect(await copiesOf(page, id, "Lightning Bolt")).toBe(0);
  await expect(lineOf(here, BOLT[language])).toHaveCount(0);

  await act(there, CHIEFTAIN[language], t("deckPage.edit.remove"));
  const other = there.page.getByRole("alertdialog", { name: t("deckPage.conflict.title") });
  await other.getByRole("button", { name: t("deckPage.conflict.discard") }).click();
  await expect(lineOf(there, CHIEFTAIN[language]).getByText("2", { exact: true })).toBeVisible();
  expect(await copiesOf(page, id, "Goblin Chieftain")).toBe(2);
});

test("[FOR-06] [PWA-01] an edit that the line does not carry waits, is seen, and is sent when it does", async ({
  signedIn: page,
  context,
  language,
  t,
}) => {
  const reader = { page, language, t };
  const id = await makeDeck(page.request);
  await openDeck(reader, id);
  const line = lineOf(reader, BOLT[language]);
  await page.route("**/changes", (route) => route.abort());
  await act(reader, BOLT[language], t("deckPage.edit.oneMore"));
  // It waits, is seen all the same, and is sent as soon as the line carries it.
  await expect(page.getByText(t("outbox.willBeSent"), { exact: true })).toBeVisible();
  await expect(line.getByText("2", { exact: true })).toBeVisible();
  await page.unroute("**/changes");
  await expect(page.getByText(t("outbox.willBeSent"), { exact: true })).toBeHidden();
  await expect.poll(() => copiesOf(page, id, "Lightning Bolt")).toBe(2);

  const field = page.getByRole("combobox", { name: t("deckPage.edit.add") });
  const options = page.getByRole("option");
  const typed = page.getByRole("option", {
    name: t("deckPage.edit.addTyped", { name: "krenkos command" }),
  });
  await field.fill("krenkos command");
  await expect(options.first()).toContainText("Krenko's Command");
  await expect(typed).toHaveCount(0);
  await field.fill("Sol Ring");
  await expect(options.first()).toContainText("Sol Ring");
  await context.setOffline(true);
  await expect(page.getByText(t("shell.offline.title"))).toBeVisible();
  await field.press("Enter");
  await expect(page.getByText(t("outbox.count", { count: 1 }))).toBeVisible();
  // Whose name is not that of a found card. It can be added as it is typed, and is read when it is sent.
  await field.fill("krenkos command");
  await expect(options.first()).toContainText("Krenko's Command");
  await field.press("ArrowUp");
  await expect(typed).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  await expect(page.getByText(t("outbox.count", { count: 2 }))).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => copiesOf(page, id, "Sol Ring")).toBe(1);
  await expect.poll(() => copiesOf(page, id, "Krenko's Command")).toBe(1);
});

test("[FOR-06] a deck is edited as text: differences first, an unfinished text is kept", async ({
  signedIn: page,
  language,
  t,
}) => {
  const reader = { page, language, t };
  const id = await makeDeck(page.request);
  await openDeck(reader, id);
  await choose(reader, t("deckPage.menu.bulk"));
  const dialog = page.getByRole("dialog", { name: t("deckPage.bulk.title") });
  const text = dialog.getByRole("textbox", { name: t("deckPage.bulk.text") });
  await expect(text).toHaveValue(/Lightning Bolt/);
  const written = await text.inputValue();
  await text.fill(`${written.replace(/^.*Lightning Bolt.*\n?/m, "")}\n3 Sol Ring\n`);
  await page.keyboard.press("Escape");
  await page.reload();
  await choose(reader, t("deckPage.menu.bulk"));
  await expect(dialog.getByText(t("deckPage.bulk.draft"))).toBeVisible();
  await expect(text).toHaveValue(/3 Sol Ring/);
  await dialog.getByRole("button", { name: t("deckPage.bulk.preview") }).click();
  await expect(dialog.getByText(t("deckPage.bulk.differences", { count: 2 }))).toBeVisible();
  await expect(
    dialog.getByText(t("deckPage.difference.count", { before: 0, after: 3 })),
  ).toBeVisible();
  expect(await copiesOf(page, id, "Sol Ring")).toBe(0);
  await dialog.getByRole("button", { name: t("deckPage.bulk.apply") }).click();
  await expect(dialog).toBeHidden();
  expect(await copiesOf(page, id, "Sol Ring")).toBe(3);
  expect(await copiesOf(page, id, "Lightning Bolt")).toBe(0);
  await expect(lineOf(reader, RING[language])).toBeVisible();
});

test("[FOR-06] a version is kept under a name, compared, restored, deleted", async ({
  signedIn: page,
  language,
  t,
}) => {
  const reader = { page, language, t };
  const id = await makeDeck(page.request);
  await openDeck(reader, id);
  const dialog = page.getByRole("dialog");
  await choose(reader, t("deckPage.menu.versions"));
  await dialog.getByRole("button", { name: t("deckPage.versions.keep") }).click();
  await expect(dialog.getByText(t("deckPage.versions.nameEmpty"))).toBeVisible();
  await dialog.getByLabel(t("deckPage.versions.name")).fill("  Avant tournoi ");
  await dialog.getByRole("button", { name: t("deckPage.versions.keep") }).click();
  const compare = dialog.getByRole("button", {
    name: t("deckPage.versions.compare", { name: "Avant tournoi" }),
  });
  await expect(compare).toBeVisible();
  await page.keyboard.press("Escape");
  await act(reader, BOLT[language], t("deckPage.edit.remove"));
  await expect.poll(() => copiesOf(page, id, "Lightning Bolt")).toBe(0);
  await choose(reader, t("deckPage.menu.versions"));
  await compare.click();
  await expect(dialog.getByText(BOLT[language])).toBeVisible();
  await dialog.getByRole("button", { name: t("deckPage.versions.restore") }).click();
  await expect(dialog).toBeHidden();
  await expect(lineOf(reader, BOLT[language])).toBeVisible();
  expect(await copiesOf(page, id, "Lightning Bolt")).toBe(1);
  await choose(reader, t("deckPage.menu.versions"));
  await compare.click();
  await expect(dialog.getByText(t("deckPage.versions.same"))).toBeVisible();
  await dialog
    .getByRole("button", { name: t("deckPage.versions.delete", { name: "Avant tournoi" }) })
    .click();
  await page
    .getByRole("alertdialog", { name: t("deckPage.versions.deleteTitle") })
    .getByRole("button", { name: t("deckPage.versions.deleteConfirm"), exact: true })
    .click();
  await expect(dialog.getByText(t("deckPage.versions.none"))).toBeVisible();
});

test("[FOR-11] a deck is renamed, described, duplicated and deleted", async ({
  signedIn: page,
  language,
  t,
}) => {
  const reader = { page, language, t };
  const id = await makeDeck(page.request);
  await openDeck(reader, id);
  await choose(reader, t("forge.deck.edit"));
  const dialog = page.getByRole("dialog", { name: t("forge.edit.title") });
  const name = dialog.getByLabel(t("forge.edit.name"));
  await name.fill("   ");
  await dialog.getByRole("button", { name: t("forge.edit.save") }).click();
  await expect(dialog.getByText(t("errors.DECK_NAME_EMPTY"))).toBeVisible();
  await dialog.getByLabel(t("forge.filters.archetype")).selectOption("control");
  await dialog.getByLabel(t("forge.edit.featured")).selectOption("Skullclamp");
  await dialog.getByLabel(t("forge.edit.description")).fill("Contre Krenko.");
  await name.fill("  Fracas  ");
  await name.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Fracas" })).toBeVisible();
  await expect
    .poll(() => readDeck(page, id))
    .toMatchObject({
      name: "Fracas",
      declared_archetype: "control",
      featured_card_name: "Skullclamp",
      description: "Contre Krenko.",
    });

  await choose(reader, t("deckPage.menu.duplicate"));
  const copy = t("decks.copyName", { name: "Fracas" });
  await expect(page.getByRole("heading", { level: 1, name: copy })).toBeVisible();
  await choose(reader, t("deckPage.menu.delete"));
  const confirm = page.getByRole("alertdialog", { name: t("deckPage.remove.title") });
  await expect(confirm.getByText(t("deckPage.remove.text", { name: copy }))).toBeVisible();
  await confirm.getByRole("button", { name: t("deckPage.remove.action") }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/forge$`));
  const kept = async () => {
    const { items } = await (await page.request.get("/api/decks")).json();
    return items.map((deck: { name: string }) => deck.name);
  };
  await expect(page.getByRole("link", { name: copy })).toHaveCount(0);
  await page.getByRole("button", { name: t("common.undo"), exact: true }).click();
  await expect(page.getByRole("link", { name: copy }).first()).toBeVisible();
  expect(await kept()).toHaveLength(2);
});
