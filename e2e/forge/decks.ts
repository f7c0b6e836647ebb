import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";

interface NewDeck {
  readonly name: string;
  readonly format?: string;
  readonly cards?: readonly { card_name: string; quantity: number; is_sideboard?: boolean }[];
}

/** Makes a deck of the signed-in player, and gives its id. */
export const createDeck = async (
  page: Page,
  baseURL: string | undefined,
  { name, format = "casual", cards = [{ card_name: "Forest", quantity: 60 }] }: NewDeck,
): Promise<string> => {
  const answer = await page.request.post("/api/decks", {
    data: { name, format, cards },
    headers: { origin: baseURL ?? "" },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
};

/** Decks of the signed-in player as the server has them, by name. */
export const storedDecks = async (page: Page): Promise<{ id: string; name: string }[]> => {
  const answer = await page.request.get("/api/decks?sort=name&order=asc&limit=100");
  return (await answer.json()).items;
};

/** A list that ships with the product. */
export const sampleList = (file: string): Promise<string> =>
  readFile(new URL(`../../data/decks/${file}`, import.meta.url), "utf8");
