import { mayBeCastFaceDown } from "@spellwright/card-text";
import { librarySearchFilter, recogniseRoles } from "@spellwright/decks";
import { archetypeOf, combosOf, type DeckCard, type DeckFacts } from "../deck-facts.ts";
import { abilitiesOf, holdsNode } from "../report/read-nodes.ts";
import { ATTACKS, type WinCondition } from "../report/way-to-win.ts";
import { usualCost } from "../usual-cost.ts";
import { attackCardsIn, creatureBoostOf, multipliesDamage } from "./attack-cards.ts";
import { mechanicsIn } from "./card-themes.ts";
import { cascadeCards } from "./cascade.ts";
import { combatDamageHelpers } from "./combat-damage-helpers.ts";
import {
  commanderRewardsCosts,
  fedByCommander,
  feedsCommander,
  namedByCommander,
} from "./commander-links.ts";
import { doublersIn, makesMore } from "./doublers.ts";
import type { PlanEngine } from "./engines.ts";
import type { FoundTheme } from "./find-themes.ts";
import {
  cardsAskingForKeywords,
  creaturesWithWantedKeywords,
  fewCreaturesWithKeyword,
  graveyardFillers,
  keywordGivers,
} from "./keyword-synergies.ts";
import { helpersOfSmallCreatures } from "./small-creatures.ts";
import type { Theme } from "./themes.ts";
import { namesAbsentType } from "./tribe.ts";

/** What a plan is made of. */
interface PlanParts {
  readonly themes: readonly FoundTheme[];
  readonly engines: readonly PlanEngine[];
  readonly wins: readonly WinCondition[];
  /** Cards whose every “whenever” the deck makes happen. */
  readonly fed: readonly DeckCard[];
  /** Creatures that come into play without their cost. */
  readonly notCast: readonly DeckCard[];
}

/** What a card is worth to the first theme; to later ones less. */
const PER_PAYOFF = 16;
const PER_MAKER = 8;
const PER_BROAD_MAKER = 2;
/** What rewards makers that are the theme themselves only helps. */
const PER_SUPPORT = 6;
const BY_PLACE = [1, 0.8, 0.7, 0.6, 0.5, 0.4];
/** It waits for what many cards do, though no theme is made of it. */
const PER_FED = 12;
/** What the commander names or waits for is what the deck is led for: more than any payoff. */
const PER_NAMED = 18;
/** Of more cards that live by the commander each is missed less. */
const MANY_LED = 20;
const PER_WIN = 10;
/** Of more cards that win in one way each is missed less. */
const MANY_WIN = 6;
/** What a card gives attacking creatures beside one thing. */
const PER_ARM = 12;
const PER_ENGINE = 3;
/** Where damage is counted card by card, one that draws at once for one mana finds the next. */
const PER_CHEAP_DRAW = 12;
const CHEAP = 1;
/** It is any card that the plan asks for. */
const PER_TUTOR = 8;
/** From this mana value on a card takes much life where mana values are counted. */
const DEAR = 6;

/** What brings creatures that are not cast. It is all that such a deck casts. */
const bringing = (themes: PlanParts["themes"], notCast: PlanParts["notCast"]) =>
  notCast.length === 0
    ? []
    : themes
        .filter(({ theme }) => theme === "putIntoPlay" || theme === "reanimator")
        .map(({ payoffs }) => payoffs);

/** Pieces of combos that no way to win names, as there are more: what a combo needs has a part in the plan. */
const piecesBeside = ({ deck }: DeckFacts, wins: readonly WinCondition[]) => {
  const named = new Set(wins.flatMap(({ cards }) => cards.map(({ name }) => name)));
  return combosOf(deck)
    .flatMap(({ cards }) => cards)
    .filter(({ name }) => !named.has(name));
};

/** What brings other cards face down, turn after turn or at once, is what such a deck runs on, unlike what may come so. */
const bringsFaceDown = ({ card }: DeckCard): boolean => {
  const { casting } = recogniseRoles(card);
  return mechanicsIn(card).has.has("face-down") && !(casting && mayBeCastFaceDown(casting));
};

