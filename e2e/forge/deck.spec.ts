import { expectCode } from "../support/code.ts";
import {
  askForDecks,
  copiesOf,
  FORESTS,
  GOBLINS,
  makeDeck,
  readDeck,
  showTools,
  unfoldSummary,
} from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

const BOLT = { fr: "Foudre", en: "Lightning Bolt" } as const;
const COUNTERSPELL = { fr: "Contresort", en: "Counterspell" } as const;
const CHIEFTAIN = { fr: "Chef de clan gobelin", en: "Goblin Chieftain" } as const;

test("[FOR-05] [FOR-06] [FOR-07] a deck is read: categories, figures, legality", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Vacarme" })).toBeVisible();
  await expect(page).toHaveTitle(/^Vacarme · /);
  const crumb = page.getByRole("navigation", { name: t("deckPage.breadcrumb") });
  await expect(crumb.getByRole("link", { name: t("deckPage.dashboard") })).toHaveAttribute(
    "href",
    `/${language}/forge`,
  );
  const list = page.getByRole("region", { name: t("deckPage.list.label") });
  const groups = list.getByRole("heading", { level: 2 });
  await expect(groups).toHaveText([
    new RegExp(`^${t("decks.categories.commander")}1`),
    new RegExp(`^${t("decks.categories.creature")}1`),
    new RegExp(`^${t("decks.categories.instant")}1`),
    new RegExp(`^${t("decks.categories.artifact")}1`),
    new RegExp(`^${t("decks.categories.land")}30`),
    new RegExp(`^${t("decks.categories.other")}1`),
  ]);
  await expect(list.getByText(BOLT[language])).toBeVisible();
  // A French name has the English one beside it.
  await expect(list.getByText("Lightning Bolt", { exact: true })).toBeVisible();
  await expect(list.getByText(t("deckPage.list.unknown"))).toBeVisible();

  // The head says that it may not be played, and opens why.
  const illegal = t("deckPage.legality.illegal", { format: t("decks.formats.commander") });
  await page.getByRole("button", { name: illegal }).click();
  const reasons = page.getByRole("dialog", { name: t("deckPage.legality.title") });
  await expect(
    reasons.getByText(t("decks.legality.tooFewCards", { cards: 35, needed: 100 })),
  ).toBeVisible();
  await page.keyboard.press("Escape");

  await unfoldSummary(page);
  const summary = page.getByRole("region", { name: t("deckPage.summary.label") });
  await expect(summary.getByText(/^35$/)).toBeVisible();
  await expect(summary.getByText(illegal)).toBeVisible();
  await expect(
    summary.getByText(t("decks.legality.tooFewCards", { cards: 35, needed: 100 })),
  ).toBeVisible();
  await expect(summary.getByRole("img", { name: /1 → 2/ })).toBeVisible();
  // What the costs ask for, what makes it, and what Karsten's table would have make it.
  const red = { color: t("deckPage.colors.R"), pips: 5, sources: 30, needed: 28 };
  const colors = summary.getByRole("img", { name: t("deckPage.charts.colorTarget", red) });
  await expect(colors).toBeVisible();
  await expect(summary.getByText(t("deckPage.summary.unknown", { count: 1 }))).toBeVisible();
  await expect(summary.getByRole("button", { name: t("deckPage.playtest") })).toBeEnabled();
  const purchase = summary.getByRole("button", { name: t("deckPage.purchase") });
  await expect(purchase).toBeDisabled();
  await expect(purchase).toHaveAccessibleDescription(t("deckPage.soonReason"));
  await summary.getByText(t("deckPage.charts.figures")).first().click();
  await expect(
    summary.getByRole("row", { name: new RegExp(`^${t("deckPage.charts.value")}`) }),
  ).toBeVisible();
});

