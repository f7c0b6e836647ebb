import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { card, deckOf, fill } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { cutOrder } from "../report/cut-order.ts";
import {
  commanderRewardsCosts,
  fedByCommander,
  feedsCommander,
  namedByCommander,
} from "./commander-links.ts";
import { planOf } from "./plan-graph.ts";

const CREATURE = { type_line: "Creature — Ox", power: "2", cmc: 2 };

/** The facts of a deck that a creature of this text leads. */
const led = (text: string, cards: readonly Card[], type_line = "Legendary Creature — Human") => {
  const leader = card(text, { type_line });
  const { entries, ...deck } = deckOf(...cards);
  return deckFacts({
    ...deck,
    entries: entries.map((entry) =>
      entry.board === "commander" ? { ...entry, name: leader.name, card: leader } : entry,
    ),
  });
};
const HURT = "Whenever you're dealt damage, create a 1/1 white Soldier creature token.";
const namesOf = (cards: readonly { readonly card: Card }[]) => cards.map((each) => each.card.name);

describe("[Q-1] the commander ties cards more than any other card does", () => {
  test("what it waits for: damage to oneself feeds it and is never cut", () => {
    const thorn = card("At the beginning of your upkeep, this enchantment deals 1 damage to you.");
    const bolt = card("Made deals 3 damage to any target.");
    const facts = led(HURT, [thorn, bolt, ...fill]);
    expect(namesOf(feedsCommander(facts))).toEqual([thorn.name]);
    expect(planOf(facts).restsOn).toContain(thorn.name);
    expect(namesOf(cutOrder(facts))).not.toContain(thorn.name);
  });

  test("of many cards that feed it, those that do so twice and more", () => {
    const one = "Search your library for a Forest card, put it onto the battlefield.";
    const two = "Search your library for up to two Forest cards, put them onto the battlefield.";
    const many = Array.from({ length: 21 }, () => card(one));
    const claim = card(two);
    const facts = led("Whenever a Forest you control enters, scry 1.", [...many, claim]);
    expect(namesOf(feedsCommander(facts))).toEqual([claim.name]);
  });

  test("what untaps one that is tapped for more than mana; a mana creature asks for none", () => {
    const sword = card("{3}: Untap equipped creature.\nEquip {3}");
    const feeding = (text: string) => namesOf(feedsCommander(led(text, [sword])));
    expect(feeding("{T}: Create two 1/1 red Goblin creature tokens.")).toEqual([sword.name]);
    expect(feeding("{T}: Add {R}.")).toEqual([]);
  });

  test("what waits for the tokens that it makes, or doubles them", () => {
    const doubles = card("If one or more tokens would be created, twice that many are instead.");
    const sister = card("Whenever a creature you control enters, you gain 1 life.");
    const own = card("When this creature enters, you gain 1 life.", CREATURE);
    expect(namesOf(fedByCommander(led(HURT, [doubles, sister, own])))).toContain(sister.name);
    expect(namesOf(fedByCommander(led(HURT, [doubles, sister, own])))).not.toContain(own.name);
  });

  test("the subtypes that it names, on cards that bear them and on cards that want them", () => {
    const elemental = card("", { ...CREATURE, type_line: "Creature — Elemental" });
    const grows = card("Forests you control are 2/2 creatures.", { type_line: "Enchantment" });
    const other = card("", CREATURE);
    const facts = led(
      "Whenever a Forest you control enters, create a 5/3 Elemental creature token.",
      [elemental, grows, other],
    );
    expect(namesOf(namedByCommander(facts))).toEqual([elemental.name, grows.name]);
  });

  test("a commander that takes life by mana values makes dear cards the last to go", () => {
    const dear = card("Scry 1.", { cmc: 9 });
    const text =
      "Whenever this deals combat damage to a player, reveal the top card of your library. Each opponent loses life equal to that card's mana value.";
    const facts = led(text, [dear, ...fill]);
    expect(commanderRewardsCosts(facts)).toBe(true);
    expect(namesOf(cutOrder(facts)).at(-1)).toBe(dear.name);
    expect(commanderRewardsCosts(led(HURT, [dear]))).toBe(false);
  });
});

describe("[Q-1] creatures that are put into play", () => {
  const leader =
    "Whenever this attacks, you may put a Dragon creature card from your hand onto the battlefield.";
  const dragon = (cmc: number) =>
    card("Flying", { ...CREATURE, type_line: "Creature — Dragon", cmc });
  const dragons = Array.from({ length: 7 }, () => dragon(7));

  test("are a theme with the commander that does it", () => {
    const { themes, notCast } = planOf(led(leader, [...dragons, dragon(3), ...fill]));
    expect(themes[0]).toMatchObject({ theme: "putIntoPlay", weight: 7 + 2 + 24 });
    expect(notCast.size).toBe(7);
  });

  test("are no cuts, however dear, and a creature of another kind is the first", () => {
    const ox = card("Flying", { ...CREATURE, cmc: 8 });
    const names = namesOf(cutOrder(led(leader, [...dragons, ox, ...fill])));
    expect(names[0]).toBe(ox.name);
    expect(names.filter((name) => dragons.some((each) => each.name === name))).toEqual([]);
  });
});

describe("[Q-1] cards whose event the deck makes happen are no cards without use", () => {
  test("a card that waits for life is fed by eight that gain it, though no theme is made of it", () => {
    const waits = card("Whenever you gain life, scry 1.");
    const gains = (count: number) => Array.from({ length: count }, () => card("You gain 2 life."));
    const worthWith = (count: number) =>
      planOf(led("", [waits, ...gains(count)])).worth.get(waits.name) ?? 0;
    expect(worthWith(8)).toBeGreaterThan(0);
    expect(worthWith(2)).toBe(0);
  });

  test("spells that are cast feed what waits for spells", () => {
    const waits = card("Whenever you cast an instant spell, scry 1.", CREATURE);
    const spells = Array.from({ length: 8 }, () =>
      card("Scry 1.", { type_line: "Instant", cmc: 1 }),
    );
    const worthWith = (...others: readonly Card[]) =>
      planOf(led("", [waits, ...others])).worth.get(waits.name) ?? 0;
    expect(worthWith(...spells)).toBeGreaterThan(worthWith());
  });
});
