import { Card } from "@spellwright/contract";
import { entryOfCard, NO_BRACKET } from "@spellwright/decks";
import type { StrategyDeck } from "@spellwright/strategist";
import { expect, test } from "vitest";
import type { ForgeParts } from "../forge-parts.ts";
import { swapsOf } from "./gather-report.ts";

const card = (name: string, oracle_text: string, more: object = {}): Card =>
  Card.parse({
    ...{ id: name, name, oracle_text, cmc: 3, type_line: "Sorcery", color_identity: [] },
    legalities: { commander: "legal" },
    edhrec_rank: 10,
    ...more,
  });
const main = (each: Card, quantity = 1) => entryOfCard(each, { quantity });
const deck: StrategyDeck = {
  name: "Test",
  format: "commander",
  bracket: null,
  entries: [
    entryOfCard(card("Leader", "", { type_line: "Legendary Creature — Elf" }), {
      board: "commander",
    }),
    ...Array.from({ length: 62 }, (_, at) =>
      main(card(`Plain ${at}`, "Scry 1.", { cmc: 4, edhrec_rank: 9_000 })),
    ),
    main(card("Wastes", "", { type_line: "Basic Land", cmc: 0 }), 37),
  ],
};
const candidates = [card("Reads", "Draw two cards."), card("Studies", "Draw three cards.")];

/** The names that come in where a list with one of these cards is of the third bracket, others of the second. */
const comingIn = async (raising: readonly string[]): Promise<readonly string[]> => {
  const parts = {
    knowledge: { popularCards: async () => candidates, combosNear: async () => [] },
    brackets: {
      has: () => true,
      comboPolicy: {},
      nearKnown: () => [],
      gather: async () => (entries: StrategyDeck["entries"]) => ({
        bracket: entries.some(({ name }) => raising.includes(name)) ? 3 : 2,
      }),
    },
  } as unknown as ForgeParts;
  const declared = { code: "declared", params: { declared: 2 } };
  const bracket = { ...NO_BRACKET, bracket: 2, reasons: [declared] };
  const read = { ...deck, bracket } as unknown as StrategyDeck;
  return (await swapsOf(parts, read)).map(({ add }) => add.name);
};

test("[Q-2] what is told to come in leaves out what the report refuses for its bracket", async () => {
  expect(await comingIn([])).toEqual(expect.arrayContaining(["Reads", "Studies"]));
  const told = await comingIn(["Reads"]);
  expect(told).toContain("Studies");
  expect(told).not.toContain("Reads");
});
