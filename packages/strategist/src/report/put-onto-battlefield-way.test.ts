import { expect, test } from "vitest";
import { card, deckOf } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { findWins, winFinding } from "./find-wins.ts";

const vehicle = () =>
  card("Flying\nCrew 4", { type_line: "Artifact — Vehicle", power: "6", toughness: "5", cmc: 8 });
const raise = () =>
  card("Return target Vehicle card from your graveyard to the battlefield.", {
    type_line: "Sorcery",
  });
const many = <T>(count: number, made: () => T): T[] => Array.from({ length: count }, made);

test("[ANA-03] what is brought into play without its cost wins first, with what brings it", () => {
  const cards = [...many(5, vehicle), ...many(5, raise)];
  const [first] = findWins(deckFacts(deckOf(...cards)), []);
  expect(first?.kind).toBe("brought");
  expect([first?.cards.length, first?.by?.length]).toEqual([5, 5]);
  expect(first && winFinding(first).code).toBe("wins.broughtBy");
});

test("[ANA-03] without what brings it, it only attacks", () => {
  const kinds = findWins(deckFacts(deckOf(...many(5, vehicle), ...many(2, raise))), []).map(
    ({ kind }) => kind,
  );
  expect(kinds).not.toContain("brought");
  expect(kinds).toContain("combat");
});
