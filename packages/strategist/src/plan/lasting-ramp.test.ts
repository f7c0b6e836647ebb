import { expect, test } from "vitest";
import { card } from "../../test/made-deck.ts";
import { deckCardOf } from "../deck-facts.ts";
import { isLastingRamp, standsInForLands } from "./lasting-ramp.ts";

const read = (text: string, type_line: string, cmc = 2) =>
  deckCardOf(card(text, { type_line, cmc }), 1, false);

test.each([
  ["{T}: Add {G}.", "Creature — Elf Druid"],
  ["{T}: Add {C}{C}.", "Artifact"],
  ["You may play an additional land on each of your turns.", "Enchantment"],
  [
    "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
    "Sorcery",
  ],
  [
    "Reveal cards from the top of your library until you reveal X land cards. Put those land cards onto the battlefield tapped and the rest on the bottom of your library in a random order.",
    "Sorcery",
  ],
  [
    "{1}{G}, Remove a +1/+1 counter from this creature: Target player searches their library for a basic land card, puts it onto the battlefield tapped, then shuffles.",
    "Creature — Elemental",
  ],
])("[Q-3] calls mana that stays ramp: %s", (text, type) => {
  expect(isLastingRamp(read(text, type))).toBe(true);
  expect(isLastingRamp(read(text, type, 6))).toBe(false);
});

test.each([
  ["Add {R}{R}{R}.", "Instant"],
  ["Whenever this creature attacks, add {R} for each attacking creature.", "Creature — Dog"],
  ["Creature spells you cast cost {1} less to cast.", "Artifact"],
  [
    "Whenever one or more lands enter under an opponent's control without being played, you may search your library for a Plains card, put it onto the battlefield tapped, then shuffle.",
    "Creature — Gnome",
  ],
  [
    "Whenever this creature attacks, search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
    "Creature — Elf",
  ],
])("[Q-3] calls what is there once, for an attack or for costs no ramp: %s", (text, type) => {
  expect(isLastingRamp(read(text, type))).toBe(false);
});

test("[Q-3] lets what makes spells cheaper stand in for lands, a ritual not", () => {
  const cheaper = read("Creature spells you cast cost {1} less to cast.", "Artifact");
  expect(standsInForLands(cheaper)).toBe(true);
  expect(standsInForLands(read("Add {R}{R}{R}.", "Instant"))).toBe(false);
});
