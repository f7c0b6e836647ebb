import type { DeckChange, DeckDetail } from "@spellwright/contract";
import { expect, test } from "vitest";
import { applyChange } from "./apply-change.ts";
import { lineWith } from "./line-for-tests.ts";

const deck = {
  name: "Vacarme",
  format: "commander",
  deck_cards: [lineWith("Bolt", 1), lineWith("Mountain", 30)],
} as unknown as DeckDetail;

test.each<{ change: DeckChange; lines: string[]; why: string }>([
  { change: { op: "remove", line_id: "Bolt" }, lines: ["30 Mountain"], why: "out" },
  {
    change: { op: "set_quantity", line_id: "Bolt", quantity: 3 },
    lines: ["3 Bolt", "30 Mountain"],
    why: "more copies",
  },
  {
    change: { op: "set_quantity", line_id: "Bolt", quantity: 0 },
    lines: ["30 Mountain"],
    why: "none takes the line out",
  },
  {
    change: { op: "move", line_id: "Bolt", board: "sideboard", quantity: 1 },
    lines: ["1 Bolt", "30 Mountain"],
    why: "what needs the rules waits for the server",
  },
])("[FOR-06] a change is shown before it is kept: $why", ({ change, lines }) => {
  const after = applyChange(deck, change);
  expect(after.deck_cards.map((each) => `${each.quantity} ${each.card_name}`)).toEqual(lines);
  expect(deck.deck_cards).toHaveLength(2);
});

test("[FOR-11] a new name is shown before it is kept", () => {
  expect(applyChange(deck, { op: "set_details", name: "Fracas" })).toMatchObject({
    name: "Fracas",
    format: "commander",
  });
});
