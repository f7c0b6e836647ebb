import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { DeckCardInput, DeckDetail, DeckFormat } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";

type WrittenCard = Partial<DeckCardInput> & Pick<DeckCardInput, "card_name">;

/** A small Commander deck of known cards, and one that no data knows. */
export const GOBLINS: readonly WrittenCard[] = [
  { card_name: "Krenko, Mob Boss", quantity: 1, is_commander: true },
  { card_name: "Goblin Chieftain", quantity: 1 },
  { card_name: "Lightning Bolt", quantity: 1 },
  { card_name: "Skullclamp", quantity: 1 },
  { card_name: "Mountain", quantity: 30 },
  { card_name: "Goblin of Our Own Kitchen", quantity: 1 },
];

/** A deck that no format refuses. */
export const FORESTS: readonly WrittenCard[] = [{ card_name: "Forest", quantity: 60 }];

/** Makes a deck of the person whose session the requests have. Resolves to its id. */
export const makeDeck = async (
  request: APIRequestContext,
  cards: readonly WrittenCard[] = GOBLINS,
  { name = "Vacarme", format = "commander" }: { name?: string; format?: DeckFormat } = {},
): Promise<string> => {
  const response = await request.post("/api/decks", {
    data: { name, format, cards: cards.map((card) => ({ quantity: 1, ...card })) },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as DeckDetail).id;
};

/** Where the window is narrow: the summary is one row, and the deck's discussions are behind a button. */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** Shows what changes and narrows the list, and suggestions, which a narrow window keeps behind a button. */
export const showTools = async (page: Page, t: Translate): Promise<void> => {
  if (!isNarrow(page)) return;
  await page.getByRole("button", { name: t("deckPage.list.tools"), expanded: false }).click();
};

/** Shows the summary of a deck of goblins, which a narrow window folds under the commander's name. */
export const unfoldSummary = async (page: Page): Promise<void> => {
  if (!isNarrow(page)) return;
  await page
    .getByRole("button", { name: /Krenko/, expanded: false })
    .first()
    .click();
};

/** The first badge of a bracket that explains itself; "Bracket" is the game's own word in both languages. */
export const bracketBadge = (page: Page): Locator =>
  page.getByRole("button", { name: /^Bracket [1-5], / }).first();

/** Opens no deck with what came along with its page: what is asked for is read from the calls. */
export const askForDecks = async (page: Page): Promise<void> => {
  await page.route(/\/forge\/deck\/[\da-f-]{36}$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<script [^>]*id="served">.*?<\/script>/s, ""),
    });
  });
};

/** The deck as the server has it. */
export const readDeck = async (page: Page, id: string): Promise<DeckDetail> =>
  (await page.request.get(`/api/decks/${id}`)).json();

/** Copies of a card in the stored deck, on all boards. */
export const copiesOf = async (page: Page, id: string, name: string): Promise<number> =>
  (await readDeck(page, id)).deck_cards
    .filter((line) => line.card_name === name)
    .reduce((copies, line) => copies + line.quantity, 0);

/** Decks of the signed-in player as the server has them, by name. */
export const storedDecks = async (page: Page): Promise<{ id: string; name: string }[]> => {
  const answer = await page.request.get("/api/decks?sort=name&order=asc&limit=100");
  return (await answer.json()).items;
};

/** A list that ships with the product. */
export const sampleList = (file: string): Promise<string> =>
  readFile(new URL(`../../data/decks/${file}`, import.meta.url), "utf8");
