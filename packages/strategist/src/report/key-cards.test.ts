import { expect, test } from "vitest";
import { card, deckOf } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { findKeyCards } from "./key-cards.ts";

test("[ANA-03] what only makes mana is named after whatever else has a part in the plan", () => {
  const mana = card("{T}: Add {C}{C}.", { type_line: "Artifact", edhrec_rank: 1 });
  const draw = card("Draw two cards.", { type_line: "Sorcery", edhrec_rank: 9000 });
  const heart = card("Scry 1.", { type_line: "Sorcery" });
  const worth = new Map([
    [mana.name, 10],
    [heart.name, 40],
  ]);
  const keys = findKeyCards(deckFacts(deckOf(mana, draw, heart)), [], { worth, wins: [] });
  expect(keys.slice(1).map((each) => each.card.name)).toEqual([heart.name, draw.name, mana.name]);
});
