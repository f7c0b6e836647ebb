import { combosOf, copiesOf, type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { findWins, winFinding } from "../report/find-wins.ts";
import { ATTACKS } from "../report/way-to-win.ts";
import type { CardReference, Finding } from "../strategist.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { cardsHit } from "./hits.ts";
import { withoutCards } from "./without-cards.ts";

/** Cards that bring back what was lost, or keep it from being lost. */
const SAFETY = ["recursion", "protection"] as const;

const safetyOf = ({ cards }: DeckFacts): readonly Finding[] =>
  SAFETY.flatMap((role) => {
    const found = cards.filter(({ roles, isCommander }) => roles.has(role) && !isCommander);
    return found.length === 0
      ? []
      : [
          finding(`backupSafety.${role}`, {
            count: copiesOf(found),
            cards: { cards: found.map(({ card, quantity }) => referenceOf(card, quantity)) },
          }),
        ];
  });

/** The cards that are lost: the named ones, the commander, else those of the surest way to win. */
const lostOf = (facts: DeckFacts, { question, understanding }: AnswerContext) => {
  const named = new Set(question.cards.map(({ card }) => card.name));
  const isLost = (each: DeckFacts["cards"][number]): boolean =>
    understanding.losesNamed || named.size > 0
      ? named.has(each.card.name)
      : understanding.losesCommander && each.isCommander;
  const isOfGraveyard = understanding.roles.includes("recursion") && named.size === 0;
  const asked = facts.cards
    .filter((each) => isLost(each) || (isOfGraveyard && each.roles.has("recursion")))
    .map(({ card }) => referenceOf(card, null));
  if (asked.length > 0) return asked;
  // What an opponent plays takes what it stops.
  const stopped = question.cards.flatMap(({ card }) => cardsHit(card, facts) ?? []);
  if (stopped.length > 0) return stopped.map(({ card }) => referenceOf(card, null));
  const combos = combosOf(facts.deck);
  const [first] = findWins(facts, combos);
  if (first === undefined || ATTACKS.has(first.kind)) return [];
  return first.kind === "combo"
    ? combos.flatMap(({ cards }) =>
        cards.map(
          ({ name, printedName }): CardReference => ({
            name,
            printed_name: printedName,
            quantity: null,
          }),
        ),
      )
    : first.cards;
};

/** A named card of the deck that nobody takes away: “walk me through the Breach line”. */
const speaksOfOwn = ({ question, understanding }: AnswerContext, { cards }: DeckFacts): boolean => {
  const [named] = question.cards;
  const isOwn = cards.some(
    ({ card, isCommander }) => !isCommander && card.name === named?.card.name,
  );
  return isOwn && !understanding.losesNamed && !WITHOUT.test(question.question);
};
const WITHOUT = /\b(?:without|sans)\b/i;

/** How many ways are left without what is lost. A deck that nobody leads loses no commander. */
const headOf = (
  lost: readonly CardReference[],
  ways: number,
  { facts, understanding }: AnswerContext,
): Finding => {
  if (lost.length > 0) return finding("backup", { count: ways, cards: { cards: lost } });
  const isLed = facts?.cards.some(({ isCommander }) => isCommander) === true;
  return understanding.losesCommander && !isLed
    ? finding("commander", { count: 0, cards: { cards: [] } })
    : finding("backupNone");
};

/**
 * What the deck still wins with when its first way fails, or without the cards that the question loses: the
 * ways of the rest of the list, and what brings cards back.
 */
export const answerBackup: Answer = (context) => {
  const { facts, understanding } = context;
  if (facts === null || !understanding.subjects.has("backup")) return undefined;
  if (speaksOfOwn(context, facts)) return undefined;
  // What brings cards back from a graveyard, or keeps them out of it, is of no use once it is gone.
  const isOfGraveyard = understanding.roles.some(
    (role) => role === "recursion" || role === "graveyardHate",
  );
  const lost = [...new Map(lostOf(facts, context).map((card) => [card.name, card])).values()];
  const gone = new Set(lost.map(({ name }) => name));
  const { rest, wins } = withoutCards(facts, gone);
  const others = lost.length > 0 ? wins : wins.filter(({ kind }) => !ATTACKS.has(kind));
  return {
    responseType: "cards",
    headline: headOf(lost, others.length, context),
    title: "backup",
    items: [...wins.map(winFinding), ...(isOfGraveyard ? [] : safetyOf(rest))],
    cards: wins.flatMap(({ cards }) => cards),
    confidence: 0.75 * knownShare(facts),
  };
};
