import type { Card, DeckFormat } from "@spellwright/contract";
import { expect, test } from "vitest";
import { card, line } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { missingRoles } from "./missing-roles.ts";

const beast = card("", { type_line: "Creature — Beast", cmc: 3, mana_cost: "{2}{G}" });
const ogre = card("", { type_line: "Creature — Ogre", cmc: 3, mana_cost: "{2}{R}" });
const draw = card("Draw two cards.", { type_line: "Sorcery", cmc: 2, mana_cost: "{1}{G}" });
const missing = (format: DeckFormat, ...cards: readonly Card[]) =>
  missingRoles(
    deckFacts({
      ...{ name: "Test", format, bracket: null },
      entries: cards.map((each) => line(each, 20)),
    }),
  ).map(({ code, params }) => [code, params.role]);

test("[ANA-02] a list without any card that draws, or a green one without ramp, is told so", () => {
  expect(missing("legacy", beast)).toEqual([
    ["roleNone", { role: "draw" }],
    ["roleNone", { role: "ramp" }],
  ]);
  expect(missing("legacy", ogre)).toEqual([["roleNone", { role: "draw" }]]);
  expect(missing("legacy", beast, draw)).toEqual([["roleNone", { role: "ramp" }]]);
  const brings = card("Return target creature card from your graveyard to your hand.", {
    type_line: "Sorcery",
  });
  expect(missing("legacy", ogre, brings)).toEqual([]);
});

test("[ANA-02] where guides say how many, these speak", () => {
  expect(missing("commander", beast)).toEqual([]);
});
