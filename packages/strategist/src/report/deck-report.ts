import type { Card } from "@spellwright/contract";
import { type FoundCombo, inOneGo, type Steps } from "@spellwright/decks";
import { finding } from "../answers/answer-part.ts";
import { clockFinding, handsFinding } from "../answers/clock.ts";
import { shortColor, unknownCards } from "../answers/colors.ts";
import { weighedIn } from "../answers/end-notes.ts";
import { landsBesideUsual } from "../answers/lands.ts";
import { legalityFindings, mayJoin } from "../answers/legality.ts";
import { readingNotes, roleBesideHabit } from "../answers/roles.ts";
import { combosOf, type DeckFacts, deckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { deckInFittingFormat } from "../fitting-format.ts";
import type { ReportAdvice } from "../model/report-advice.ts";
import { simulateInSteps } from "../odds/simulate-games.ts";
import type { PlanEngine } from "../plan/engines.ts";
import type { FoundTheme } from "../plan/find-themes.ts";
import { type PlanGraph, planInSteps } from "../plan/plan-graph.ts";
import type { CardReference, Finding, StrategyDeck } from "../strategist.ts";
import {
  BRACKETS_SOURCE,
  COMMANDER_HABITS,
  hasCommander,
  LANDS_SOURCE,
  RULES_SOURCE,
  USUAL_TRUST,
} from "../usual-ranges.ts";
import { findKeyCards, type KeyCard } from "./key-cards.ts";
import { type MetaPosition, readMetaPosition } from "./matchups.ts";
import { missingRoles } from "./missing-roles.ts";
import { type PhasePlan, planGame } from "./plan-game.ts";
import { type Rating, rateDeck } from "./ratings.ts";
import { planSideboard, planTables, type SideboardPlan, type TablePlan } from "./sideboard-plan.ts";
import type { Swap } from "./swap.ts";
import { joinsMain, proposeSwaps, type SwapParts } from "./swaps.ts";
import type { WinCondition } from "./way-to-win.ts";
import { type WaysToPlay, waysToPlay } from "./ways-to-play.ts";

/** What can be said of a deck from its list (ANA-02). Each sentence names only cards of it. */
export interface DeckReport {
  /** As it is filed: its cards are weighed in the format that they fit (`facts.deck`). */
  readonly deck: StrategyDeck;
  readonly facts: DeckFacts;
  readonly strengths: readonly Finding[];
  readonly weaknesses: readonly Finding[];
  readonly notes: readonly Finding[];
  readonly ratings: readonly Rating[];
  readonly keyCards: readonly KeyCard[];
  readonly plan: readonly PhasePlan[];
  readonly ways: WaysToPlay;
  readonly combos: readonly FoundCombo[];
  readonly synergies: readonly FoundTheme[];
  readonly wins: readonly WinCondition[];
  /** Two cards that feed one another again and again, those on which most of the plan rests first. */
  readonly engines: readonly (readonly CardReference[])[];
  /** Combos that one card more would make whole, with cards that may be played here. */
  readonly near: readonly NearCombo[];
  readonly swaps: readonly Swap[];
  /** Null in formats without a sideboard of one’s own choice. */
  readonly sideboard: SideboardPlan | null;
  /** What would be changed for which table; Commander only, and null where too few cards are known. */
  readonly tables: TablePlan | null;
  readonly meta: MetaPosition;
  /** Addresses of where the usual figures come from. */
  readonly sources: readonly string[];
  /** How often the first hand is kept, and by which turn attacking wins. Empty for a deck too small. */
  readonly games: readonly Finding[];
  /** 0 to 1, from how much of the list is known. */
  readonly confidence: number;
  /** What a language model added. Null where none was asked, or nothing of it passed. */
  readonly advice: ReportAdvice | null;
}

/** A combo that lacks one card. */
export interface NearCombo {
  readonly missing: CardReference;
  /** Those of the deck. */
  readonly cards: readonly CardReference[];
}

const MOST_NEAR = 4;
/** Themes that a card may join to be a lead. */
const MOST_THEMES = 3;
const MOST_ENGINES = 4;

/** The engines of the plan that are no combo of their own. */
const enginesOf = (facts: DeckFacts, { engines, worth }: PlanGraph): DeckReport["engines"] => {
  const worthOf = (cards: PlanEngine): number =>
    cards.reduce((sum, { card }) => sum + (worth.get(card.name) ?? 0), 0);
  const isCombo = (engine: PlanEngine): boolean =>
    combosOf(facts.deck).some(({ cards }) =>
      engine.every(({ card }) => cards.some(({ name }) => name === card.name)),
    );
  return engines
    .filter((engine) => !isCombo(engine))
    .toSorted((one, other) => worthOf(other) - worthOf(one))
    .slice(0, MOST_ENGINES)
    .map((engine) => engine.map(({ card, quantity }) => referenceOf(card, quantity)));
};

/** The combos that lack a card which may join the deck, the most played of these first. */
const nearCombos = (facts: DeckFacts, { near, candidates }: ReportParts): readonly NearCombo[] => {
  const order = new Map(candidates.map((card, at) => [card.name, { card, at }] as const));
  const leads = new Set(facts.cards.flatMap((each) => (each.isCommander ? [each.card.name] : [])));
  const joins = joinsMain(facts, MOST_THEMES);
  const open = near.flatMap(({ missing, cards }) => {
    const found = order.get(missing);
    if (found === undefined || !mayJoin(found.card, facts)) return [];
    // A piece that does nothing else in this deck is no lead.
    return joins(found.card) || cards.some((name) => leads.has(name)) ? [{ ...found, cards }] : [];
  });
  const once = new Map(open.map((each) => [each.card.name, each] as const));
  return [...once.values()]
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST_NEAR)
    .map(({ card, cards }) => ({
      missing: referenceOf(card, null),
      cards: facts.cards
        .filter((each) => cards.includes(each.card.name))
        .map((each) => referenceOf(each.card, null)),
    }));
};

