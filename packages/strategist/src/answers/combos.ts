import { combosOf, type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import type { CardReference, StrategyQuestion } from "../strategist.ts";
import { type Answer, finding } from "./answer-part.ts";
import { mayJoin } from "./legality.ts";

/** Combos that are named one by one; the others are counted. */
const MOST_NAMED = 8;
const MOST_NEAR = 5;

/** Combos that one card more would make whole, one for each such card that may be played here. */
const nearIn = (facts: DeckFacts, near: StrategyQuestion["near"] = []) => {
  const open = new Map(
    near
      .filter(({ missing }) => mayJoin(missing, facts))
      .map((each) => [each.missing.name, each] as const),
  );
  const rankOf = (rank: number | null | undefined) => rank ?? Number.POSITIVE_INFINITY;
  return [...open.values()].toSorted(
    (a, b) =>
      a.cards.length - b.cards.length ||
      rankOf(a.missing.edhrec_rank) - rankOf(b.missing.edhrec_rank),
  );
};

/** The combos that a list holds, what they take, and the ones that it lacks one card of. */
export const answerCombos: Answer = ({ facts, question, understanding }) => {
  if (facts === null || !understanding.subjects.has("combos")) return undefined;
  const asked = question.cards.map(({ card }) => card.name);
  const has = (names: readonly string[]) => asked.every((name) => names.includes(name));
  const near = nearIn(facts, question.near).filter(({ missing, cards }) =>
    has([missing.name, ...cards]),
  );
  const combos = combosOf(facts.deck).filter(({ cards }) => has(cards.map(({ name }) => name)));
  const named = combos.slice(0, MOST_NAMED).map(({ cards, manaValue }) => ({
    cards: cards.map(
      ({ name, printedName }): CardReference => ({
        name,
        printed_name: printedName,
        quantity: null,
      }),
    ),
    manaValue,
  }));
  const inDeck = (names: readonly string[]) =>
    facts.cards
      .filter(({ card }) => names.includes(card.name))
      .map(({ card }) => referenceOf(card, null));
  return {
    responseType: "cards",
    headline: finding("combos", { count: combos.length }),
    title: "combos",
    items: [
      ...named.map(({ cards, manaValue }) =>
        manaValue === null
          ? finding("comboUncosted", { cards: { cards } })
          : finding("combo", { cards: { cards }, mana: manaValue }),
      ),
      ...(combos.length > MOST_NAMED
        ? [
            finding(facts.deck.bracket === null ? "combosOthers" : "combosMore", {
              count: combos.length - MOST_NAMED,
            }),
          ]
        : []),
      ...(near.length === 0 && question.near !== undefined && asked.length === 0
        ? [finding("comboNearNone")]
        : []),
      ...near.slice(0, MOST_NEAR).map(({ missing, cards }) =>
        finding("comboNear", {
          card: { card: referenceOf(missing, null) },
          cards: { cards: inDeck(cards) },
        }),
      ),
    ],
    cards: named.flatMap(({ cards }) => cards),
    confidence: 0.85 * knownShare(facts),
  };
};
