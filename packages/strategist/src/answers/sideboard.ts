import { leastCost, recogniseRoles } from "@spellwright/decks";
import type { DeckCard, DeckFacts } from "../deck-facts.ts";
import { copiesOf, knownShare, namesType, referenceOf, sideboardOf } from "../deck-facts.ts";
import { cutOrder } from "../report/cut-order.ts";
import { helpsAgainst } from "../report/matchups.ts";
import type { Finding, StrategyQuestion } from "../strategist.ts";
import type { Opponent } from "../understanding/lexicon.ts";
import { hasCommander, SIZES } from "../usual-ranges.ts";
import { threatsIn } from "./against.ts";
import { type Answer, type AnswerContext, type AnswerPart, finding } from "./answer-part.ts";
import { copiesToCut } from "./cuts.ts";
import { filtersOf } from "./matching.ts";
import { sideboardCard } from "./sideboard-card.ts";
import { answersByThreat, FEW_ANSWERS, type Threat, threatsMet } from "./threats.ts";

const referencesOf = (cards: readonly DeckCard[]) =>
  cards.map(({ card, quantity }) => referenceOf(card, quantity));

/** What the main deck answers seldom, and whether the sideboard does. */
const coverage = (facts: DeckFacts, sideboard: DeckFacts): readonly Finding[] => {
  const bySide = new Map(answersByThreat(sideboard).map((each) => [each.threat, each.cards]));
  return answersByThreat(facts)
    .filter(({ cards }) => copiesOf(cards) < FEW_ANSWERS)
    .map(({ threat }) => {
      const cards = bySide.get(threat) ?? [];
      const threats = { threats: [threat] };
      return cards.length === 0
        ? finding("sideboardLacks", { threats })
        : finding("sideboardCovers", { threats, cards: { cards } });
    });
};

/** What of the sideboard answers the kinds of cards that are named. */
const sideboardAgainst = (
  threats: readonly Threat[],
  facts: DeckFacts,
  sideboard: DeckFacts,
): AnswerPart => {
  const cards = referencesOf(
    sideboard.cards.filter(({ card }) => threats.some((threat) => threatsMet(card).has(threat))),
  );
  const has = cards.length > 0;
  return {
    responseType: "cards",
    headline: finding(has ? "sideboardAnswers" : "sideboardNoAnswer", {
      threats: { threats },
      cards: { cards },
    }),
    title: "sideboard",
    items: [finding("againstRead")],
    cards,
    confidence: 0.8 * knownShare(facts),
  };
};

/** Decks that show few creatures: what only kills them comes out first. */
const FEW_CREATURES: ReadonlySet<Opponent> = new Set<Opponent>(["control", "combo"]);

const onlyKills = ({ card, roles }: DeckCard): boolean =>
  !namesType(card.type_line, "Creature") &&
  roles.size > 0 &&
  [...roles].every((role) => role === "removal" || role === "wipe");

/** Whether a card of the sideboard matters there: what hates graveyards does so only where there is one. */
const matters = (each: DeckCard, opponents: readonly Opponent[]): boolean =>
  opponents.some((opponent) => helpsAgainst(opponent, each)) &&
  (!each.roles.has("graveyardHate") || opponents.includes("graveyard"));

/** A card is cast for so much before such a deck is ready. */
const CHEAP = 3;

/** Whether a card attacks, or hurts whoever sits across by staying there: more than removal does where nothing is to be killed. */
const presses = ({ card, roles, isLand }: DeckCard): boolean =>
  !isLand &&
  leastCost(card) <= CHEAP &&
  !(roles.has("removal") || roles.has("wipe") || roles.has("graveyardHate")) &&
  (namesType(card.type_line, "Creature") ||
    recogniseRoles(card).events.causes.some(
      ({ name, whose, again }) => name === "damage-to-player" && again && whose !== "you",
    ));

/** The first cards to make room for so many: what the plan rests on least, and nothing that helps there. */
const goingOut = (
  facts: DeckFacts,
  opponents: readonly Opponent[],
  wanted: number,
): readonly Finding[] => {
  const idle = cutOrder(facts).filter(
    (each) =>
      !opponents.some((opponent) => helpsAgainst(opponent, each)) &&
      // Life is what a fast deck takes.
      !(opponents.includes("fast") && each.roles.has("lifegain")),
  );
  const isBare = opponents.every((opponent) => FEW_CREATURES.has(opponent));
  const order = isBare
    ? idle.toSorted((one, other) => Number(onlyKills(other)) - Number(onlyKills(one)))
    : idle;
  const cards = referencesOf(copiesToCut(order, wanted));
  return cards.length === 0 ? [] : [finding("sideboardOut", { cards: { cards } })];
};

