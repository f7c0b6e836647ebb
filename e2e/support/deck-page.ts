import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";

/** Cards of the deck “Vacarme” (`makeDeck`), as its page names them. */
export const BOLT = { fr: "Foudre", en: "Lightning Bolt" } as const;
export const CHIEFTAIN = { fr: "Chef de clan gobelin", en: "Goblin Chieftain" } as const;

/** Who reads the page of a deck. */
export interface Reader {
  readonly page: Page;
  readonly language: Language;
  readonly t: Translate;
}

/** Opens the page of the deck. */
export const openDeck = async ({ page, language }: Reader, id: string): Promise<void> => {
  await page.goto(`/${language}/forge/deck/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Vacarme" })).toBeVisible();
};

/** The line of a card in the list. */
export const lineOf = ({ page, t }: Reader, name: string): Locator =>
  page
    .getByRole("region", { name: t("deckPage.list.label") })
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: new RegExp(`^${name}`) }) });

/** One action of the menu of a line. */
export const act = async (reader: Reader, name: string, action: string): Promise<void> => {
  const { page, t } = reader;
  await page.getByRole("button", { name: t("deckPage.edit.actions", { name }) }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
};