/** Whether a card lets its player have one more land enter turn after turn, and nobody pays for it. */
const playsMoreLands = ({ card }: DeckCard): boolean =>
  recogniseRoles(card).events.causes.some(({ name, again }) => name === "landfall" && again) &&
  abilitiesOf(card).every(({ kind }) => kind === "static" || kind === "triggered");

/** Whether a card gives another combat phase. */
const fightsAgain = ({ card }: DeckCard): boolean =>
  recogniseRoles(card).does.traits.has("extraCombat");

/** Whether a card keeps all of one’s own creatures, not one of them, from what sweeps them away. */
const keepsBoard = ({ card, roles }: DeckCard): boolean =>
  roles.has("protection") &&
  recogniseRoles(card).shields.has("wipes") &&
  !holdsNode(abilitiesOf(card), ({ target, count }) => target === true && count === undefined);

/** Whether a card looks for lands turn after turn, and nobody pays for it. */
const findsLandsAlone = ({ card }: DeckCard): boolean =>
  recogniseRoles(card).does.traits.has("findsLand") &&
  abilitiesOf(card).some(
    ({ kind, ...ability }) =>
      kind === "triggered" &&
      "event" in ability &&
      ability.event.phase !== undefined &&
      holdsNode(ability, ({ verb }) => verb === "search"),
  );

/** Worths by English name, and how they are added up. */
const createWorths = () => {
  const worths = new Map<string, number>();
  const add = (cards: readonly { readonly name: string }[], worth: number) => {
    for (const name of new Set(cards.map((card) => card.name)))
      worths.set(name, (worths.get(name) ?? 0) + worth);
  };
  const addEach = (cards: readonly DeckCard[], worth: number) =>
    add(
      cards.map(({ card }) => card),
      worth,
    );
  return { worths, add, addEach };
};
type Worths = ReturnType<typeof createWorths>;

const addThemes = ({ add, addEach }: Worths, facts: DeckFacts, { themes, fed }: PlanParts) => {
  for (const [at, { makers, payoffs, isBroad, isWhole, isOwn }] of themes.entries()) {
    const share = BY_PLACE[at] ?? 0;
    add(payoffs, (isWhole ? PER_SUPPORT : PER_PAYOFF) * share);
    const perMaker = isBroad ? PER_BROAD_MAKER : PER_MAKER;
    add(makers, (isWhole || isOwn ? PER_PAYOFF : perMaker) * share);
  }
  const rewarding = new Set(themes.flatMap(({ payoffs }) => payoffs.map(({ name }) => name)));
  // What makes spells cheaper only helps what is cast anyway.
  for (const each of fed.filter(({ card }) => !rewarding.has(card.name)))
    addEach([each], recogniseRoles(each.card).does.traits.has("cheapen") ? PER_SUPPORT : PER_FED);
  addEach(fed.filter(makesMore), PER_SUPPORT);
  const has = (name: Theme): boolean => themes.some(({ theme }) => theme === name);
  if (has("faceDown")) addEach(facts.cards.filter(bringsFaceDown), PER_PAYOFF - PER_MAKER);
  if (has("landfall")) addEach(facts.cards.filter(playsMoreLands), PER_PAYOFF - PER_MAKER);
  if (has("burn"))
    addEach(
      facts.cards.filter((each) => each.roles.has("draw") && usualCost(each) <= CHEAP),
      PER_CHEAP_DRAW,
    );
};

const addWins = ({ add, addEach }: Worths, facts: DeckFacts, { wins }: PlanParts) => {
  // What makes attacks larger only helps those that attack.
  add(
    [...new Set(wins.flatMap(({ kind, by = [] }) => (kind === "brought" ? [] : by)))],
    PER_SUPPORT,
  );
  for (const { cards } of wins) add(cards, PER_WIN * Math.min(1, MANY_WIN / cards.length));
  add(piecesBeside(facts, wins), PER_WIN);
  const winning = new Set(wins.flatMap(({ cards }) => cards.map(({ name }) => name)));
  const { bodies, arms, team } = attackCardsIn(facts);
  addEach(
    bodies.filter(({ card }) => !winning.has(card.name)),
    PER_WIN,
  );
  for (const each of arms) addEach([each], PER_PAYOFF + PER_ARM * (creatureBoostOf(each) - 1));
  addEach(bodies.filter(multipliesDamage), PER_FED);
  // Every attack, and all that waits for one, comes again.
  if (wins.some(({ kind }) => ATTACKS.has(kind)))
    addEach(facts.cards.filter(fightsAgain), PER_PAYOFF);
  addEach(team, PER_SUPPORT);
  addEach(helpersOfSmallCreatures(facts), PER_PAYOFF);
  addEach(doublersIn(facts), PER_NAMED);
  if (wins.some(({ kind }) => ATTACKS.has(kind))) addEach(facts.cards.filter(keepsBoard), PER_FED);
};

