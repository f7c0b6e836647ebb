import { expect, test } from "vitest";
import * as z from "zod";
import { createShell } from "../../test/shell.ts";
import { findExcess } from "./check-counts.ts";

let looked = 0;
const Item = z.custom(() => {
  looked++;
  return true;
});
const Schema = z.object({
  cards: z.array(Item).max(3),
  deck: z.object({ lines: z.array(Item).max(2).nullish() }).optional(),
  free: z.array(Item).default([]),
});
const items = (count: number): readonly object[] => Array.from({ length: count }, () => ({}));

test.each([
  [{ cards: items(3), deck: { lines: items(2) }, free: items(9) }, undefined],
  [{ cards: items(4) }, ["cards"]],
  [{ cards: [], deck: { lines: items(3) } }, ["deck", "lines"]],
  [{ cards: {}, deck: null }, undefined],
  [items(4), undefined],
])(
  "[T-6] a list that is too long is found by its count, and no item is looked at: %#",
  (value, path) => {
    looked = 0;
    expect(findExcess(Schema, value)).toEqual(path);
    expect(looked).toBe(0);
  },
);

const deckOf = (count: number, card = "{}") =>
  `{"name":"x","format":"commander","cards":[${Array<string>(count).fill(card).join()}]}`;

test.each([
  ["80,000 empty cards, which are not even read", deckOf(80_000), "body"],
  ["1,001 cards", deckOf(1001), "cards"],
  ["a thousand cards, the first of them empty", deckOf(1000), "cards.0.card_name"],
  [
    "a name of a hundred thousand commas, which is one value",
    deckOf(1, `{"card_name":"\\"${",".repeat(100_000)}"}`),
    "cards.0.card_name",
  ],
])("[T-6] of a body the count is looked at before the values: %s", async (_what, body, field) => {
  const { body: refused, status } = await createShell().call("POST", "/api/decks", { body });
  expect([status, refused.params?.field]).toEqual([400, field]);
});