/** Where the usual figures of a format come from. */
const sourcesFor = ({ deck }: DeckFacts): readonly string[] => [
  ...new Set([
    LANDS_SOURCE,
    ...(hasCommander(deck.format)
      ? [...Object.values(COMMANDER_HABITS).map(({ source }) => source), BRACKETS_SOURCE]
      : []),
    RULES_SOURCE,
  ]),
];

const COUNTED = ["ramp", "draw", "removal", "wipe"] as const;

/** More breaches than these are counted, not named. */
const MOST_BREACHES = 3;

/** That a list may not be played, and why. */
const breachesOf = (facts: DeckFacts, filed: StrategyDeck): readonly Finding[] => {
  const format = { format: { format: filed.format } };
  const breaches = legalityFindings(facts, filed.format).filter(
    ({ code }) => code !== "legality.unknownCard",
  );
  if (breaches.length === 0) return [];
  return [
    finding("deckIllegal", { ...format, count: breaches.length }),
    ...(breaches.length > MOST_BREACHES ? [] : breaches),
  ];
};

/** What a formula says of a single land is within what its author calls usual. */
const isOneAbove = ({ code, params }: Finding): boolean =>
  code === "landsAbove" && params.count === 1;

const besideUsual = (facts: DeckFacts, filed: StrategyDeck) => {
  const beside = [
    landsBesideUsual(facts),
    shortColor(facts),
    ...COUNTED.map((role) => roleBesideHabit(facts, role)),
    ...missingRoles(facts),
  ].filter((each): each is Finding => each !== undefined && !isOneAbove(each));
  const breaches = breachesOf(facts, filed);
  const unknown = unknownCards(facts);
  const isShort = ({ code }: Finding) => /Below|Short|None/.test(code) || code === "landsAbove";
  return {
    weaknesses: [
      ...(unknown === undefined ? [] : [unknown]),
      ...beside.filter(isShort),
      ...breaches,
    ],
    strengths: beside.filter((each) => !isShort(each)),
  };
};

