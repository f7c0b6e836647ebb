import { expect, test } from "vitest";
import { card, deckOf, line } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { ownCreaturesSwept, planPlaceOf } from "./plan-place.ts";

const bear = card("", { name: "Bear", type_line: "Creature — Bear", power: "5", toughness: "5" });
const ox = card("", { name: "Ox", type_line: "Creature — Ox", power: "6", toughness: "6" });
const charm = card("You gain 1 life.", { name: "Charm", type_line: "Sorcery" });
const doubler = card(
  "If a source you control would deal damage to a permanent or player, it deals triple that damage instead.",
  { name: "Doubler", type_line: "Enchantment", cmc: 6 },
);
const sweeper = card("Destroy all creatures.", { name: "Sweeper", type_line: "Sorcery", cmc: 4 });
const facts = deckFacts({
  ...deckOf(),
  entries: [line(bear, 20), line(ox, 12), line(charm, 4)],
});

test("[Q-2] a newcomer is weighed as if the deck held it: what multiplies damage serves attackers", () => {
  expect(planPlaceOf(doubler, facts).parts).toContain("multiplies");
  expect(planPlaceOf(charm, facts).parts).toEqual([]);
});

test("[Q-2] cuts a card without a part in the plan before an attacker, in a deck that attacks", () => {
  expect(planPlaceOf(ox, facts).before).toBeGreaterThan(planPlaceOf(charm, facts).before);
});

test("[Q-2] a sweeper tells how many of one’s own creatures it takes", () => {
  expect(ownCreaturesSwept(sweeper, facts)).toBe(32);
  expect(ownCreaturesSwept(charm, facts)).toBe(0);
});
