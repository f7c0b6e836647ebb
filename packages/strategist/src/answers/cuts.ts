import { type Role, recogniseRoles } from "@spellwright/decks";
import { foldPhrase } from "@spellwright/text";
import {
  copiesOf,
  type DeckCard,
  type DeckFacts,
  isModalLand,
  knownShare,
  referenceOf,
  weightOfRole,
} from "../deck-facts.ts";
import { themesOf } from "../plan/card-themes.ts";
import { creatureSizeOf } from "../plan/creature-size.ts";
import type { FoundTheme } from "../plan/find-themes.ts";
import { isTemporaryAnswer, manaEfficiencyOf } from "../plan/mana-efficiency.ts";
import { planOf } from "../plan/plan-graph.ts";
import { cutOrder, weakCount } from "../report/cut-order.ts";
import type { CardReference, Finding } from "../strategist.ts";
import { usualCost } from "../usual-cost.ts";
import { COMMANDER_HABITS, hasCommander, SIZES } from "../usual-ranges.ts";
import { type Answer, type AnswerContext, type AnswerPart, finding } from "./answer-part.ts";
import { landsBesideUsual } from "./lands.ts";
import { isForbidden } from "./legality.ts";
import { filtersOf } from "./matching.ts";
import { coloredManaOf, passes } from "./passes-filter.ts";
import { roleBesideHabit } from "./roles.ts";

/** How many cuts are named when the question names no number, and at most. */
const NAMED = 5;
const MOST_NAMED = 15;
/** From here a card is late. It is cast with most of the lands of a game. */
const DEAR = 6;

const aboveHabit = (facts: DeckFacts, { roles }: DeckCard): Role | undefined =>
  [...roles].find(
    (role) => COMMANDER_HABITS[role] && roleBesideHabit(facts, role)?.code === "roleAbove",
  );

/** So many themes are what a deck is mostly about. */
const MAIN_THEMES = 3;

/** The main themes of a deck that a card neither makes anything for nor rewards. */
const themesWithout = (facts: DeckFacts, { card }: DeckCard): readonly FoundTheme[] => {
  const { makes, rewards } = themesOf(card);
  const isThis = ({ name }: CardReference): boolean => name === card.name;
  return planOf(facts)
    .themes.slice(0, MAIN_THEMES)
    .filter(
      ({ theme, makers, payoffs }) =>
        !(makes.has(theme) || rewards.has(theme) || makers.some(isThis) || payoffs.some(isThis)),
    );
};

/** Of a card without a role: what it costs, what it does not do and which themes it has no part in. */
const plainly = (facts: DeckFacts, each: DeckCard): Finding => {
  const named = { card: { card: referenceOf(each.card, null) }, value: each.card.cmc };
  const themes = themesWithout(facts, each);
  // What finds lands for the hand turn after turn is neither ramp nor cards drawn, and no nothing.
  if (recogniseRoles(each.card).does.traits.has("findsLand"))
    return finding("cutFindsLands", named);
  return themes.length === 0
    ? finding("cutPlain", named)
    : finding("cutApart", { ...named, themes: { themes } });
};

/** All copies of a card in the deck, of which fewer may go. */
const copiesHeld = ({ cards }: DeckFacts, { card }: DeckCard): number =>
  copiesOf(cards.filter((each) => each.card.name === card.name));

const ANSWERING: ReadonlySet<Role> = new Set(["removal", "wipe", "counterspell"]);

/** That a body is small for its cost, or that what a card answers comes again. Undefined for neither. */
const smallness = ({ card }: DeckCard): Finding | undefined => {
  const named = { card: { card: referenceOf(card, null) }, value: card.cmc };
  if (isTemporaryAnswer(card)) return finding("cutForATurn", named);
  const body = creatureSizeOf(card);
  return body === null || (manaEfficiencyOf(card) ?? 0) >= 0
    ? undefined
    : finding("cutSmall", { ...named, ...body });
};

/** Why this card rather than another: what holds of it, never a taste. */
const reasonOf = (facts: DeckFacts, each: DeckCard): Finding => {
  const card = { card: referenceOf(each.card, null) };
  const value = each.card.cmc;
  if (isForbidden(each.card, facts)) return finding("cutIllegal", { card });
  const role = aboveHabit(facts, each);
  if (role !== undefined) return finding("cutAbove", { card, role: { role }, value });
  const isDear = usualCost(each) >= DEAR;
  const small = smallness(each);
  if (small !== undefined) return small;
  if (each.roles.size === 0)
    return isDear ? finding("cutDearAndPlain", { card, value }) : plainly(facts, each);
  if (isDear) return finding("cutDear", { card, value });
  // An answer is not missed less for there being others.
  const [does] = [...each.roles]
    .filter((mine) => !ANSWERING.has(mine))
    .map((mine) => ({ mine, others: weightOfRole(facts, mine) - copiesHeld(facts, each) }))
    .toSorted((one, other) => other.others - one.others);
  return does === undefined || does.others === 0
    ? finding("cutLeast", { card, value })
    : finding("cutAlike", { card, role: { role: does.mine }, count: does.others, value });
};

