import type { Card } from "@spellwright/contract";
import { recogniseRoles } from "@spellwright/decks";
import {
  combosOf,
  copiesOf,
  type DeckFacts,
  deckCardOf,
  isModalLand,
  knownShare,
  referenceOf,
} from "../deck-facts.ts";
import { themesJoined } from "../plan/find-themes.ts";
import { ownCreaturesSwept, type PlanPlace, planPlaceOf } from "../plan/plan-place.ts";
import { cutOrder, weakCount } from "../report/cut-order.ts";
import type { Finding, StrategyQuestion } from "../strategist.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { isChoiceOfOwn } from "./choice-of-own.ts";
import { barFinding, isForbidden } from "./legality.ts";
import { roleBesideHabit } from "./roles.ts";

/** The cards of the deck that a card makes a combo with: of those it plays, or of those it lacks one of. */
export const partnersOf = (name: string, facts: DeckFacts, near: StrategyQuestion["near"]) => {
  const whole = combosOf(facts.deck)
    .map(({ cards }) => cards.map((card) => card.name))
    .find((names) => names.includes(name));
  const names = whole ?? near?.find(({ missing }) => missing.name === name)?.cards ?? [];
  return facts.cards
    .filter(({ card }) => card.name !== name && names.includes(card.name))
    .map(({ card }) => referenceOf(card, null));
};

/** The cards that make room for newcomers are among the first quarter of the cuts. */
const FIRST_SHARE = 4;

/** The one reason for which no advice takes a card out. */
const whyKept = (name: string, facts: DeckFacts): string => {
  const held = facts.cards.find(({ card }) => card.name === name);
  if (held?.isCommander === true) return "fitKeptCommander";
  if (held?.isLand === true || (held !== undefined && isModalLand(held.card))) return "fitKeptLand";
  if (combosOf(facts.deck).some(({ cards }) => cards.some((each) => each.name === name)))
    return "fitKeptCombo";
  return held?.card.game_changer === true ? "fitKeptChanger" : "fitKeptPlan";
};

/** Whether a card of the deck is among those that every advice would cut first. */
const placeAmongCuts = (name: string, facts: DeckFacts): string => {
  const order = cutOrder(facts);
  const place = order.findIndex(({ card }) => card.name === name);
  if (place === -1) return whyKept(name, facts);
  return place < weakCount(order) ? "fitCutFirst" : "fitStays";
};

/** Cards that are named as the first to make room. */
const MOST_ROOM = 3;

/** What goes first for cards that come in. Those that do the same where there are enough, else the first cuts. */
const roomFor = (newcomers: readonly Card[], facts: DeckFacts): Finding | undefined => {
  const coming = new Set(newcomers.flatMap((card) => [...recogniseRoles(card).roles]));
  const order = cutOrder(facts);
  const early = order.slice(0, Math.ceil(order.length / FIRST_SHARE));
  const alike = early.filter(({ roles }) => [...roles].some((role) => coming.has(role)));
  const goes = [...new Set([...alike.slice(0, 1), ...early])].slice(
    0,
    Math.max(MOST_ROOM, newcomers.length),
  );
  return goes.length === 0
    ? undefined
    : finding("fitRoom", { cards: { cards: goes.map(({ card }) => referenceOf(card, null)) } });
};

/** Roles that a swap leaves as they are: what goes has them too. */
const rolesKept = (goes: Card | undefined): ReadonlySet<string> =>
  new Set(goes === undefined ? [] : recogniseRoles(goes).roles);

/** How many spells cost the same. A land costs nothing. */
const atItsCost = (card: Card, facts: DeckFacts): readonly Finding[] =>
  deckCardOf(card, 1, false).isLand
    ? []
    : [
        finding("fitCurve", {
          value: card.cmc,
          count: copiesOf(facts.cards.filter((each) => !each.isLand && each.card.cmc === card.cmc)),
        }),
      ];

/** “Should I cut it?”. What is cut for a card is another one. */
const asksToCut = ({ subjects, namesAside }: AnswerContext["understanding"]): boolean =>
  subjects.has("cuts") && namesAside === null;

/** What a card does here: for the plan, by its roles, and what it costs the deck itself. */
const does = (
  card: Card,
  facts: DeckFacts,
  place: PlanPlace | null,
  isInSynergy: boolean,
): readonly Finding[] => {
  const parts = place?.parts ?? [];
  const roles = [...recogniseRoles(card).roles];
  const swept = ownCreaturesSwept(card, facts);
  const isPlain = roles.length === 0 && parts.length === 0 && !isInSynergy;
  return [
    ...parts.map((part) => finding(`fitPart.${part}`)),
    ...roles.map((role) => finding("fitRole", { role: { role } })),
    ...(isPlain ? [finding("fitNoRole")] : []),
    // That everything else would go first claims more than an order by figures can bear.
    ...(place === null || place.before === place.of
      ? []
      : [finding("fitPlace", { count: place.before, of: place.of })]),
    ...(swept > 0 ? [finding("fitSweepsOwn", { count: swept })] : []),
  ];
};

/** From this share of the other spells on, which would go before it, a newcomer is worth a slot. */
const WORTH_FROM = 0.4;
const isWorthIt = (place: PlanPlace | null): boolean =>
  place !== null && place.of > 0 && place.before / place.of >= WORTH_FROM;

/** The place that a card has already, or deserves by the plan. */
const judgePlace = (card: Card, facts: DeckFacts) => {
  const place = deckCardOf(card, 1, false).isLand ? null : planPlaceOf(card, facts);
  return { place, open: isWorthIt(place) ? "fitWorth" : "fitOpen" };
};

/**
 * What is said of a card’s place in the deck: the verdict first.
 *
 * @param goes the card of the deck that would make way for it
 */