/** In Commander nothing is boarded in: what of the deck itself helps against a kind of deck (CR 903.5). */
const withoutSideboard = (
  facts: DeckFacts,
  opponents: readonly Opponent[],
): Omit<AnswerPart, "title" | "confidence"> => {
  const cards = referencesOf(facts.cards.filter((each) => matters(each, opponents)));
  return {
    responseType: "cards",
    headline: finding("sideboardUnknown", { format: { format: facts.deck.format } }),
    items: [
      finding(cards.length === 0 ? "mainNothing" : "mainHelps", {
        opponents: { opponents },
        cards: { cards },
      }),
    ],
    cards,
  };
};

/** What the sideboard holds, what it does for the main deck, and what helps against a kind of deck. */
const wholeSideboard = (
  { facts, understanding }: AnswerContext & { readonly facts: DeckFacts },
  sideboard: DeckFacts,
): Omit<AnswerPart, "title" | "confidence"> => {
  const { opponents } = understanding;
  const all = referencesOf(sideboard.cards);
  if (opponents.length > 0) {
    const answering = sideboard.cards.filter((each) => matters(each, opponents));
    const isBare = opponents.every((opponent) => FEW_CREATURES.has(opponent));
    const pressing = answering.length === 0 && isBare ? sideboard.cards.filter(presses) : [];
    const helping = referencesOf([...answering, ...pressing]);
    const found = pressing.length > 0 ? "sideboardPresses" : "sideboardHelps";
    const code = helping.length === 0 ? "sideboardNothing" : found;
    return {
      responseType: "cards",
      headline: finding(code, { opponents: { opponents }, cards: { cards: helping } }),
      items: [...goingOut(facts, opponents, copiesOf(helping)), ...coverage(facts, sideboard)],
      cards: helping,
    };
  }
  return {
    responseType: "cards",
    headline: finding("sideboardSize", { count: copiesOf(all) }),
    items: [
      ...(all.length === 0 ? [] : [finding("kindCards", { cards: { cards: all } })]),
      ...coverage(facts, sideboard),
      finding("sideboardByAnalysis"),
    ],
    cards: all,
  };
};

/** What comes in against a kind of deck: from the sideboard, or from nowhere. */
const againstDecks = (
  context: AnswerContext & { readonly facts: DeckFacts },
  sideboard: DeckFacts,
  namesThreats: boolean,
): Omit<AnswerPart, "title" | "confidence"> | undefined => {
  const { facts, understanding } = context;
  if (hasCommander(facts.deck.format) && sideboard.cards.length === 0)
    return withoutSideboard(facts, understanding.opponents);
  return namesThreats || understanding.asksCount ? undefined : wholeSideboard(context, sideboard);
};

/** Beside what is met, colors are those of the opponent. */
const COLORS: ReadonlySet<string> = new Set(["color", "colors"]);

/** What a card of the sideboard that is named is there for. Undefined where it is not the only one. */
const ofNamed = ({ cards }: StrategyQuestion, facts: DeckFacts, sideboard: DeckFacts) => {
  const [named, another] = cards;
  const held = sideboard.cards.find(({ card }) => card.name === named?.card.name);
  return held === undefined || another !== undefined ? undefined : sideboardCard(held, facts);
};

/**
 * What the question asks of the sideboard: how many of its cards pass its filters, else what it holds and
 * does for the main deck. How many cards it may have is asked of the format.
 */
export const answerSideboard: Answer = (context) => {
  const { facts, question, understanding } = context;
  if (facts === null || !understanding.asksSideboard) return undefined;
  const sideboard = sideboardOf(facts);
  if (question.cards.length > 0) return ofNamed(context.question, facts, sideboard);
  const common = { title: "sideboard", confidence: 0.9 * knownShare(facts) };
  // The colors of an opponent narrow no cards of one’s own.
  const against = understanding.isAgainst ? threatsIn(context) : [];
  const meetsDecks = understanding.isAgainst && understanding.opponents.length > 0;
  const met = meetsDecks
    ? againstDecks({ ...context, facts }, sideboard, against.length > 0)
    : undefined;
  if (met !== undefined) return { ...met, ...common };
  if (against.length > 0) return sideboardAgainst(against, facts, sideboard);
  const filters = filtersOf({ ...context, facts: sideboard }).filter(
    ({ label }) => !(understanding.isAgainst && COLORS.has(label.kind)),
  );
  if (filters.length === 0)
    return understanding.asksCount || SIZES[facts.deck.format].sideboard === null
      ? undefined
      : { ...wholeSideboard({ ...context, facts }, sideboard), ...common };
  const found = sideboard.cards.filter((each) => filters.every(({ test }) => test(each)));
  const cards = referencesOf(found);
  return {
    responseType: "cards",
    headline: finding("matching", {
      count: copiesOf(found),
      filters: { filters: filters.map(({ label }) => label) },
    }),
    items: cards.length === 0 ? [] : [finding("kindCards", { cards: { cards } })],
    cards,
    ...common,
  };
};
