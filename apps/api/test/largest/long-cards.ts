import { randomUUID } from "node:crypto";
import { Card } from "@spellwright/contract";
import { type OpenDatabase, schema } from "../../src/database/index.ts";
import { misspeltName } from "./texts.ts";

/** Sentences of everything that decks are read for. The first ones of a text are the card's main matter. */
const SENTENCES = [
  "{T}: Add {G} or {U}.",
  "Destroy target creature an opponent controls.",
  "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
  "Draw two cards, then discard a card.",
  "Counter target spell unless its controller pays {3}.",
  "Create two 1/1 colorless Thopter artifact creature tokens with flying.",
  "Whenever another creature you control dies, each opponent loses 1 life and you gain 1 life.",
  "Return target creature card from your graveyard to the battlefield.",
  "Creatures you control get +1/+1 and have trample until end of turn.",
  "Exile target creature you control, then return that card to the battlefield under its owner’s control.",
  "Put a +1/+1 counter on each creature you control, then proliferate.",
  "Each opponent sacrifices a creature.",
  "Spells your opponents cast cost {1} more to cast.",
  "Whenever you cast an artifact spell, scry 1.",
  "Destroy all creatures.",
  "Landfall — Whenever a land you control enters, you gain 2 life.",
];
/** As long as the texts of most cards are, and a bit more. */
const SENTENCES_A_CARD = 4;
const TYPES = [
  "Creature — Elf Druid",
  "Artifact",
  "Legendary Enchantment",
  "Instant",
  "Land — Forest",
];

const textOf = (at: number): string =>
  Array.from(
    { length: SENTENCES_A_CARD },
    (_, each) => SENTENCES[(at * 7 + each * 5 + Math.floor(at / 16)) % SENTENCES.length],
  ).join("\n");

/** As many different cards, each with words that ask to be read. */
export const longCards = (count: number): readonly Card[] =>
  Array.from({ length: count }, (_, at) =>
    Card.parse({
      id: randomUUID(),
      name: `${misspeltName(24)} ${at}`,
      mana_cost: "{2}{G}{U}",
      cmc: 1 + (at % 7),
      type_line: TYPES[at % TYPES.length],
      oracle_text: textOf(at),
      printed_text: textOf(at + 1),
      power: `${at % 6}`,
      toughness: `${at % 5}`,
      colors: ["G", "U"],
      color_identity: ["G", "U"],
      legalities: { commander: "legal", modern: "legal", legacy: "legal", vintage: "legal" },
      edhrec_rank: 1000 + at,
    }),
  );

/** Adds such cards to the data in use. */
export const addLongCards = async (
  { db }: OpenDatabase,
  count: number,
): Promise<readonly string[]> => {
  const [edition] = await db.select({ id: schema.cardEditions.id }).from(schema.cardEditions);
  if (edition === undefined) throw new Error("no cards are loaded");
  const cards = longCards(count);
  await db.insert(schema.cards).values(
    cards.map((card) => ({
      editionId: edition.id,
      id: card.id,
      name: card.name,
      edhrecRank: card.edhrec_rank,
      card,
    })),
  );
  return cards.map(({ name }) => name);
};
