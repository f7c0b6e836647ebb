import type { Card } from "@spellwright/contract";
import { recogniseRoles } from "@spellwright/decks";
import { type DeckFacts, deckCardOf, isLandCard, knownShare, referenceOf } from "../deck-facts.ts";
import { themesJoined } from "../plan/find-themes.ts";
import { planOf } from "../plan/plan-graph.ts";
import { planPlaceOf } from "../plan/plan-place.ts";
import type { Finding, StrategyQuestion } from "../strategist.ts";
import { hasCommander } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";
import { partnersOf } from "./fit.ts";
import { isForbidden } from "./legality.ts";
import { roleBesideHabit } from "./roles.ts";

/** How much damage to a creature a card deals, or how much toughness it takes, once; null where that is not told. */
const damageOf = (card: Card): number | null => {
  const amounts = recogniseRoles(card).answered.flatMap(({ types, upTo }) =>
    types.has("creature") && typeof upTo === "number" ? [upTo] : [],
  );
  return amounts.length === 0 ? null : Math.max(...amounts);
};

/** What the list says of a card that is weighed against another. */
const weigh = (card: Card, facts: DeckFacts, near: StrategyQuestion["near"]) => {
  const roles = [...recogniseRoles(card).roles];
  return {
    card,
    roles,
    reference: referenceOf(card, null),
    isAllowed: !isForbidden(card, facts),
    isIn: facts.cards.some((each) => each.card.name === card.name),
    partners: partnersOf(card.name, facts, near),
    synergies: themesJoined(card, facts),
    fills: roles.filter(
      (role) => roleBesideHabit(facts, role)?.code.startsWith("roleBelow") === true,
    ),
    isLand: deckCardOf(card, 1, false).isLand,
    damage: damageOf(card),
    planned: planOf(facts).worth.get(card.name) ?? 0,
    place: isLandCard(card) ? null : planPlaceOf(card, facts),
  };
};
type Weighed = ReturnType<typeof weigh>;

/** What decides between two cards, the weightiest first: the more of it the better. */
type Measure = readonly [code: string, of: (weighed: Weighed) => number];
const RARE: readonly Measure[] = [
  ["compareCombo", ({ partners }) => Math.sign(partners.length)],
  ["compareFills", ({ fills }) => fills.length],
];
/** Less than so much of the plan tells no two cards apart. */
const LEAST_PLANNED = 6;
const PLANNED: Measure = ["comparePlanned", ({ planned }) => Math.round(planned / LEAST_PLANNED)];
const COMMON: readonly Measure[] = [
  ["compareJoins", ({ synergies }) => synergies.length],
  ["compareRoles", ({ roles }) => roles.length],
];
const CHEAPER: Measure = ["compareCheaper", ({ card, isLand }) => (isLand ? 0 : -card.cmc)];
/** A newcomer is weighed as if the deck held it: by what it does for the commander, and by its place. */
const LED: Measure = [
  "comparePlanned",
  ({ place }) => Number(place?.parts.includes("leader") === true),
];
const PLACED: Measure = [
  "comparePlanned",
  ({ place }) => Math.round((place?.before ?? 0) / LEAST_PLANNED),
];

/** A card that nobody has counted is played least. */
const UNRANKED = Number.POSITIVE_INFINITY;

/** A verdict by damage where each of two cards tells how much it deals; undefined where that is the same. */
const byDamage = (
  first: Weighed,
  second: Weighed,
): readonly [best: Weighed, other: Weighed] | undefined => {
  if (first.damage === null || second.damage === null || first.damage === second.damage)
    return undefined;
  return first.damage > second.damage ? [first, second] : [second, first];
};

const verdict = (facts: DeckFacts, first: Weighed, second: Weighed): Finding => {
  const told = (code: string, best: Weighed, other: Weighed) =>
    finding(code, { best: { card: best.reference }, other: { card: other.reference } });
  if (!first.isAllowed && !second.isAllowed) return told("compareNeither", first, second);
  if (!second.isAllowed) return told("compareAllowed", first, second);
  if (!first.isAllowed) return told("compareAllowed", second, first);
  const measures =
    first.isIn && second.isIn
      ? [...RARE, PLANNED, ...COMMON, CHEAPER]
      : [...RARE, LED, ...COMMON, PLACED, CHEAPER];
  for (const [code, of] of measures) {
    const more = of(first) - of(second);
    if (more !== 0) return more > 0 ? told(code, first, second) : told(code, second, first);
  }
  const larger = byDamage(first, second);
  if (larger !== undefined) return told("compareDamage", ...larger);
  const [most, other] = [first, second].toSorted(
    (a, b) => (a.card.edhrec_rank ?? UNRANKED) - (b.card.edhrec_rank ?? UNRANKED),
  );
  return hasCommander(facts.deck.format) && most?.card.edhrec_rank != null && other !== undefined
    ? told("comparePlayed", most, other)
    : told("compareEven", first, second);
};

const linesOf = ({
  reference,
  card,
  roles,
  damage,
  isIn,
  partners,
  synergies,
  place,
}: Weighed): Finding[] => {
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
    ...(isIn ? [finding("fitAlready", named)] : []),
    ...(card.game_changer && !isIn ? [finding("isGameChanger", named)] : []),
    ...(partners.length > 0
      ? [finding("comparePartners", { ...named, cards: { cards: partners } })]
      : []),
    ...synergies.map((theme) => finding("compareSynergy", { ...named, theme: { theme } })),
  ];
};

/**
 * Which of two named cards this list has more use for, by what can be counted of it: allowed at all, a
 * combo, a role that is short, synergies, roles, cost; where none decides, nothing is said to.
 */
export const answerCompare: Answer = ({ facts, question, understanding }) => {
  const [one, other] = question.cards;
  const { comparesNamed, subjects, asksCount, asksPresence } = understanding;
  if (facts === null || !comparesNamed || one === undefined || other === undefined)
    return undefined;
  if (asksCount || asksPresence || subjects.has("odds") || subjects.has("cuts")) return undefined;
  const first = weigh(one.card, facts, question.near);
  const second = weigh(other.card, facts, question.near);
  return {
    responseType: "cards",
    headline: verdict(facts, first, second),
    title: "compare",
    items: [first, second].flatMap(linesOf),
    cards: [first.reference, second.reference],
    confidence: 0.7 * knownShare(facts),
  };
};