/** Cards over the size of a format that allows no more. */
const excess = ({ deck, statistics }: DeckFacts): number => {
  const { cards, atLeast } = SIZES[deck.format];
  return atLeast ? 0 : Math.max(0, statistics.cards - cards);
};

/** So many copies of the first cards to go, not so many cards with all of their copies. */
export const copiesToCut = (order: readonly DeckCard[], wanted: number): readonly DeckCard[] => {
  let left = wanted;
  return order.flatMap((each) => {
    const quantity = Math.min(left, each.quantity);
    left -= quantity;
    return quantity === 0 ? [] : [{ ...each, quantity }];
  });
};

/** Cards that must come in for those that go, in a format that asks for so many at least. */
const toReplace = ({ deck, statistics }: DeckFacts, cut: number): number => {
  const { cards, atLeast } = SIZES[deck.format];
  return atLeast ? Math.max(0, cut - Math.max(0, statistics.cards - cards)) : 0;
};

/** “Which lands should I cut?” is a question on lands. None of them is among the cuts. */
const OF_LANDS =
  /\b(?:which|what|how many|quels?|combien de) (?:of (?:my|the) |de mes )?(?:lands?|terrains?)\b/;

/** What of the deck is asked about. All of it, or “the weakest creatures”. */
const askedCards = (context: AnswerContext, order: readonly DeckCard[]): readonly DeckCard[] => {
  if (context.understanding.asksForWeak === null) return order;
  const filters = filtersOf(context);
  return order.filter((each) => filters.every(({ test }) => test(each)));
};

/** For a lower curve what is dear goes first. */
const forCurve = (
  { understanding }: AnswerContext,
  order: readonly DeckCard[],
): readonly DeckCard[] =>
  understanding.subjects.has("curve")
    ? order.toSorted((one, other) => Number(isAboveMean(other)) - Number(isAboveMean(one)))
    : order;
const MEAN_COST = 4;
const isAboveMean = (each: DeckCard): boolean => usualCost(each) >= MEAN_COST;

/** What comes beside the cards that could go: lands, the size of the deck, what is never proposed. */
const asides = (facts: DeckFacts, cut: number): readonly Finding[] => {
  const lands = landsBesideUsual(facts);
  const replaced = toReplace(facts, cut);
  return [
    ...(lands?.code === "landsAbove" ? [lands] : []),
    ...(excess(facts) > 0 ? [finding("cutsToSize", { count: excess(facts) })] : []),
    ...(replaced > 0
      ? [finding("cutsReplaced", { count: replaced, least: SIZES[facts.deck.format].cards })]
      : []),
  ];
};

/** Cards that are named after the weakest one. */
const RUNNERS_UP = 2;

/** How many cards are named. Those that are asked for, the excess of the deck, or a few. */
const wantedOf = (
  facts: DeckFacts,
  { asksForWeak, cardsWanted }: AnswerContext["understanding"],
): number => {
  if (cardsWanted !== null) return Math.min(MOST_NAMED, cardsWanted);
  if (asksForWeak === "one") return 1;
  return Math.min(MOST_NAMED, (asksForWeak === null && excess(facts)) || NAMED);
};

/** Whether a land makes more than one mana, or finds another land. */
const doesMore = ({ card }: DeckCard): boolean => {
  const { traits } = recogniseRoles(card).does;
  return traits.has("makesMuch") || traits.has("searches");
};

/** Of lands that enter tapped, those that always do and make least go first: never a spell in their place. */
const tappedCuts = (facts: DeckFacts): AnswerPart | undefined => {
  const tapped = facts.cards.filter((each) => passes(each, { kind: "entersTapped" }, foldPhrase));
  const [always, unless] = [false, true].map((mayNot) =>
    tapped
      .filter(({ card }) => recogniseRoles(card).does.traits.has("mayEnterUntapped") === mayNot)
      .toSorted(
        (one, other) =>
          Number(doesMore(one)) - Number(doesMore(other)) ||
          coloredManaOf(one) - coloredManaOf(other),
      )
      .map(({ card, quantity }) => referenceOf(card, quantity)),
  );
  if (always === undefined || unless === undefined) return undefined;
  const first = { cards: { cards: always } };
  return {
    responseType: "cards",
    headline: finding("tappedCuts", { count: copiesOf(always), ...first }),
    title: "tappedCuts",
    items: [
      ...(always.length === 0 ? [] : [finding("tappedOrder")]),
      ...(unless.length === 0 ? [] : [finding("tappedUnless", { cards: { cards: unless } })]),
    ],
    cards: [...always, ...unless],
    confidence: 0.8 * knownShare(facts),
  };
};

