import type { FoundCombo } from "@spellwright/decks";
import { combosOf, type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import type { CardReference, Finding, StrategyQuestion } from "../strategist.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { mayJoin } from "./legality.ts";

/** Combos that are named one by one. The others are counted. */
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

const namesIn = ({ cards }: FoundCombo): readonly string[] => cards.map(({ name }) => name);

/** The combos that hold the most of the named cards. None where no named card is in one. */
const nearestTo = (asked: readonly string[], combos: readonly FoundCombo[]) => {
  const heldBy = (combo: FoundCombo) =>
    namesIn(combo).filter((name) => asked.includes(name)).length;
  const most = Math.max(0, ...combos.map(heldBy));
  return most === 0 ? [] : combos.filter((combo) => heldBy(combo) === most);
};

/** What heads the answer: the combos of the list, or those of it that hold the named cards. */
const headOf = (
  { question: { cards } }: AnswerContext,
  count: number,
  isHeld: boolean,
): Finding => {
  const named = { cards: { cards: cards.map(({ card }) => referenceOf(card, null)) } };
  if (cards.length === 0) return finding("combos", { count });
  return finding(isHeld ? "combosWith" : "combosWithNone", { ...named, count });
};

/**
 * The combos that a list holds, what they take, and the ones that it lacks one card of. Asked of named
 * cards, those that hold them all. Where none does, that is said, and what the list holds nearest to it.
 */
export const answerCombos: Answer = (context) => {
  const { facts, question, understanding } = context;
  if (facts === null || !understanding.subjects.has("combos")) return undefined;
  const asked = question.cards.map(({ card }) => card.name);
  const has = (names: readonly string[]) => asked.every((name) => names.includes(name));
  const near = nearIn(facts, question.near).filter(({ missing, cards }) =>
    has([missing.name, ...cards]),
  );
  const whole = combosOf(facts.deck);
  const held = whole.filter((combo) => has(namesIn(combo)));
  const nearest = held.length > 0 ? held : nearestTo(asked, whole);
  const combos = nearest.length > 0 ? nearest : whole;
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
    headline: headOf(context, combos.length, held.length > 0),
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
