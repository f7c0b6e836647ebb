import { expect, test } from "vitest";
import { card, deckOf, fill } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { bestEarlyPlays, planGame } from "./plan-game.ts";

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

test("[Q-3] a card without a mana cost is cast for nothing in no turn", () => {
  const late = card("Suspend 3—{2}{B}{B}\nDraw four cards.", { cmc: 0, mana_cost: "" });
  const free = card("Draw a card.", { cmc: 0, mana_cost: "{0}" });
  const facts = deckFacts(deckOf(late, free));
  const [forNothing] = bestEarlyPlays(facts, { worth: new Map() });
  expect(forNothing?.cards.map(({ name }) => name)).toEqual([free.name]);
  const phases = planGame(facts, { worth: new Map() });
  const phaseOf = (name: string) =>
    phases.find(({ cards }) => cards.some((each) => each.name === name))?.phase;
  expect([phaseOf(free.name), phaseOf(late.name)]).toEqual(["early", "mid"]);
});