/** Cards that are named as those to keep. */
const MOST_KEPT = 5;

/** What the plan rests on, the most of it first. No advice takes it out. */
const keptMost = (facts: DeckFacts): readonly CardReference[] => {
  const { worth, restsOn } = planOf(facts);
  const worthOf = ({ card }: DeckCard): number => worth.get(card.name) ?? 0;
  return facts.cards
    .filter(({ card, isLand, isCommander }) => restsOn.has(card.name) && !isLand && !isCommander)
    .filter(({ card }) => !isModalLand(card) && !isForbidden(card, facts))
    .toSorted((one, other) => worthOf(other) - worthOf(one))
    .slice(0, MOST_KEPT)
    .map(({ card, quantity }) => referenceOf(card, quantity));
};

/** Beside weak cards: that no more of them are, and what the plan rests on most. */
const besideWeak = (facts: DeckFacts, isFewer: boolean): readonly Finding[] => {
  const kept = keptMost(facts);
  return [
    ...(isFewer ? [finding("weakestOnly")] : []),
    ...(kept.length === 0 ? [] : [finding("weakestKept", { cards: { cards: kept } })]),
  ];
};

/** Where no card of those that are asked about is weak: which of them would go first. */
const noneWeak = (
  facts: DeckFacts,
  order: readonly DeckCard[],
  wanted: number,
): AnswerPart | undefined => {
  const first = order
    .slice(0, Math.min(wanted, 1 + RUNNERS_UP))
    .map(({ card, quantity }) => referenceOf(card, quantity));
  if (first.length === 0) return undefined;
  return {
    responseType: "cards",
    headline: finding("weakestNone", { cards: { cards: first } }),
    title: "cuts",
    items: [finding(hasCommander(facts.deck.format) ? "cutsKept" : "cutsOrder")],
    cards: first,
    confidence: 0.65 * knownShare(facts),
  };
};

/** What could go first and why: what may not be played, what is above the habits, dear, off the plan. */
export const answerCuts: Answer = (context) => {
  const { facts, question, understanding } = context;
  if (facts === null || !understanding.subjects.has("cuts")) return undefined;
  if (understanding.filters.some(({ kind }) => kind === "entersTapped")) return tappedCuts(facts);
  if (OF_LANDS.test(foldPhrase(question.question))) return undefined;
  const isWeak = understanding.asksForWeak !== null;
  const all = cutOrder(facts);
  const order = forCurve(context, askedCards(context, all));
  const wanted = wantedOf(facts, understanding);
  // Weak are the same cards whatever is asked: a part of the list may hold none of them.
  const weak = new Set(all.slice(0, weakCount(all)));
  const weakest = order.filter((each) => weak.has(each)).slice(0, wanted);
  if (isWeak && weakest.length === 0) return noneWeak(facts, order, wanted);
  const cuts = isWeak ? weakest : copiesToCut(order, wanted);
  const cards = cuts.map(({ card, quantity }) => referenceOf(card, quantity));
  const next = (
    isWeak && wanted === 1 ? order.filter((each) => !cuts.includes(each)).slice(0, RUNNERS_UP) : []
  ).map(({ card, quantity }) => referenceOf(card, quantity));
  if (cards.length === 0) return undefined;
  return {
    responseType: "cards",
    headline: isWeak
      ? finding("weakest", { cards: { cards } })
      : finding("cuts", { count: copiesOf(cards), cards: { cards } }),
    title: "cuts",
    items: [
      ...cuts.map((each) => reasonOf(facts, each)),
      ...(next.length === 0 ? [] : [finding("weakestNext", { cards: { cards: next } })]),
      ...(isWeak
        ? besideWeak(facts, cuts.length < Math.min(wanted, order.length))
        : asides(facts, copiesOf(cards))),
      finding(hasCommander(facts.deck.format) ? "cutsKept" : "cutsOrder"),
    ],
    cards: [...cards, ...next],
    confidence: 0.65 * knownShare(facts),
  };
};