test("[FOR-06] what keeps a deck from its format is mended where it is named, and can be undone", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  const format = t("decks.formats.commander");
  const tag = page.getByRole("button", { name: t("deckPage.legality.illegal", { format }) });
  const reasons = page.getByRole("dialog", { name: t("deckPage.legality.title") });
  const undo = page.getByRole("button", { name: t("deckPage.edit.undo") });
  const tooFew = (cards: number) =>
    reasons.getByText(t("decks.legality.tooFewCards", { cards, needed: 100 }));

  const id = await makeDeck(page.request, [...GOBLINS, { card_name: "Counterspell" }]);
  await page.goto(`/${language}/forge/deck/${id}`);
  const name = COUNTERSPELL[language];
  const line = page
    .getByRole("region", { name: t("deckPage.list.label") })
    .getByRole("button", { name: new RegExp(`^${name}`) });
  const outside = t("decks.legality.colorIdentity", { name, colors: t("deckPage.colors.U") });
  await expect(line.getByText(t("deckPage.list.illegal"))).toBeVisible();
  await expect(line).toHaveAccessibleDescription(outside);
  await tag.click();
  await expect(tooFew(36)).toBeVisible();
  await expect(reasons.getByText(outside)).toBeVisible();
  await reasons.getByRole("button", { name: t("deckPage.legality.removeName", { name }) }).click();
  await expect(reasons.getByText(outside)).toBeHidden();
  await expect(tooFew(35)).toBeVisible();
  await expect.poll(() => copiesOf(page, id, "Counterspell")).toBe(0);
  await page.keyboard.press("Escape");
  await expect(tag).toBeFocused();
  await expect(line).toHaveCount(0);
  await undo.click();
  await expect(line.getByText(t("deckPage.list.illegal"))).toBeVisible();
  await expect.poll(() => copiesOf(page, id, "Counterspell")).toBe(1);

  const rings = [{ card_name: "Sol Ring", quantity: 3 }];
  const twice = await makeDeck(page.request, [...GOBLINS, ...rings]);
  await page.goto(`/${language}/forge/deck/${twice}`);
  await tag.click();
  const ring = { fr: "Anneau solaire", en: "Sol Ring" }[language];
  await reasons
    .getByRole("button", { name: t("deckPage.legality.keepName", { count: 1, name: ring }) })
    .click();
  await expect.poll(() => copiesOf(page, twice, "Sol Ring")).toBe(1);
  await page.keyboard.press("Escape");

  const forests = await makeDeck(page.request, FORESTS);
  await page.goto(`/${language}/forge/deck/${forests}`);
  await tag.click();
  const standard = t("decks.formats.standard");
  await reasons
    .getByRole("button", { name: t("deckPage.legality.change", { format: standard }) })
    .click();
  await expect(reasons.getByText(t("deckPage.legality.legal", { format: standard }))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tag).toHaveCount(0);
  await expect.poll(async () => (await readDeck(page, forests)).format).toBe("standard");
  await undo.click();
  await expect(tag).toBeVisible();
  await expect.poll(async () => (await readDeck(page, forests)).format).toBe("commander");
});

