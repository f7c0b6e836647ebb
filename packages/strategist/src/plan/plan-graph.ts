import { inOneGo, recogniseRoles, type Steps } from "@spellwright/decks";
import { combosOf, type DeckCard, type DeckFacts } from "../deck-facts.ts";
import { findWins, type WinCondition } from "../report/find-wins.ts";
import { findEngines, type PlanEngine } from "./engines.ts";
import { type FoundTheme, findThemes } from "./find-themes.ts";
import { creatureTypesOf } from "./kin.ts";

/** What a deck is built on: its cards tied by what they make happen and what they reward. */
export interface PlanGraph {
  /** What most of the deck rests on first. */
  readonly themes: readonly FoundTheme[];
  readonly engines: readonly PlanEngine[];
  /** How it wins, the surest first. */
  readonly wins: readonly WinCondition[];
  /** How much of the plan rests on a card, by English name; 0 for one without a part in it. */
  readonly worth: ReadonlyMap<string, number>;
  /** English names of what no advice takes out: combos, lone finishers, the heart of the themes. */
  readonly restsOn: ReadonlySet<string>;
  /** English names of creatures that are brought back rather than cast. */
  readonly broughtBack: ReadonlySet<string>;
  /** Cards without a role that nothing in the deck uses. */
  readonly unused: readonly DeckCard[];
}

/** What a card is worth to the first theme; to later ones less. */
const PER_PAYOFF = 16;
const PER_MAKER = 8;
const PER_BROAD_MAKER = 2;
const BY_PLACE = [1, 0.8, 0.7, 0.6, 0.5, 0.4];
/** A creature of a type that the commander names is what the deck is led for. */
const PER_NAMED = 12;
const PER_WIN = 10;
const PER_ENGINE = 3;
/** It is any card that the plan asks for. */
const PER_TUTOR = 8;
/** So many themes are what a deck is about. */
const MAIN_THEMES = 2;
/** Where more cards than this reward a theme, none of them alone is its heart. */
const MOST_AT_HEART = 20;

const planWorths = (
  facts: DeckFacts,
  themes: readonly FoundTheme[],
  engines: readonly PlanEngine[],
  wins: readonly WinCondition[],
): ReadonlyMap<string, number> => {
  const worths = new Map<string, number>();
  const add = (cards: readonly { readonly name: string }[], worth: number) => {
    for (const name of new Set(cards.map((card) => card.name)))
      worths.set(name, (worths.get(name) ?? 0) + worth);
  };
  for (const [at, { makers, payoffs, isBroad }] of themes.entries()) {
    const share = BY_PLACE[at] ?? 0;
    add(payoffs, PER_PAYOFF * share);
    add(makers, (isBroad ? PER_BROAD_MAKER : PER_MAKER) * share);
  }
  for (const { cards } of wins) add(cards, PER_WIN);
  add(
    facts.cards.filter(({ roles }) => roles.has("tutor")).map(({ card }) => card),
    PER_TUTOR,
  );
  add(
    namedByCommander(facts).map(({ card }) => card),
    PER_NAMED,
  );
  add(
    engines.flat().map(({ card }) => card),
    PER_ENGINE,
  );
  return worths;
};

/** The cards that a deck’s main themes would be nothing without. */
const heartOf = (themes: readonly FoundTheme[]): readonly string[] =>
  themes
    .slice(0, MAIN_THEMES)
    .flatMap(({ makers, payoffs, isBroad }) => [
      ...(payoffs.length <= MOST_AT_HEART ? payoffs : []),
      ...(!isBroad && makers.length <= Math.max(MOST_AT_HEART / 2, payoffs.length) ? makers : []),
    ])
    .map(({ name }) => name);

/** The creatures of a type that a commander names: it helps them, or brings them into play. */
const namedByCommander = ({ cards }: DeckFacts): readonly DeckCard[] => {
  const wanted = new Set(
    cards
      .filter(({ isCommander }) => isCommander)
      .flatMap(({ card }) => [...recogniseRoles(card).concerns]),
  );
  return cards.filter(
    (each) =>
      !each.isCommander && creatureTypesOf(each).some((type) => wanted.has(type.toLowerCase())),
  );
};

/** What a deck that reanimates has in its graveyard for it. */
const broughtBackBy = (themes: readonly FoundTheme[]): ReadonlySet<string> =>
  new Set(
    themes
      .slice(0, MAIN_THEMES)
      .flatMap(({ theme, makers }) => (theme === "reanimator" ? makers : []))
      .map(({ name }) => name),
  );

/** The pieces of combos, and the few cards that carry the surest way to win, or alone another one. */
const winsBy = (facts: DeckFacts, wins: readonly WinCondition[]): readonly string[] => {
  const few = wins
    .filter(({ kind }) => kind !== "attackers")
    .flatMap(({ cards }, at) => (cards.length <= (at === 0 ? FEW : 1) ? cards : []));
  return [...combosOf(facts.deck).flatMap(({ cards }) => cards), ...few].map(({ name }) => name);
};
const FEW = 3;

const known = new WeakMap<DeckFacts, PlanGraph>();

/** What a deck is built on; a card a step. It is remembered with the facts. */
export function* planInSteps(facts: DeckFacts): Steps<PlanGraph> {
  const kept = known.get(facts);
  if (kept !== undefined) return kept;
  const themes = yield* findThemes(facts);
  yield;
  const engines = findEngines(facts.cards);
  yield;
  const wins = findWins(facts, combosOf(facts.deck));
  yield;
  const worth = planWorths(facts, themes, engines, wins);
  const plan = {
    themes,
    engines,
    wins,
    worth,
    restsOn: new Set([...winsBy(facts, wins), ...heartOf(themes)]),
    broughtBack: broughtBackBy(themes),
    unused: facts.cards.filter(
      ({ card, isLand, isCommander, roles }) =>
        !isLand && !isCommander && roles.size === 0 && !worth.has(card.name),
    ),
  };
  known.set(facts, plan);
  return plan;
}

/** `planInSteps`, at once. */
export const planOf = (facts: DeckFacts): PlanGraph => inOneGo(planInSteps(facts));
