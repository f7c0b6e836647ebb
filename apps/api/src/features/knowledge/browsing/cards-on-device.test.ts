import { isDeepStrictEqual } from "node:util";
import { inOneGo } from "@spellwright/cards";
import type { Card, CardPage } from "@spellwright/contract";
import { cardLine, createCardAnswers, createPackFacts } from "@spellwright/oracle";
import { expect, test } from "vitest";
import { createFileKnowledge } from "../file-knowledge.ts";
import { readStarterCards, readStarterRules } from "../importing/read-starter.ts";
import { createResolveNames } from "../live-cards/resolve-names.ts";
import { createCardPages } from "./card-page.ts";
import { listCards } from "./look-up.ts";

const NOTES = [
  ["Lightning Bolt", "2011-01-22", "A made-up note."],
  ["Lightning Bolt", "2020-08-07", "A newer made-up note."],
  ['"Wear", Tear', "2020-08-07", "Of a card that nobody printed."],
];

/** What a pack leaves out: pictures, printings and prices; French types are translated from the English. */
const LEFT_OUT = new Set([
  ...["image_uris", "artist", "scryfall_uri", "rarity", "set_name", "oracle_id"],
  ...["printed_type_line", "prices"],
]);
const kept = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, each) => (LEFT_OUT.has(name) || each === null ? undefined : each)),
  );

const bothWays = async () => {
  const knowledge = await createFileKnowledge({ rules: undefined });
  const cards = (await readStarterCards()).read();
  const facts = await createPackFacts(
    {
      edition: (await readStarterRules()).read(),
      cards: cards.map(cardLine),
      rulings: NOTES.map((note) => JSON.stringify(note)),
    },
    async (steps) => inOneGo(steps),
  );
  const { date } = (await knowledge.editions()).cards;
  const resolveNames = createResolveNames(knowledge, undefined);
  const now = () => new Date(0);
  return {
    ...{ cards, facts },
    here: createCardAnswers(facts, date),
    server: {
      pages: createCardPages({ knowledge, resolveNames, live: undefined, now }),
      search: (q: string, within?: string) =>
        listCards({ knowledge, live: undefined }, { q, limit: 18, within, caller: "" }),
    },
  };
};

test("[PWA-01] [CARD-02] a device shows every card of its pack as the server does, but for pictures, prices and read abilities", async () => {
  const { cards, here, server } = await bothWays();
  const differing: string[] = [];
  for (const { id, name } of cards) {
    const {
      images: _,
      rulings: __,
      abilities: ____,
      words: _____,
      ...there
    } = await server.pages.page(name, "");
    const { images, rulings: ___, ...page } = (await here["cards.page"]({ name })) as CardPage;
    const isSame = isDeepStrictEqual(kept(page), kept(there));
    const [named, byId] = [
      await here["cards.named"]({ name }),
      await here["cards.page"]({ name: id }),
    ];
    const isFound = named?.id === id && byId?.card.id === id;
    if (!isSame || images.length > 0 || !isFound) differing.push(name);
  }
  expect(differing).toEqual([]);
});

test("[PWA-01] [CARD-02] keywords of a card have the French names of the glossary", async () => {
  const { here } = await bothWays();
  const { french_keywords } = (await here["cards.page"]({ name: "Vampire Nighthawk" })) as CardPage;
  expect(french_keywords).toMatchObject({ Flying: "Vol" });
});

test("[PWA-01] [CARD-01] a card is found by both names, a face or a misspelling, and by the color identity of a deck", async () => {
  const { here, server } = await bothWays();
  for (const name of ["Foudre", "lightning bolt", "Lightning Bolr", "Insectile Aberration"])
    expect((await here["cards.named"]({ name }))?.name).toBe(
      (await server.pages.named(name, "")).name,
    );
  const row = ({ id, name, mana_cost }: Pick<Card, "id" | "name" | "mana_cost">) => [
    id,
    name,
    mana_cost,
  ];
  for (const [q, within] of [["foud"], ["lightning"], ["gob", "R"], ["anneau sol", ""]] as const) {
    const found = await here["cards.search"]({ q, limit: 18, within });
    expect(found?.items.map(row)).toEqual((await server.search(q, within)).items.map(row));
    expect(found?.items.length).toBeGreaterThan(0);
  }
});

test("[PWA-01] a page has the official notes of the pack, the newest first, and says if a card is a Game Changer", async () => {
  const { here, facts } = await bothWays();
  const bolt = await here["cards.page"]({ name: "Lightning Bolt" });
  expect(bolt?.rulings.map(({ comment }) => comment)).toEqual([
    "A newer made-up note.",
    "A made-up note.",
  ]);
  expect(await facts.rulingsOf(['"Wear", Tear'])).toHaveLength(1);
  expect(bolt?.card.game_changer).toBe(false);
  expect((await here["cards.page"]({ name: "Rhystic Study" }))?.card.game_changer).toBe(true);
});

test("[PWA-01] what its pack does not hold a device does not answer: another may", async () => {
  const { here } = await bothWays();
  expect(await here["cards.page"]({ name: "Nobody the Unprinted" })).toBeUndefined();
  expect(await here["cards.named"]({ name: "Nobody the Unprinted" })).toBeUndefined();
  expect(await here["cards.search"]({ q: "xyzzy", limit: 5 })).toBeUndefined();
});