const addLed = ({ addEach }: Worths, facts: DeckFacts) => {
  addEach(namedByCommander(facts), PER_NAMED);
  addEach(feedsCommander(facts), PER_NAMED);
  addEach(keywordGivers(facts), PER_NAMED);
  const connecting = combatDamageHelpers(facts);
  addEach(connecting.cards, PER_NAMED * connecting.share);
  addEach(cardsAskingForKeywords(facts), PER_NAMED);
  const bearers = creaturesWithWantedKeywords(facts);
  addEach(bearers, PER_NAMED * Math.min(1, MANY_LED / Math.max(1, bearers.length)));
  const { any, rare } = fewCreaturesWithKeyword(facts);
  addEach(any, PER_MAKER);
  addEach(rare, PER_NAMED);
  addEach(graveyardFillers(facts), PER_MAKER);
  const led = fedByCommander(facts);
  addEach(led, PER_NAMED * Math.min(1, MANY_LED / Math.max(1, led.length)));
  if (commanderRewardsCosts(facts))
    addEach(
      facts.cards.filter(({ card }) => card.cmc >= DEAR),
      PER_NAMED,
    );
};

/** Whether a deck is built for its combos, whatever else its cards do together. */
const winsByCombo = ({ deck }: DeckFacts): boolean =>
  archetypeOf(deck) === "combo" && combosOf(deck).length > 0;

/** In such a deck all but the pieces and what finds them only helps. */
const BESIDE_COMBO = 0.3;
const PER_PIECE = 30;
const PER_FINDER = 16;
/** A deck that casts one card by cascade is nothing without either. */
const PER_CASCADE = 60;

const addPieces = ({ worths, add, addEach }: Worths, { deck, cards }: DeckFacts) => {
  for (const [name, worth] of worths) worths.set(name, worth * BESIDE_COMBO);
  add(
    combosOf(deck).flatMap((combo) => combo.cards),
    PER_PIECE,
  );
  addEach(
    cards.filter(({ roles }) => roles.has("tutor")),
    PER_FINDER,
  );
};

/** From here on a card is what a deck looks for. */
const SOUGHT = 30;

/** The tutors that find what the plan rests on. */
const seekersOf = ({ cards }: DeckFacts, worths: Worths["worths"]): readonly DeckCard[] => {
  const sought = cards.filter(({ card }) => (worths.get(card.name) ?? 0) >= SOUGHT);
  return cards.filter(({ card, roles }) => {
    const finds = roles.has("tutor") ? librarySearchFilter(card) : undefined;
    return finds !== undefined && sought.some((each) => finds(each.card));
  });
};

/** How much of the plan rests on each card, by English name: payoffs more than makers, the first theme most. */
export const planWorths = (facts: DeckFacts, parts: PlanParts): ReadonlyMap<string, number> => {
  const created = createWorths();
  addThemes(created, facts, parts);
  addWins(created, facts, parts);
  addLed(created, facts);
  const seeksNothing = namesAbsentType(facts.cards);
  created.addEach(
    facts.cards.filter(({ card, roles }) => roles.has("tutor") && !seeksNothing(card)),
    PER_TUTOR,
  );
  created.addEach(facts.cards.filter(findsLandsAlone), PER_FED);
  created.addEach(seekersOf(facts, created.worths), PER_TUTOR);
  if (winsByCombo(facts)) addPieces(created, facts);
  created.addEach(cascadeCards(facts), PER_CASCADE);
  created.addEach(parts.notCast, PER_NAMED);
  for (const payoffs of bringing(parts.themes, parts.notCast)) created.add(payoffs, PER_NAMED);
  created.addEach(parts.engines.flat(), PER_ENGINE);
  return created.worths;
};