test("[FOR-07] categories fold and unfold; the list is grouped, sorted and shown as pictures, and still is after a reload", async ({
  signedIn: page,
  language,
  t,
}) => {
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  const list = page.getByRole("region", { name: t("deckPage.list.label") });
  await showTools(page, t);
  await list.getByRole("button", { name: t("deckPage.list.collapse") }).click();
  await expect(list.getByText(BOLT[language])).toBeHidden();
  await list.getByRole("button", { name: t("deckPage.list.expand") }).click();
  await expect(list.getByText(BOLT[language])).toBeVisible();
  const groups = list.getByRole("heading", { level: 2 });
  const manaValue = (value: number) => new RegExp(`^${t("deckPage.list.manaValue", { value })}`);
  await list.getByRole("combobox", { name: t("deckPage.list.group") }).selectOption("manaValue");
  // The commander, above what the others are grouped by.
  await expect(groups.nth(1)).toHaveText(manaValue(1));
  await expect(groups.nth(2)).toHaveText(manaValue(3));
  await list.getByRole("combobox", { name: t("deckPage.list.sort") }).selectOption("name");
  await list.getByRole("button", { name: t("deckPage.list.asGrid") }).click();
  await expect(list.getByRole("button", { name: `1× ${BOLT[language]}` })).toBeVisible();
  await page.reload();
  await expect(list.getByRole("button", { name: t("deckPage.list.asGrid") })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(groups.nth(1)).toHaveText(manaValue(1));
  await expect(list.getByRole("combobox", { name: t("deckPage.list.sort") })).toHaveValue("name");
});

test("[FOR-07] [CARD-01] [CARD-02] a card opens in both languages; a mouse sees it beside its line", {
  tag: "@both",
}, async ({ signedIn: page, context, language, t, isMobile }) => {
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  const name = page.getByRole("button", { name: new RegExp(`^${CHIEFTAIN[language]}`) });
  if (!isMobile) {
    await name.hover();
    await expect(page.getByTestId("preview")).toBeVisible();
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(page.getByTestId("preview")).toBeHidden();
  }
  // The code of the pop-up has come with the page: without network it shows what the deck knows.
  await expectCode(page, "dialog-surface", "card-sheet");
  await context.setOffline(true);
  await name.click();
  const dialog = page.getByRole("dialog", { name: CHIEFTAIN[language] });
  await expect(dialog.getByText(t("cards.failed"))).toBeVisible();
  await expect(dialog.getByText("Goblin Chieftain", { exact: true }).last()).toBeVisible();
  await context.setOffline(false);
  // Back online, the rest comes by itself.
  await expect(dialog.getByText(t("cards.failed"))).toBeHidden();
  await expect(dialog.getByText("Chef de clan gobelin", { exact: true }).last()).toBeVisible();
  await expect(dialog.getByText("Creature — Goblin", { exact: true }).last()).toBeVisible();
  await expect(dialog.getByText("Créature : gobelin", { exact: true }).last()).toBeVisible();
  await expect(dialog.getByText("2/2").last()).toBeVisible();
  const outside = dialog.getByRole("link", { name: t("cards.external") });
  await expect(outside).toHaveAttribute("href", /^https:\/\/scryfall\.com\//);
  await expect(dialog.getByText(t("cards.legal"), { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(name).toBeFocused();

  await page
    .getByRole("button", { name: /^Goblin of Our Own Kitchen/ })
    .first()
    .click();
  await expect(page.getByText(t("deckPage.card.unknown"))).toBeVisible();
});

test("[FOR-05] a deck that is not there, or not one’s own, is answered alike", async ({
  signedIn: page,
  stranger,
  language,
  t,
}) => {
  const theirs = await makeDeck(stranger);
  for (const id of [theirs, "00000000-0000-4000-8000-000000000000", "nonsense"]) {
    await page.goto(`/${language}/forge/deck/${id}`);
    await expect(
      page.getByRole("heading", { level: 1, name: t("deckPage.missingTitle") }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: t("deckPage.toDashboard") })).toBeVisible();
  }
});

test("[FOR-07] a deck of 250 cards is searched in either language; a new one has none and says what to do", async ({
  signedIn: page,
  language,
  t,
}) => {
  const names = Array.from({ length: 246 }, (_, index) => `Homemade Card ${index + 1}`);
  const cards = ["Krenko, Mob Boss", "Skullclamp", "Sol Ring", "Mountain", ...names];
  const long = await makeDeck(
    page.request,
    cards.map((card_name) => ({ card_name })),
  );
  await page.goto(`/${language}/forge/deck/${long}`);
  await showTools(page, t);
  const search = page.getByRole("searchbox", { name: t("deckPage.list.filter") });
  await search.fill("crane");
  const found = page.getByRole("region", { name: t("deckPage.list.label") }).getByRole("listitem");
  await expect(found).toHaveCount(1);
  await search.fill("skullclamp");
  await expect(found).toHaveCount(1);
  // By type and mana value: the commander alone.
  await search.fill("t:creature mv>3");
  await expect(found).toHaveText([/Krenko/]);
  // As all cards are searched: by the mana that they make.
  await search.fill("produces:r t:mountain");
  await expect(found).toHaveText([language === "fr" ? /Montagne/ : /Mountain/]);
  await search.fill("zzz");
  await expect(page.getByText(t("deckPage.list.filterNone", { text: "zzz" }))).toBeVisible();

  await page.goto(`/${language}/forge`);
  await page.getByRole("button", { name: t("forge.moreActions") }).click();
  await page.getByRole("menuitem", { name: t("forge.create.title") }).click();
  const create = page.getByRole("dialog", { name: t("forge.create.title") });
  await create.getByLabel(t("forge.edit.name")).fill("Fracas");
  await create.getByRole("button", { name: t("forge.create.action") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fracas" })).toBeVisible();
  await expect(page.getByText(t("deckPage.list.empty"))).toBeVisible();
  await page.getByRole("button", { name: t("deckPage.list.paste") }).click();
  const dialog = page.getByRole("dialog", { name: t("deckPage.bulk.title") });
  await dialog.getByRole("textbox", { name: t("deckPage.bulk.text") }).fill("4 Lightning Bolt");
  await dialog.getByRole("button", { name: t("deckPage.bulk.preview") }).click();
  await dialog.getByRole("button", { name: t("deckPage.bulk.apply") }).click();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expect.poll(() => copiesOf(page, id, "Lightning Bolt")).toBe(4);
});

test("[FOR-05] a deck that cannot be read says so and is read again", async ({
  signedIn: page,
  language,
  t,
}) => {
  const id = await makeDeck(page.request);
  await askForDecks(page);
  await page.route(`**/api/decks/${id}`, (route) => route.abort());
  await page.goto(`/${language}/forge/deck/${id}`);
  await expect(
    page.getByRole("heading", { level: 1, name: t("deckPage.failedTitle") }),
  ).toBeVisible();
  await page.unroute(`**/api/decks/${id}`);
  await page.getByRole("button", { name: t("common.retry") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vacarme" })).toBeVisible();
});