const judge = (
  card: Card,
  facts: DeckFacts,
  { question, understanding }: AnswerContext,
  goes?: Card,
) => {
  const kept = rolesKept(goes);
  const reference = { card: referenceOf(card, null) };
  const isIn = facts.cards.some((each) => each.card.name === card.name);
  const bar = barFinding(card, facts);
  if (bar !== undefined) return { card, reference, isIn, headline: bar, items: [] };
  const roles = [...recogniseRoles(card).roles];
  const beside = roles.flatMap((role) => roleBesideHabit(facts, role) ?? []);
  const isFilling = roles.some(
    (role) => !kept.has(role) && roleBesideHabit(facts, role)?.code.startsWith("roleBelow"),
  );
  const partners = partnersOf(card.name, facts, question.near);
  const synergies = themesJoined(card, facts);
  const { place, open } = judgePlace(card, facts);
  const verdict = (): string => {
    if (isIn) return asksToCut(understanding) ? placeAmongCuts(card.name, facts) : "fitAlready";
    if (partners.length > 0) return "fitCombo";
    if (isFilling) return "fitFills";
    if (synergies.length > 0) return "fitJoins";
    return beside.some(({ code }) => code === "roleAbove") ? "fitEnough" : open;
  };
  const isWeak = placeAmongCuts(card.name, facts) === "fitCutFirst";
  const isAside = facts.deck.entries.some(
    ({ board, card: known }) => board === "sideboard" && known?.name === card.name,
  );
  const items: Finding[] = [
    ...(isAside ? [finding("fitAside", { card: reference })] : []),
    ...(verdict() === "fitAlready" ? [finding(isWeak ? "fitWeakPlace" : "fitEarnsPlace")] : []),
    ...(partners.length > 0 ? [finding("fitPartners", { cards: { cards: partners } })] : []),
    ...synergies.map((theme) => finding("fitSynergy", { theme: { theme } })),
    ...does(card, facts, place, synergies.length > 0),
    ...beside,
    ...(card.game_changer && !isIn ? [finding("isGameChanger", { card: reference })] : []),
    ...atItsCost(card, facts),
  ];
  return { card, reference, isIn, headline: finding(verdict(), { card: reference }), items };
};

/** What a commander is for is told by its ties to the deck. */
const isOfCommander = ({ question, understanding }: AnswerContext, facts: DeckFacts): boolean =>
  question.cards.length === 1 &&
  !understanding.subjects.has("cuts") &&
  facts.cards.some((each) => each.isCommander && each.card.name === question.cards[0]?.card.name);

/** “In a Rocco deck” says which deck it is: beside another card the commander is not what is asked about. */
const besideLeaders = (question: StrategyQuestion, { cards }: DeckFacts): StrategyQuestion => {
  const leads = new Set(cards.flatMap((each) => (each.isCommander ? each.card.name : [])));
  const others = question.cards.filter(({ card }) => !leads.has(card.name));
  return others.length === 0 ? question : { ...question, cards: others };
};

/** What is told by the commander’s ties, or by comparing two cards of the deck. */
const isOfOthers = (context: AnswerContext, facts: DeckFacts): boolean =>
  isOfCommander(context, facts) || isChoiceOfOwn(context);

/** What makes room for those that are not in the deck and may be. */
const roomOf = (judged: readonly ReturnType<typeof judge>[], facts: DeckFacts): Finding[] => {
  const newcomers = judged.filter(({ isIn, card }) => !isIn && !isForbidden(card, facts));
  const room =
    newcomers.length === 0
      ? undefined
      : roomFor(
          newcomers.map(({ card }) => card),
          facts,
        );
  return room === undefined ? [] : [room];
};

/**
 * Whether a card is worth a place in this deck: may it be played, what does it add, what is there already.
 * Of two cards: what one would bring, and how near the other is to being cut.
 */
export const answerFit: Answer = (context) => {
  const { facts, understanding } = context;
  if (facts === null) return undefined;
  const question = besideLeaders(context.question, facts);
  const [named, other] = question.cards;
  if (named === undefined || question.cards.length > 2) return undefined;
  const { subjects, asksCount, asksPresence } = understanding;
  if (subjects.has("copies") || asksCount || asksPresence) return undefined;
  if (!(subjects.has("fit") || subjects.has("cuts")) || subjects.has("odds")) return undefined;
  if (isOfOthers(context, facts)) return undefined;
  const common = {
    responseType: "cards",
    title: "fit",
    confidence: 0.7 * knownShare(facts),
  } as const;
  const inDeck = (card: Card | undefined) =>
    facts.cards.find((each) => each.card.name === card?.name)?.card;
  const first = judge(named.card, facts, context, inDeck(other?.card));
  if (other === undefined)
    return {
      ...common,
      headline: first.headline,
      items: [...first.items, ...roomOf([first], facts)],
      cards: [first.reference.card],
    };
  const second = judge(other.card, facts, context, inDeck(named.card));
  const placed = [first, second].filter(({ isIn }) => isIn).map(({ reference }) => reference.card);
  const places = placed.map((card) =>
    finding(placeAmongCuts(card.name, facts), { card: { card } }),
  );
  const [place, ...otherPlaces] = places;
  const newcomers = [first, second].filter(({ isIn }) => !isIn);
  const [comes, ...others] = newcomers;
  const headline = comes?.headline ?? place;
  if (headline === undefined) return undefined;
  return {
    ...common,
    headline,
    items: [
      ...(comes === undefined ? otherPlaces : places),
      ...(comes?.items ?? []),
      ...others.map((each) => each.headline),
      ...(newcomers.length === 2 ? roomOf(newcomers, facts) : []),
    ],
    cards: [first.reference.card, second.reference.card],
  };
};
