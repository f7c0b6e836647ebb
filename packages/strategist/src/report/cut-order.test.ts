import type { Card } from "@spellwright/contract";
import { inOneGo } from "@spellwright/decks";
import { expect, test } from "vitest";
import { card, line } from "../../test/made-deck.ts";
import { answerLocally } from "../answer-locally.ts";
import { deckFacts } from "../deck-facts.ts";
import { planOf } from "../plan/plan-graph.ts";
import type { StrategyDeck } from "../strategist.ts";
import { understand } from "../understanding/understand.ts";
import { cutOrder, weakCount } from "./cut-order.ts";

const LEGAL = { legalities: { legacy: "legal" as const } };
const flyer = (size: string, cmc: number) =>
  card("Flying", {
    ...{ type_line: "Creature — Bird", power: size, toughness: size, cmc, keywords: ["Flying"] },
    ...LEGAL,
  });
const instant = (text: string, cmc = 1) =>
  card(text, { type_line: "Instant", cmc, mana_cost: `{${cmc}}`, ...LEGAL });
const drake = flyer("2", 3);
const angel = flyer("4", 4);
const exile = instant("Exile target creature.");
const bounce = instant("Return target creature to its owner's hand.");
const counter = instant("Counter target spell.", 2);
const look = instant("Scry 1.\nDraw a card.");
const land = card("{T}: Add {U}.", { type_line: "Land", cmc: 0, ...LEGAL });
const deckOf = (...cards: readonly Card[]): StrategyDeck => ({
  name: "Test",
  format: "legacy",
  bracket: null,
  entries: [...cards.map((each) => line(each, 4)), line(land, 60 - 4 * cards.length)],
});
const deck = deckOf(angel, counter, exile, drake, bounce, look);
const namesOf = (cards: readonly { readonly card: Card }[]) => cards.map((each) => each.card.name);

test("[Q-2] of sixty cards the weakest body and the answer for a turn go before the others", () => {
  const order = namesOf(cutOrder(deckFacts(deck)));
  expect(order.slice(0, 3).toSorted()).toEqual(
    [drake, bounce, look].map(({ name }) => name).toSorted(),
  );
  expect(order.at(-1)).toBe(exile.name);
});

const answer = (text: string, cards: readonly Card[] = []) => {
  const question = {
    ...{ question: text, language: "en" as const, deck, format: deck.format },
    ...{
      cards: cards.map((each) => ({ card: each, written: each.name })),
      history: [],
      summary: "",
    },
  };
  return inOneGo(
    answerLocally({ question, understanding: understand(question), facts: deckFacts(deck) }),
  );
};

test("[Q-2] no more cards are called weak than the order bears out, and what stays is told", () => {
  const { headline, sections, cards } = answer("which 5 cards are the weakest?");
  expect(headline.code).toBe("weakest");
  expect(cards.length).toBe(weakCount(cutOrder(deckFacts(deck))));
  const codes = sections[0]?.items.map(({ code }) => code) ?? [];
  expect(codes).toEqual(expect.arrayContaining(["cutSmall", "cutForATurn", "weakestOnly"]));
  expect(codes).not.toContain("cutAlike");
});

test("[Q-2] a card that is called weak never earns its slot", () => {
  const weak = answer("which 5 cards are the weakest?").cards.map(({ name }) => name);
  const verdicts = [drake, exile, bounce, angel].map((each) => {
    const codes = answer(`is ${each.name} good in this deck?`, [each]).sections[0]?.items.map(
      ({ code }) => code,
    );
    return [codes?.includes("fitWeakPlace"), weak.includes(each.name)];
  });
  expect(verdicts.every(([isCalledWeak, isListed]) => isCalledWeak === isListed)).toBe(true);
});

test("[Q-2] names the weakest cards of the part of the list that was asked about", () => {
  const weak = answer("which creatures are the weakest?").cards.map(({ name }) => name);
  expect(weak).toEqual([drake.name]);
  expect(answer("which removal spells are the weakest?").cards.map(({ name }) => name)).toEqual([
    bounce.name,
  ]);
});

test("[Q-2] where the plan rests on no card none is named as what it rests on", () => {
  expect(planOf(deckFacts(deck)).restsOn.size).toBe(0);
  const items = answer("which 5 cards are the weakest?").sections[0]?.items ?? [];
  expect(items.map(({ code }) => code)).not.toContain("weakestKept");
});
