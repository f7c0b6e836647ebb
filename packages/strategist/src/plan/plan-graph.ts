import { inOneGo, recogniseRoles, type Steps } from "@spellwright/decks";
import { combosOf, copiesOf, type DeckCard, type DeckFacts, isModalLand } from "../deck-facts.ts";
import { findWins } from "../report/find-wins.ts";
import { abilitiesOf, holdsNode } from "../report/read-nodes.ts";
import type { WinCondition } from "../report/way-to-win.ts";
import type { CardReference } from "../strategist.ts";
import { hasCommander, isCompetitive } from "../usual-ranges.ts";
import { themesOf } from "./card-themes.ts";
import { cascadeCards } from "./cascade.ts";
import { commanderRewardsCosts, feedsCommander, wantsCommanderTypes } from "./commander-links.ts";
import { findEngines, type PlanEngine } from "./engines.ts";
import { type FoundTheme, findThemes, namedThemes } from "./find-themes.ts";
import { keywordGivers } from "./keyword-synergies.ts";
import { planWorths } from "./plan-worth.ts";
import type { Theme } from "./themes.ts";
import { triggeredCardsInSteps } from "./triggered-cards.ts";

/** What a deck is built on: its cards tied by what they make happen and what they reward. */
export interface PlanGraph {
  /** What most of the deck rests on first. */
  readonly themes: readonly FoundTheme[];
  readonly engines: readonly PlanEngine[];
  /** How it wins, the surest first. */
  readonly wins: readonly WinCondition[];
  /** How much of the plan rests on a card, by English name; 0 for one without a part in it. */
  readonly worth: ReadonlyMap<string, number>;
  /** English names of what no advice takes out: combos, lone finishers, the core of the themes. */
  readonly restsOn: ReadonlySet<string>;
  /** English names of cards that are brought back, or put into play, rather than cast. */
  readonly notCast: ReadonlySet<string>;
  /** Whether the commander takes life by mana values: then no card is too dear. */
  readonly wantsDear: boolean;
  /** Cards without a role that nothing in the deck uses. */
  readonly unused: readonly DeckCard[];
}

/** So many themes are what a deck is about. */
const MAIN_THEMES = 2;
/** Where more cards than this reward a theme, none of them alone is its core. */
const MOST_CORE_CARDS = 20;

/** What a single card rewards is no heart of a deck, unless that card is there in every game. */
const LEAST_CORE = 2;

/**
 * The cards that a deck’s main themes would be nothing without: of many payoffs those that name the theme. None
 * where makers are enough.
 */
const coreCardsOf = (
  { cards, deck }: DeckFacts,
  themes: readonly FoundTheme[],
): readonly string[] => {
  const byName = new Map(cards.map(({ card }) => [card.name, card]));
  const names = ({ name }: CardReference, theme: Theme): boolean => {
    const card = byName.get(name);
    return card !== undefined && themesOf(card).wants.has(theme);
  };
  return themes
    .slice(0, MAIN_THEMES)
    .flatMap(({ theme, makers, payoffs, isBroad, isWhole }, at) => {
      if (isWhole) return [];
      const bearers = new Set(theme === "kin" ? makers.map(({ name }) => name) : []);
      const narrow =
        payoffs.length <= MOST_CORE_CARDS
          ? payoffs
          : payoffs.filter(
              // Of a creature type, what bears it is many. What only helps it is few.
              (each) => names(each, theme) || (theme === "kin" && !bearers.has(each.name)),
            );
      const isMadeByFew =
        at === 0 &&
        !isBroad &&
        payoffs.length >= (hasCommander(deck.format) ? 1 : LEAST_CORE) &&
        makers.length <= Math.max(MOST_CORE_CARDS / 2, payoffs.length);
      return [...(narrow.length <= MOST_CORE_CARDS ? narrow : []), ...(isMadeByFew ? makers : [])];
    })
    .map(({ name }) => name);
};

/** The cards that the commander waits for, and those that want what it names, where they are few. */
const ledBy = (facts: DeckFacts): readonly string[] =>
  [feedsCommander(facts), wantsCommanderTypes(facts), keywordGivers(facts)]
    .filter((cards) => copiesOf(cards) <= MOST_CORE_CARDS / 2)
    .flatMap((cards) => cards.map(({ card }) => card.name));

const NOT_CAST: ReadonlySet<Theme> = new Set(["reanimator", "putIntoPlay"]);
/** From this mana value on a card is what such a deck is built around, not what finds it. */
const DEAR = 5;

/** The themes that bring cards into play without their cost, where the deck would be named by them. */
const bringingIn = (themes: readonly FoundTheme[]): readonly FoundTheme[] => {
  const main = new Set([...themes.slice(0, MAIN_THEMES), ...namedThemes(themes)]);
  return themes.filter((found) => NOT_CAST.has(found.theme) && main.has(found));
};

