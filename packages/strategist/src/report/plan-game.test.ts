import { expect, test } from "vitest";
import { card, deckOf, fill } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { planGame } from "./plan-game.ts";

test("[ANA-02] the first turns name the mana that is played most, then what the plan rests on", () => {
  const rock = (edhrec_rank: number) =>
    card("{T}: Add {C}{C}.", { type_line: "Artifact", cmc: 1, edhrec_rank });
  const [seldom, often, mostly] = [rock(900), rock(20), rock(1)];
  const key = card("Draw two cards.", { type_line: "Sorcery", cmc: 2 });
  const facts = deckFacts(deckOf(seldom, often, mostly, key, ...fill));
  const [early] = planGame(facts, { worth: new Map([[key.name, 30]]) });
  expect(early?.cards.map(({ name }) => name).slice(0, 3)).toEqual([
    mostly.name,
    often.name,
    key.name,
  ]);
});
