import { expect, test } from "vitest";
import { KRENKO } from "../../test/krenko.ts";
import { card, deckOf, fill } from "../../test/made-deck.ts";
import type { StrategyDeck } from "../strategist.ts";
import { reportOnDeck } from "./deck-report.ts";

const fetches = () =>
  card("Search your library for a land card, put it onto the battlefield, then shuffle.");
const waits = Array.from({ length: 4 }, () => card("Whenever a land you control enters, scry 1."));
const deck = deckOf(...Array.from({ length: 9 }, fetches), ...waits, ...fill);
const missing = fetches();
const parts = {
  candidates: [missing],
  near: [{ missing: missing.name, cards: [missing.name, waits[0]?.name ?? ""] }],
};
const piecesIn = (list: StrategyDeck) =>
  reportOnDeck(list, parts).swaps.filter(({ reason }) => reason.code === "comboPiece").length;
const of = (bracket: 2 | 3): StrategyDeck => ({
  ...deck,
  bracket: KRENKO.bracket === null ? null : { ...KRENKO.bracket, combos: [], bracket },
});

test("[ANA-04] no piece of a combo comes into a deck of a bracket without combos of two cards", () => {
  expect([of(2), of(3)].map(piecesIn)).toEqual([0, 1]);
});
