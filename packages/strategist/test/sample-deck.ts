import { readdirSync, readFileSync } from "node:fs";
import { Card } from "@spellwright/contract";
import { readDecklist } from "@spellwright/decks";
import type { StrategyDeck, StrategyQuestion } from "../src/index.ts";

const root = new URL("../../../data/", import.meta.url);

/** All cards of the starter data. */
export const starterCards: readonly Card[] = readdirSync(new URL("cards/", root))
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => JSON.parse(readFileSync(new URL(`cards/${file}`, root), "utf8")))
  .map((card) => Card.parse(card));

const byName = new Map(
  starterCards.flatMap((card) => [
    [card.name, card] as const,
    [card.name.split(" // ")[0] ?? "", card] as const,
  ]),
);

/** A card of the starter data. */
export const starterCard = (name: string): Card => {
  const card = byName.get(name);
  if (card === undefined) throw new Error(`${name} is not in the starter data`);
  return card;
};

/** A deck that ships with Spellwright, by the name of its file. */
export const sampleDeck = (file: string, format: StrategyDeck["format"]): StrategyDeck => ({
  name: file,
  format,
  bracket: null,
  entries: readDecklist(readFileSync(new URL(`decks/${file}.txt`, root), "utf8")).entries.map(
    (entry) => ({ ...entry, card: byName.get(entry.name) ?? null }),
  ),
});

/** A card with a text of the test's own. */
export const cardWithText = (oracle_text: string, more: Partial<Card> = {}): Card =>
  Card.parse({
    id: "made-up",
    name: "Made-Up Card",
    cmc: 3,
    type_line: "Sorcery",
    color_identity: [],
    oracle_text,
    ...more,
  });

/** A question. What a test does not say is a French page without anything before. */
export const asked = (
  question: string,
  more: Partial<StrategyQuestion> = {},
): StrategyQuestion => ({
  question,
  language: "fr",
  cards: [],
  deck: null,
  format: null,
  history: [],
  summary: "",
  ...more,
});