/** The dear cards that such a theme brings into play. */
const notCastBy = (facts: DeckFacts, themes: readonly FoundTheme[]): readonly DeckCard[] => {
  const names = new Set(
    bringingIn(themes)
      .flatMap(({ makers }) => makers)
      .map(({ name }) => name),
  );
  return facts.cards.filter(({ card }) => names.has(card.name) && card.cmc >= DEAR);
};

/** Where they are few, what is brought is what the deck plays for, and what brings it how. */
const broughtCore = (
  themes: readonly FoundTheme[],
  notCast: readonly DeckCard[],
): readonly string[] => {
  const bringers = bringingIn(themes).flatMap(({ payoffs }) => payoffs);
  return [notCast.map(({ card, quantity }) => ({ name: card.name, quantity })), bringers]
    .filter((cards) => copiesOf(cards) <= MOST_CORE_CARDS / 2)
    .flatMap((cards) => cards.map(({ name }) => name));
};

/** The pieces of combos, and the few cards that carry the surest way to win, or alone another one. */
const winsBy = (facts: DeckFacts, wins: readonly WinCondition[]): readonly string[] => {
  const few = wins
    .filter(({ kind }) => kind !== "attackers")
    .flatMap(({ cards }, at) => (cards.length <= (at === 0 ? FEW : 1) ? cards : []));
  return [...combosOf(facts.deck).flatMap(({ cards }) => cards), ...few].map(({ name }) => name);
};
const FEW = 3;

/** Whether a card is played for itself: for what it does to others, or what no event was read of. */
export const isPlayedForItself = (card: DeckCard["card"]): boolean => {
  const { causes, rewards } = recogniseRoles(card).events;
  if (causes.some(({ name }) => name === "damage-to-permanent" || name === "search")) return true;
  // How it may be cast is nothing that it makes happen.
  const isOpen = rewards.length === 0 && causes.every(({ name }) => name === "spell-cast");
  return isOpen && Boolean(card.oracle_text);
};

/** Of so many copies a deck is sure. They are what it is built of, whatever their words say. */
const SURE_COPIES = 3;

/** Types of which a deck may be made, and the share of its cards from which it is. */
const MADE_OF = ["artifact", "enchantment"] as const;
const MOST_OF_IT = 0.25;

/** Tells whether a card’s words act on what the deck is made of, however they were read. */
const speaksOfMost = ({ statistics: { types, cards } }: DeckFacts) => {
  const most = MADE_OF.filter((type) => types[type] >= MOST_OF_IT * cards);
  return (card: DeckCard["card"]): boolean =>
    most.some((type) => holdsNode(abilitiesOf(card), (node) => node.type === type));
};

/** Tells whether a card has no role, and nothing in the deck uses it. A list for tournaments has none of them. */
const isUnused = (facts: DeckFacts, worth: PlanGraph["worth"]) => {
  const isOpen = !isCompetitive(facts.deck);
  const isMadeFor = speaksOfMost(facts);
  return ({ card, quantity, isLand, isCommander, roles }: DeckCard): boolean =>
    isOpen &&
    !isLand &&
    !isModalLand(card) &&
    !isCommander &&
    quantity < SURE_COPIES &&
    roles.size === 0 &&
    !worth.has(card.name) &&
    !isMadeFor(card) &&
    (card.type_line.includes("Creature") || !isPlayedForItself(card));
};

const known = new WeakMap<DeckFacts, PlanGraph>();

/** What a deck is built on. A card a step. It is remembered with the facts. */
export function* planInSteps(facts: DeckFacts): Steps<PlanGraph> {
  const kept = known.get(facts);
  if (kept !== undefined) return kept;
  const themes = yield* findThemes(facts);
  yield;
  const engines = findEngines(facts.cards);
  yield;
  const wins = findWins(facts, combosOf(facts.deck));
  yield;
  const fed = yield* triggeredCardsInSteps(facts);
  const notCast = notCastBy(facts, themes);
  const worth = planWorths(facts, { themes, engines, wins, fed, notCast });
  const plan = {
    themes,
    engines,
    wins,
    worth,
    restsOn: new Set([
      ...winsBy(facts, wins),
      ...coreCardsOf(facts, themes),
      ...broughtCore(themes, notCast),
      ...ledBy(facts),
      ...cascadeCards(facts).map(({ card }) => card.name),
    ]),
    notCast: new Set(notCast.map(({ card }) => card.name)),
    wantsDear: commanderRewardsCosts(facts),
    unused: facts.cards.filter(isUnused(facts, worth)),
  };
  known.set(facts, plan);
  return plan;
}

/** `planInSteps`, at once. */
export const planOf = (facts: DeckFacts): PlanGraph => inOneGo(planInSteps(facts));