function* simulatedFindings(
  facts: DeckFacts,
  { wins, notCast }: PlanGraph,
): Steps<readonly Finding[]> {
  const games = yield* simulateInSteps(facts);
  if (games === undefined) return [];
  // What is put into play is not played out card by card. How soon a deck attacks says nothing where it wins otherwise.
  const isTold =
    notCast.size === 0 && games.medianTurn !== null && !UNSEEN.has(wins[0]?.kind ?? "combo");
  return [handsFinding(games), ...(isTold ? [clockFinding(games)] : [])];
}

/** Ways to win that games of attacks do not play out. */
const UNSEEN: ReadonlySet<WinCondition["kind"]> = new Set([
  "combo",
  "storm",
  "words",
  "mill",
  "drain",
  "pings",
  "brought",
]);

/** Of so many copies a deck wants to draw one in every game. */
const PLANNED_COPIES = 3;

const plannedCopies = ({ cards }: DeckFacts): readonly string[] =>
  cards
    .filter(({ isLand, quantity }) => !isLand && quantity >= PLANNED_COPIES)
    .map(({ card }) => card.name);

/** What a report needs beside the deck. */
export interface ReportParts {
  /** Cards that may be proposed, the most played first. None: nothing is proposed. */
  readonly candidates: readonly Card[];
  /** Combos that one card more would make whole. */
  readonly near: SwapParts["near"];
}

/** Says of a deck what its list says, without any model (ANA-01…ANA-04). */
export const reportOnDeck = (deck: StrategyDeck, parts: ReportParts): DeckReport =>
  inOneGo(reportInSteps(deck, parts));

/** `reportOnDeck`, a part of the report a step. */
export function* reportInSteps(deck: StrategyDeck, parts: ReportParts): Steps<DeckReport> {
  const facts = deckFacts(deckInFittingFormat(deck));
  yield;
  const combos = combosOf(deck);
  const beside = besideUsual(facts, deck);
  yield;
  const graph = yield* planInSteps(facts);
  const { themes: synergies, wins } = graph;
  const keyCards = findKeyCards(facts, combos, graph);
  yield;
  const near = nearCombos(facts, parts);
  yield;
  const stays = new Set([
    ...graph.restsOn,
    ...plannedCopies(facts),
    ...keyCards.map(({ card }) => card.name),
    ...near.flatMap(({ cards }) => cards.map(({ name }) => name)),
  ]);
  const swaps = yield* proposeSwaps(facts, { ...parts, kept: stays });
  // A card that makes a combo whole could raise the bracket.
  const taken = new Set([
    ...swaps.flatMap(({ add, cut }) => [add.name, cut.name]),
    ...parts.near.map(({ missing }) => missing),
  ]);
  const side = { candidates: parts.candidates, kept: stays, taken };
  yield;
  // Speed and match-ups read them. They are played in steps here.
  yield* simulateInSteps(facts);
  const ratings = rateDeck(facts);
  yield;
  const plan = planGame(facts, graph);
  yield;
  const ways = waysToPlay(facts, combos, synergies);
  yield;
  const sideboard = yield* planSideboard(facts, side);
  const tables = yield* planTables(facts, side);
  yield;
  const meta = readMetaPosition(facts);
  yield;
  return {
    ...{ deck, facts },
    ...beside,
    notes: [...weighedIn(deck, facts.deck), ...readingNotes(facts), finding("habitsOnly")],
    ...{ ratings, keyCards, plan, ways, combos, synergies, wins, near },
    engines: enginesOf(facts, graph),
    sources: sourcesFor(facts),
    ...{ swaps, sideboard, tables, meta },
    games: yield* simulatedFindings(facts, graph),
    confidence: USUAL_TRUST * knownShare(facts),
    advice: null,
  };
}
