import { EventIndex } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { recogniseRoles } from "@spellwright/decks";
import { type DeckCard, type DeckFacts, isLandCard } from "../deck-facts.ts";
import { themesOf } from "./card-themes.ts";
import { type FoundTheme, namedThemes } from "./find-themes.ts";
import {
  asksForSameKeywords,
  countKeywords,
  fillsGraveyard,
  hasWantedKeywords,
  keywordsWanted,
  wantsGraveyard,
} from "./keyword-synergies.ts";
import { planOf } from "./plan-graph.ts";
import { isOfType } from "./tribe.ts";

/** How far a card would serve a deck, and what of it. */
export interface PlanFit {
  readonly score: number;
  readonly themes: readonly FoundTheme[];
  readonly isForCommander: boolean;
}

const MAIN_THEMES = 3;
/** What rewards a theme counts more than what makes it. The side that is thinner counts once more. */
const PER_REWARD = 2;
const PER_MAKE = 1.5;
const THINNER = 1;
const BY_PLACE = [1, 0.8, 0.6];
/** What sets the commander off, asks for the same, or fills the graveyard that it looks into. */
const PER_TIE = 2;
/** So many keywords that it asks for are as good as anything can be. */
const MOST_BORNE = 4;

type Score = (card: Card) => number;

const leadersOf = ({ cards }: DeckFacts): readonly DeckCard[] =>
  cards.filter(({ isCommander }) => isCommander);

/** How far a card serves the commanders. */
const commanderScore = (facts: DeckFacts): Score => {
  const awaited = new EventIndex<true>();
  for (const { card } of leadersOf(facts)) {
    const { causes, rewards } = recogniseRoles(card).events;
    // What is read as happening to anything is waited for by any deck.
    awaited.add(true, {
      causes,
      rewards: rewards.filter(({ of, name }) => !of.includes("self") && name !== "spell-cast"),
    });
  }
  const wanted = keywordsWanted(facts);
  const bears = hasWantedKeywords(wanted);
  const alike = asksForSameKeywords(wanted);
  const isFilled = wantsGraveyard(facts);
  const feeds = (card: Card): boolean =>
    recogniseRoles(card).events.causes.some(
      ({ name, of, whose, again }) =>
        again && whose !== "any" && awaited.rewarding({ name, of, whose }).length > 0,
    );
  return (card) =>
    (feeds(card) ? PER_TIE : 0) +
    (alike({ card }) ? PER_TIE : 0) +
    (isFilled && fillsGraveyard({ card }) ? PER_TIE : 0) +
    (bears({ card }) ? Math.min(MOST_BORNE, countKeywords({ card }, wanted)) : 0);
};

/** A creature type is served by what names it, and a little by each bearer: those are many. */
const kinScore =
  (type: string): Score =>
  (card) => {
    if (recogniseRoles(card).concerns.has(type.toLowerCase())) return PER_REWARD + THINNER;
    return isOfType(card, type) ? PER_MAKE : 0;
  };

/** How far a card serves a theme. None where so many make it that none is missed. */
const themeScore = (found: FoundTheme): Score => {
  const { theme, kind, sideOf, makers, payoffs, isBroad, isWhole } = found;
  if (sideOf !== undefined)
    return (card) => {
      const side = sideOf(card);
      if (side === undefined) return 0;
      return side === "payoffs" ? PER_REWARD + THINNER : PER_MAKE;
    };
  if (kind !== undefined) return kinScore(kind.en);
  const isThinMade = makers.length < payoffs.length;
  return (card) => {
    const { makes, rewards } = themesOf(card);
    if (rewards.has(theme)) return PER_REWARD + (isThinMade ? 0 : THINNER);
    if (isBroad || !makes.has(theme)) return 0;
    return PER_MAKE + (isThinMade || isWhole ? THINNER : 0);
  };
};

/** Tells how far a card would serve the plan of a deck: its commander and what it is mostly about. */
export const planFitOf = (facts: DeckFacts): ((card: Card) => PlanFit) => {
  const main = namedThemes(planOf(facts).themes)
    .slice(0, MAIN_THEMES)
    .map((theme, at) => ({ theme, score: themeScore(theme), share: BY_PLACE[at] ?? 0 }));
  const ofCommander = commanderScore(facts);
  return (card) => {
    if (isLandCard(card)) return { score: 0, themes: [], isForCommander: false };
    const byTheme = main.map(({ theme, score, share }) => ({ theme, score: score(card) * share }));
    const led = ofCommander(card);
    return {
      score: led + byTheme.reduce((sum, { score }) => sum + score, 0),
      themes: byTheme.flatMap(({ theme, score }) => (score > 0 ? [theme] : [])),
      isForCommander: led > 0,
    };
  };
};
