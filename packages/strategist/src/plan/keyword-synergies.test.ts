import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { card, deckOf, fill } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { cutOrder } from "../report/cut-order.ts";
import { feedsCommander } from "./commander-links.ts";
import {
  cardsAskingForKeywords,
  creaturesWithWantedKeywords,
  fewCreaturesWithKeyword,
  graveyardFillers,
  keywordGivers,
  keywordsWanted,
} from "./keyword-synergies.ts";
import { planOf } from "./plan-graph.ts";

const BEAST = { type_line: "Creature — Beast", power: "3", cmc: 5 };

/** The facts of a deck that a creature of this text leads. */
const led = (text: string, cards: readonly Card[]) => {
  const leader = card(text, { type_line: "Legendary Creature — Nightmare" });
  const { entries, ...deck } = deckOf(...cards);
  return deckFacts({
    ...deck,
    entries: entries.map((entry) =>
      entry.board === "commander" ? { ...entry, name: leader.name, card: leader } : entry,
    ),
  });
};
const namesOf = (cards: readonly { readonly card: Card }[]) => cards.map((each) => each.card.name);

const ASKS =
  "When Made enters, put a flying counter on any creature you control if a creature card in your graveyard has flying. Repeat this process for first strike, deathtouch, reach, and trample.";

describe("[Q-1] keywords that the commander asks for", () => {
  const bearer = card("Flying, deathtouch", BEAST);
  const single = card("Trample", BEAST);
  const asker = card(
    "At the beginning of combat on your turn, this creature gains flying until end of turn if you control a creature with flying. The same is true for first strike, deathtouch, reach, and trample.",
    BEAST,
  );
  const filler = card("Mill four cards.", { type_line: "Sorcery", cmc: 2 });
  const plain = card("", BEAST);
  const facts = led(ASKS, [bearer, single, asker, filler, plain, ...fill]);

  test("a creature by which few keywords are there at all is worth more than one without", () => {
    expect(namesOf(fewCreaturesWithKeyword(facts).rare)).toContain(single.name);
    expect(namesOf(fewCreaturesWithKeyword(facts).any)).not.toContain(plain.name);
    const order = namesOf(cutOrder(facts));
    expect(order.indexOf(single.name)).toBeGreaterThan(order.indexOf(plain.name));
  });

  test("those of a list count though only the first was read", () => {
    expect([...keywordsWanted(facts)].toSorted()).toEqual([
      "deathtouch",
      "first strike",
      "flying",
      "reach",
      "trample",
    ]);
  });

  test("of many keywords a creature has to bring several; what asks for the same is tied too", () => {
    expect(namesOf(creaturesWithWantedKeywords(facts))).toEqual([bearer.name]);
    expect(namesOf(cardsAskingForKeywords(facts))).toEqual([asker.name]);
    expect(namesOf(graveyardFillers(facts))).toEqual([filler.name]);
  });

  test("what serves it is worth more than a creature that does not, and is cut after it", () => {
    const { worth } = planOf(facts);
    for (const { name } of [bearer, asker])
      expect(worth.get(name)).toBeGreaterThan(worth.get(plain.name) ?? 0);
    const order = namesOf(cutOrder(facts));
    expect(order.indexOf(plain.name)).toBeLessThan(order.indexOf(bearer.name));
  });
});

describe("[Q-1] what the commander counts and gives", () => {
  const COUNTS =
    "During your turn, spells you cast from your hand with mana value X or less have cascade, where X is the total amount of life your opponents have lost this turn.";
  const drain = card("At the beginning of your upkeep, each opponent loses 2 life.", BEAST);
  const ping = card("Whenever Made attacks, it deals 2 damage to each opponent.", BEAST);
  const giver = card("{T}: The next noncreature spell you cast this turn has cascade.", BEAST);

  test("life that opponents lost, and damage that made them lose it", () => {
    const facts = led(COUNTS, [drain, ping, giver, ...fill]);
    expect(namesOf(feedsCommander(facts))).toEqual([drain.name, ping.name]);
  });

  test("another card that gives what it gives is never cut", () => {
    const facts = led(COUNTS, [drain, ping, giver, ...fill]);
    expect(namesOf(keywordGivers(facts))).toEqual([giver.name]);
    expect(namesOf(cutOrder(facts))).not.toContain(giver.name);
  });
});
