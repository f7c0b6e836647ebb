import { recogniseRoles } from "@spellwright/decks";
import { type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { comboPieces, cutOrder } from "../report/cut-order.ts";
import type { Finding, StrategyQuestion } from "../strategist.ts";
import { type Answer, finding } from "./answer-part.ts";
import { isForbidden } from "./legality.ts";
import { roleBesideHabit } from "./roles.ts";

/** The cards of the deck that a card makes a combo with: of those it plays, or of those it lacks one of. */
const partnersOf = (name: string, facts: DeckFacts, near: StrategyQuestion["near"]) => {
  const whole = (facts.deck.bracket?.combos ?? [])
    .map(({ cards }) => cards.map((card) => card.name))
    .find((names) => names.includes(name));
  const names = whole ?? near?.find(({ missing }) => missing.name === name)?.cards ?? [];
  return facts.cards
    .filter(({ card }) => card.name !== name && names.includes(card.name))
    .map(({ card }) => referenceOf(card, null));
};

/** So many cards are the first to go. */
const FIRST_CUTS = 10;

/** Whether a card of the deck is among those that every advice would cut first. */
const placeAmongCuts = (name: string, facts: DeckFacts): string => {
  const place = cutOrder(facts, comboPieces(facts)).findIndex(({ card }) => card.name === name);
  if (place === -1) return "fitKept";
  return place < FIRST_CUTS ? "fitCutFirst" : "fitStays";
};

/** Whether a card is worth a place in this deck: may it be played, what does it add, what is there already. */
export const answerFit: Answer = ({ facts, question, understanding }) => {
  const [named] = question.cards;
  if (facts === null || named === undefined || question.cards.length > 1) return undefined;
  const { subjects, asksCount, asksPresence } = understanding;
  if (subjects.has("copies") || asksCount || asksPresence) return undefined;
  if (!(subjects.has("fit") || subjects.has("cuts")) || subjects.has("odds")) return undefined;
  const { card } = named;
  const reference = { card: referenceOf(card, null) };
  const isIn = facts.cards.some((each) => each.card.name === card.name);
  const roles = [...recogniseRoles(card).roles];
  const beside = roles.flatMap((role) => roleBesideHabit(facts, role) ?? []);
  const partners = partnersOf(card.name, facts, question.near);
  const below = beside.filter(({ code }) => code.startsWith("roleBelow"));
  const above = beside.filter(({ code }) => code === "roleAbove");
  const sameValue = facts.cards
    .filter((each) => !each.isLand && Math.min(7, each.card.cmc) === Math.min(7, card.cmc))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const verdict = (): string => {
    if (isForbidden(card, facts)) return "fitForbidden";
    if (isIn)
      return understanding.subjects.has("cuts") ? placeAmongCuts(card.name, facts) : "fitAlready";
    if (partners.length > 0) return "fitCombo";
    if (below.length > 0) return "fitFills";
    return above.length > 0 ? "fitEnough" : "fitOpen";
  };
  const items: Finding[] = [
    ...(partners.length > 0 ? [finding("fitPartners", { cards: { cards: partners } })] : []),
    ...(roles.length > 0
      ? roles.map((role) => finding("fitRole", { role: { role } }))
      : [finding("fitNoRole")]),
    ...beside,
    finding("fitCurve", { value: card.cmc, count: sameValue }),
  ];
  return {
    responseType: "cards",
    headline: finding(verdict(), { card: reference }),
    title: "fit",
    items,
    cards: [reference.card],
    confidence: 0.7 * knownShare(facts),
  };
};
