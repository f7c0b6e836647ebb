import { readdirSync, readFileSync } from "node:fs";
import { cardNameOf, createCardIndex } from "@spellwright/cards";
import { Card } from "@spellwright/contract";
import type { CardFacts, DeckEntry, EntryWithFacts } from "../src/index.ts";

const root = new URL("../../../data/", import.meta.url);

/** The cards that ship with Spellwright. */
export const starterCards: readonly Card[] = readdirSync(new URL("cards/", root))
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => JSON.parse(readFileSync(new URL(`cards/${file}`, root), "utf8")))
  .map((card) => Card.parse(card));

/** A card of the starter data by its English name. */
export const starterCard = (wanted: string): Card => {
  const card = starterCards.find(({ name }) => name === wanted);
  if (card === undefined) throw new Error(`${wanted} is not in the starter data`);
  return card;
};

/** Their names. */
export const starterIndex = createCardIndex(starterCards.map(cardNameOf));

/** The sample decks that ship with Spellwright, by file name. */
export const starterDecks: ReadonlyMap<string, string> = new Map(
  readdirSync(new URL("decks/", root))
    .filter((file) => file.endsWith(".txt"))
    .map((file) => [file, readFileSync(new URL(`decks/${file}`, root), "utf8")]),
);

const byName = new Map(starterCards.map((card) => [card.name, card]));

/** Lines of a deck beside their cards, where the starter data knows them. */
export function withFacts(entries: readonly DeckEntry[]): EntryWithFacts[] {
  return entries.map((entry) => ({ ...entry, card: byName.get(entry.name) ?? null }));
}

/** A card of a test's own making. What a test does not say is a vanilla creature’s. */
export function factsOf(facts: Partial<CardFacts> & Pick<CardFacts, "name">): CardFacts {
  return {
    id: facts.name,
    cmc: 2,
    type_line: "Creature — Bear",
    mana_cost: "{1}{G}",
    oracle_text: null,
    colors: [],
    color_identity: [],
    keywords: [],
    card_faces: null,
    legalities: {},
    ...facts,
  };
}
