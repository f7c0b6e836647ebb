import type { Card } from "@spellwright/contract";
import { expect, test } from "vitest";
import { card } from "../../test/made-deck.ts";
import { deckCardOf } from "../deck-facts.ts";
import { creatureWaysOf } from "./creature-ways.ts";

const creature = (text: string, size: string, more: Partial<Card> = {}) =>
  card(text, { type_line: "Creature — Beast", power: size, toughness: size, cmc: 3, ...more });
const held = (...cards: readonly (readonly [quantity: number, card: Card])[]) =>
  cards.map(([quantity, each]) => deckCardOf(each, quantity, false));
const kindsOf = (cards: ReturnType<typeof held>, isSingleton: boolean) =>
  creatureWaysOf(cards, isSingleton)
    .filter((way) => way.cards.length > 0)
    .map(({ kind }) => kind);

const HERALD = "Whenever this creature attacks, create a 1/1 white Human creature token.";

test("[Q-1] a deck of large bodies attacks with them, whatever few tokens come by the way", () => {
  const stompy = held(
    [4, creature("Trample", "4")],
    [16, creature("", "3")],
    [8, creature(HERALD, "2")],
  );
  expect(kindsOf(stompy, false)).toEqual(["attackers"]);
  const wide = held([4, creature("", "3")], [16, creature(HERALD, "1")]);
  expect(kindsOf(wide, false)).toContain("tokens");
});

test("[Q-1] one token that is made once is no army", () => {
  const once = creature("When this creature enters, create a 1/1 white Human creature token.", "2");
  expect(kindsOf(held([20, once]), true)).toEqual(["attackers"]);
});

test("[Q-1] a single large creature is no plan beside the others", () => {
  const few = held([1, creature("", "6")], [10, creature("", "2")]);
  expect(kindsOf(few, true)).toEqual(["attackers"]);
  expect(kindsOf(held([1, creature("", "6")]), true)).toEqual(["combat"]);
});

test("[Q-1] what is evoked to remove something is no large attacker", () => {
  const evoked = creature(
    "When this creature leaves the battlefield, it deals 6 damage to target creature.\nEvoke {1}{R}",
    "6",
    {
      keywords: ["Evoke"],
    },
  );
  expect(kindsOf(held([8, evoked]), true)).toEqual([]);
});

test("[Q-1] what most damage is dealt with is named first", () => {
  const [small, large] = [creature("", "1"), creature("", "4")];
  const [attackers] = creatureWaysOf(
    held([4, small], [3, large], [12, creature("", "1")]),
    false,
  ).filter(({ kind }) => kind === "attackers");
  expect(attackers?.cards.map((each) => each.card.name).slice(0, 2)).toContain(large.name);
});
