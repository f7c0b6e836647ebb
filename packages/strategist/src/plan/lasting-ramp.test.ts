import { expect, test } from "vitest";
import { card } from "../../test/made-deck.ts";
import { deckCardOf } from "../deck-facts.ts";
import { isLastingRamp, standsInForLands } from "./lasting-ramp.ts";

const read = (text: string, type_line: string, cmc = 2) =>
  deckCardOf(card(text, { type_line, cmc }), 1, false);

test.each([
  ["{T}: Add {G}.", "Creature — Elf Druid"],
  ["{T}: Add {C}{C}.", "Artifact"],
  [
    "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
    "Sorcery",
  ],
])("[Q-3] calls mana that stays ramp: %s", (text, type) => {
  expect(isLastingRamp(read(text, type))).toBe(true);
  expect(isLastingRamp(read(text, type, 6))).toBe(false);
});

test.each([
  ["Add {R}{R}{R}.", "Instant"],
  ["Whenever this creature attacks, add {R} for each attacking creature.", "Creature — Dog"],
  ["Creature spells you cast cost {1} less to cast.", "Artifact"],
])("[Q-3] calls what is there once, for an attack or for costs no ramp: %s", (text, type) => {
  expect(isLastingRamp(read(text, type))).toBe(false);
});

test("[Q-3] lets what makes spells cheaper stand in for lands, a ritual not", () => {
  const cheaper = read("Creature spells you cast cost {1} less to cast.", "Artifact");
  expect(standsInForLands(cheaper)).toBe(true);
  expect(standsInForLands(read("Add {R}{R}{R}.", "Instant"))).toBe(false);
});
