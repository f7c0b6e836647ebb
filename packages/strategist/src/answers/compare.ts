import type { Card } from "@spellwright/contract";
import { type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import { hasCommander } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";
import { isLegend } from "./candidates.ts";
import { isChoiceOfOwn } from "./choice-of-own.ts";
import { type Weighed, weighCard } from "./weigh-card.ts";

/** What decides between two cards: the more of it the better, from a difference on. Null where a card has none of it. */
interface Measure {
  readonly code: string;
  readonly of: (weighed: Weighed) => number | null;
  readonly least?: number;
}
/** A search counts by the pieces of combos that it finds, then by the cards. */
const PIECE = 1000;
/** So much of the creatures one meets is worth a mana. */
const SHARE_FOR_MANA = 0.15;
const LEAST_SHARE = 0.1;
const RARE: readonly Measure[] = [
  { code: "compareCombo", of: ({ partners }) => Math.sign(partners.length) },
  { code: "compareFills", of: ({ fills }) => fills.length },
  {
    code: "compareFinds",
    of: ({ finds, pieces }) => (finds === null ? null : PIECE * pieces.length + finds.length),
  },
  {
    code: "compareReaches",
    of: ({ reach, card }) => (reach === null ? null : reach - SHARE_FOR_MANA * card.cmc),
    least: LEAST_SHARE,
  },
];
/** Less than so much of the plan tells no two cards apart. */
const LEAST_PLANNED = 6;
const PLANNED: Measure = {
  code: "comparePlanned",
  of: ({ planned }) => Math.round(planned / LEAST_PLANNED),
};
const COMMON: readonly Measure[] = [
  { code: "compareJoins", of: ({ synergies }) => synergies.length },
  { code: "compareRoles", of: ({ roles }) => roles.length },
];
const CHEAPER: Measure = {
  code: "compareCheaper",
  of: ({ card, isLand }) => (isLand ? 0 : -card.cmc),
};
/** A newcomer is weighed as if the deck held it: by what it does for the commander, and by its place. */
const LED: Measure = {
  code: "comparePlanned",
  of: ({ place }) => Number(place?.parts.includes("leader") === true),
};
const PLACED: Measure = {
  code: "comparePlanned",
  of: ({ place }) => Math.round((place?.before ?? 0) / LEAST_PLANNED),
};

/** A card that nobody has counted is played least. */
const UNRANKED = Number.POSITIVE_INFINITY;

/** A verdict by damage where each of two cards tells how much it deals. Undefined where that is the same. */
const byDamage = (
  first: Weighed,
  second: Weighed,
): readonly [best: Weighed, other: Weighed] | undefined => {
  if (first.damage === null || second.damage === null || first.damage === second.damage)
    return undefined;
  return first.damage > second.damage ? [first, second] : [second, first];
};

const told = (code: string, best: Weighed, other: Weighed): Finding =>
  finding(code, { best: { card: best.reference }, other: { card: other.reference } });

/** Which may be played at all, where not both may. */
const byLegality = (first: Weighed, second: Weighed): Finding | undefined => {
  if (!first.isAllowed && !second.isAllowed) return told("compareNeither", first, second);
  if (!second.isAllowed) return told("compareAllowed", first, second);
  return first.isAllowed ? undefined : told("compareAllowed", second, first);
};

/** By the first measure in which they differ enough. */
const byMeasures = (first: Weighed, second: Weighed): Finding | undefined => {
  const measures = [
    ...RARE,
    ...(first.isIn && second.isIn ? [PLANNED, ...COMMON] : [LED, ...COMMON, PLACED]),
    // A body, or something that stays, is not had for less mana than a spell.
    ...(first.kind === second.kind ? [CHEAPER] : []),
  ];
  for (const { code, of, least = 0 } of measures) {
    const [one, other] = [of(first), of(second)];
    if (one === null || other === null || one === other) continue;
    if (Math.abs(one - other) < least) continue;
    return one > other ? told(code, first, second) : told(code, second, first);
  }
  return undefined;
};

const byHabit = (facts: DeckFacts, first: Weighed, second: Weighed): Finding => {
  const [most, other] = [first, second].toSorted(
    (a, b) => (a.card.edhrec_rank ?? UNRANKED) - (b.card.edhrec_rank ?? UNRANKED),
  );
  return hasCommander(facts.deck.format) && most?.card.edhrec_rank != null && other !== undefined
    ? told("comparePlayed", most, other)
    : told("compareEven", first, second);
};

/** A land and a spell take no place from each other. */
const byKind = (first: Weighed, second: Weighed): Finding | undefined => {
  if (first.isLand === second.isLand) return undefined;
  return first.isLand ? told("compareLand", first, second) : told("compareLand", second, first);
};

const verdict = (facts: DeckFacts, first: Weighed, second: Weighed): Finding => {
  const decided = byLegality(first, second) ?? byKind(first, second) ?? byMeasures(first, second);
  if (decided !== undefined) return decided;
  const larger = byDamage(first, second);
  return larger === undefined ? byHabit(facts, first, second) : told("compareDamage", ...larger);
};

/** Cards that a sentence names. */
const MOST_FOUND = 8;

const foundLines = ({ reference, finds, pieces }: Weighed): Finding[] => {
  if (finds === null) return [];
  const named = { card: { card: reference } };
  const references = (cards: readonly Card[]) => ({
    cards: cards.map((card) => referenceOf(card, null)),
    most: MOST_FOUND,
  });
  return [
    finding("compareFound", { ...named, count: finds.length, cards: references(finds) }),
    ...(pieces.length === 0
      ? []
      : [finding("compareFoundPieces", { ...named, cards: references(pieces) })]),
  ];
};

const linesOf = (weighed: Weighed): Finding[] => {
  const { reference, card, roles, damage, reach, isIn, partners, synergies, place } = weighed;
  const parts = place?.parts ?? [];
  const named = { card: { card: reference } };
  const value = card.cmc;
  return [
    ...(roles.length > 0 ? [finding("compareCard", { ...named, roles: { roles }, value })] : []),
    ...(roles.length === 0 && parts.length === 0
      ? [finding("compareCardNoRole", { ...named, value })]
      : []),
    ...parts.map((part) => finding(`comparePart.${part}`, named)),
    ...(damage === null ? [] : [finding("compareDeals", { ...named, damage })]),
    ...(reach === null ? [] : [finding("compareTakes", { ...named, share: { percent: reach } })]),
    ...foundLines(weighed),
    ...(isIn ? [finding("fitAlready", named)] : []),
    ...(card.game_changer && !isIn ? [finding("isGameChanger", named)] : []),
    ...(partners.length > 0
      ? [finding("comparePartners", { ...named, cards: { cards: partners } })]
      : []),
    ...synergies.map((theme) => finding("compareSynergy", { ...named, theme: { theme } })),
  ];
};

/** Nothing is played instead of the commander but another legend: a spell beside it is what happens to it. */
const areAlternatives = ({ cards }: DeckFacts, ...named: readonly Card[]): boolean => {
  const leads = cards.filter(({ isCommander }) => isCommander).map(({ card }) => card.name);
  return (
    named.every(({ type_line }) => isLegend(type_line)) ||
    !named.some(({ name }) => leads.includes(name))
  );
};

/**
 * Which of two named cards this list has more use for, by what can be counted of it: allowed at all, a
 * combo, a role that is short, synergies, roles, cost. Where none decides, nothing is said to.
 */
export const answerCompare: Answer = (context) => {
  const { facts, question, understanding } = context;
  const [one, other] = question.cards;
  const { comparesNamed, subjects, asksCount, asksPresence } = understanding;
  if (facts === null || !comparesNamed || one === undefined || other === undefined)
    return undefined;
  if (!areAlternatives(facts, one.card, other.card)) return undefined;
  if (asksCount || asksPresence || subjects.has("odds")) return undefined;
  if (subjects.has("cuts") && !isChoiceOfOwn(context)) return undefined;
  const first = weighCard(one.card, facts, question);
  const second = weighCard(other.card, facts, question);
  // Of more than two cards, which may not be played comes before which of two is better.
  if (question.cards.length > 2 && !(first.isAllowed && second.isAllowed)) return undefined;
  return {
    responseType: "cards",
    headline: verdict(facts, first, second),
    title: "compare",
    items: [first, second].flatMap(linesOf),
    cards: [first.reference, second.reference],
    confidence: 0.7 * knownShare(facts),
  };
};
