import type { DeckChange, DeckDetail, DeckLine } from "@spellwright/contract";
import { expect, test } from "vitest";
import { applyChange } from "./apply-change.ts";
import { barsOf } from "./bars.ts";
import { differencesOf } from "./differences.ts";
import { averageText, percentageText } from "./numbers.ts";
import { PREVIEW, previewPlace } from "./preview-place.ts";
import { textPieces } from "./text-pieces.ts";

const line = (id: string, quantity: number, board: DeckLine["board"] = "main") =>
  ({
    id,
    card_name: id,
    card_id: null,
    quantity,
    board,
    is_commander: false,
    categories: [] as string[],
  }) as DeckLine;
const deck = {
  name: "Vacarme",
  format: "commander",
  deck_cards: [line("Bolt", 1), line("Mountain", 30)],
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

test("[FOR-06] two states differ by copies of a card on a board, however many lines hold them", () => {
  const before = [line("Bolt", 2), line("Mountain", 30), line("Ring", 1)];
  const after = [
    line("Bolt", 1),
    line("Bolt", 1),
    line("Mountain", 28),
    line("Ring", 1, "sideboard"),
  ];
  expect(
    differencesOf(before, after).map((each) => [
      each.card_name,
      each.board,
      each.before,
      each.after,
    ]),
  ).toEqual([
    ["Mountain", "main", 30, 28],
    ["Ring", "main", 1, 0],
    ["Ring", "sideboard", 0, 1],
  ]);
});

test("[FOR-06] bars stand beside the longest, which is solid; nothing counted draws nothing", () => {
  expect(barsOf([4, 8, 0], (count) => count)).toEqual([
    { item: 4, length: 0.5, longest: false },
    { item: 8, length: 1, longest: true },
    { item: 0, length: 0, longest: false },
  ]);
  expect(barsOf([0], (count) => count)).toEqual([{ item: 0, length: 0, longest: false }]);
});

test("[FOR-06] figures are written as each language writes them", () => {
  expect(averageText(2.75, "fr")).toBe("2,75");
  expect(averageText(null, "en")).toBe("–");
  expect(percentageText(12.5, "fr")).toMatch(/^12,5\s%$/);
  expect(percentageText(12.5, "en")).toBe("12.5%");
});

test("[CARD-02] a card's text is cut at its mana symbols and keeps every other sign", () => {
  const text = "{2}{R}, {T}: Add {C}. Get {E}{E} ({r/p} is not one, {R/P} is).";
  const pieces = textPieces(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter(({ kind }) => kind === "symbols").map((piece) => piece.text)).toEqual([
    "{2}{R}",
    "{T}",
    "{C}",
    "{R/P}",
  ]);
});

test("[FOR-06] the floating card stands right of a name, else left, and inside the window", () => {
  const window = { width: 1280, height: 800 };
  expect(previewPlace({ left: 100, right: 200, top: 300 }, window).left).toBe(200 + PREVIEW.gap);
  expect(previewPlace({ left: 1000, right: 1200, top: 300 }, window).left).toBe(
    1000 - PREVIEW.gap - PREVIEW.width,
  );
  expect(previewPlace({ left: 0, right: 100, top: 790 }, window).top).toBe(
    800 - PREVIEW.height - PREVIEW.gap,
  );
  expect(previewPlace({ left: 0, right: 100, top: 2 }, window).top).toBe(PREVIEW.gap);
});
