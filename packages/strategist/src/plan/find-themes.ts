import type { Card } from "@spellwright/contract";
import type { Steps } from "@spellwright/decks";
import { finding } from "../answers/answer-part.ts";
import { frenchOf } from "../answers/kinds.ts";
import { copiesOf, type DeckCard, type DeckFacts, deckCardOf, referenceOf } from "../deck-facts.ts";
import type { CardReference, Finding } from "../strategist.ts";
import { themesOf } from "./card-themes.ts";
import { OWN_THEMES, type OwnMechanic, ownMechanics, type SideOf } from "./own-mechanics.ts";
import { findPutOntoBattlefieldInSteps, putOntoBattlefieldFrom } from "./put-onto-battlefield.ts";
import { type NamedTheme, THEMES, type Theme, type ThemeRule } from "./themes.ts";
import { findTribe } from "./tribe.ts";

/** A theme that the deck really has cards for, on both sides. */
export interface FoundTheme extends NamedTheme {
  readonly makers: readonly CardReference[];
  readonly payoffs: readonly CardReference[];
  /** Of the makers, those that the payoffs bring back: what they are makes something, not what they do. */
  readonly brought: readonly CardReference[];
  /** How much of the deck it is: copies, those of its payoffs and the commander most. */
  readonly weight: number;
  /** Whether so many cards make it that none of them is missed. */
  readonly isBroad: boolean;
  /** Whether its makers are a plan that nothing has to reward. */
  readonly isWhole: boolean;
  /** Whether the deck was built for it: its makers count as its payoffs do. */
  readonly isOwn: boolean;
  /** Of a theme that the deck itself tells: where a card would stand. */
  readonly sideOf?: SideOf;
}

/** Copies of each side that are a plan, not chance. */
const LEAST = [4, 3] as const;
/** One of them rewards more than another card that makes it. */
const PER_PAYOFF = 2;
/** The commander is there in every game. A deck is built for what it rewards more than for what it makes. */
const COMMANDER_REWARDS = 24;
const COMMANDER_MAKES = 12;

interface Sides {
  readonly makers: readonly DeckCard[];
  readonly payoffs: readonly DeckCard[];
  /** Of the makers, those that the payoffs bring back by what their words name. */
  readonly brought?: readonly DeckCard[];
}

const leads = (cards: readonly DeckCard[]): boolean => cards.some(({ isCommander }) => isCommander);

type Kind = Pick<FoundTheme, "isBroad" | "isWhole">;

/** Makers that nothing has to reward are payoffs themselves. */
const weightOf = ({ makers, payoffs }: Sides, { isBroad, isWhole }: Kind): number =>
  (isBroad ? 0 : (isWhole ? PER_PAYOFF : 1) * copiesOf(makers)) +
  PER_PAYOFF * copiesOf(payoffs) +
  (leads(payoffs) ? COMMANDER_REWARDS : 0) +
  (leads(makers) && !isBroad ? COMMANDER_MAKES : 0);

const references = (cards: readonly DeckCard[]): readonly CardReference[] =>
  cards.map(({ card, quantity }) => referenceOf(card, quantity));

const told = (theme: Theme, sides: Sides, kind: Kind): FoundTheme => ({
  theme,
  makers: references(sides.makers),
  payoffs: references(sides.payoffs),
  brought: references(
    sides.makers.filter(
      (each) => themesOf(each.card).isFor.has(theme) || sides.brought?.includes(each) === true,
    ),
  ),
  weight: weightOf(sides, kind),
  isOwn: OWN_THEMES.has(theme),
  ...kind,
});

const NARROW: Kind = { isBroad: false, isWhole: false };

const ownTheme = ({ theme, kind, sideOf, ...sides }: OwnMechanic): FoundTheme => ({
  ...told(theme, sides, NARROW),
  ...(kind === undefined ? {} : { kind }),
  sideOf,
});

/** The copies of a theme are those of a deck of this size. */
const LARGE_DECK = 100;

/** Copies of each side in the size of the deck: what is broad is less in a smaller one. */
const leastOf = (
  { least = LEAST, isBroad }: ThemeRule,
  cards: readonly DeckCard[],
): readonly [makers: number, payoffs: number] => {
  const share = Math.min(1, copiesOf(cards) / LARGE_DECK);
  return isBroad === true ? [Math.round(least[0] * share), least[1]] : least;
};

/** Makers that are so by their type alone: a commander of the type is one card of it, nothing that goes on. */
const areOfAType = ({ makers }: ThemeRule): boolean => makers.every((part) => "type" in part);

/** Whether there is enough on both sides: of a side that the commander is on, one card is. */
const isPlan = (
  rule: ThemeRule,
  cards: readonly DeckCard[],
  { makers, payoffs }: Sides,
): boolean => {
  const [leastMakers, leastPayoffs] = leastOf(rule, cards);
  const isMade = leads(makers) && !areOfAType(rule);
  // Where nothing has to reward the theme, a commander that makes it needs half the others.
  const led = leastPayoffs === 0 && isMade ? leastMakers / 2 : leastMakers;
  return (
    (leads(payoffs) && copiesOf(makers) >= leastMakers) ||
    (isMade && copiesOf(payoffs) >= Math.max(1, leastPayoffs)) ||
    (copiesOf(makers) >= led && copiesOf(payoffs) >= leastPayoffs)
  );
};

const sidesOf = ({ theme, isCast }: ThemeRule, cards: readonly DeckCard[]): Sides => {
  const open = isCast === true ? cards.filter(({ isLand }) => !isLand) : cards;
  return {
    makers: open.filter(({ card }) => themesOf(card).makes.has(theme)),
    payoffs: open.filter(({ card }) => themesOf(card).rewards.has(theme)),
  };
};

/**
 * What is brought back is told by the cards that do it: a Vehicle, a legendary creature. In a smaller deck fewer
 * copies of both are a plan; with less, any large creature and what brings one back.
 */
const raisedBy = (rule: ThemeRule, cards: readonly DeckCard[]): ReturnType<typeof metBy> => {
  const raised = putOntoBattlefieldFrom(cards, ["graveyard"]);
  const [makers, payoffs] = rule.least ?? LEAST;
  const least = Math.round(payoffs * Math.min(1, copiesOf(cards) / LARGE_DECK));
  const sides = sidesOf(rule, cards);
  if (copiesOf(raised.makers) < least || copiesOf(raised.payoffs) < least) return { rule, sides };
  const filling = sides.makers.filter(({ card }) => !themesOf(card).isFor.has(rule.theme));
  return {
    rule: { ...rule, least: [makers, least] },
    sides: {
      makers: [...new Set([...filling, ...raised.makers])],
      payoffs: raised.payoffs,
      brought: raised.makers,
    },
  };
};

/** The sides of a theme in a deck, and what they must come to. */
const metBy = (
  rule: ThemeRule,
  cards: readonly DeckCard[],
): { readonly rule: ThemeRule; readonly sides: Sides } => {
  if (rule === PUT_INTO_PLAY)
    return { rule, sides: putOntoBattlefieldFrom(cards, ["hand", "library"]) };
  return rule.theme === "reanimator"
    ? raisedBy(rule, cards)
    : { rule, sides: sidesOf(rule, cards) };
};

const tribeTheme = (cards: readonly DeckCard[]): FoundTheme | undefined => {
  const tribe = findTribe(cards);
  if (tribe === undefined) return undefined;
  const { type } = tribe;
  return {
    ...told("kin", tribe, NARROW),
    kind: { en: type, fr: frenchOf(type, cards) ?? type },
  };
};

/** What may be put into play is told by the cards that do it. No part of a table names it. */
const PUT_INTO_PLAY: ThemeRule = { theme: "putIntoPlay", makers: [], payoffs: [], least: [6, 4] };

/** What the cards of a deck do for one another, what most of it rests on first. A card a step. */
export function* findThemes({ cards }: DeckFacts): Steps<readonly FoundTheme[]> {
  yield* findPutOntoBattlefieldInSteps(cards);
  for (const { card } of cards) {
    yield;
    themesOf(card);
  }
  const tribe = tribeTheme(cards);
  const found = ownMechanics(cards).map(ownTheme);
  yield;
  for (const each of [PUT_INTO_PLAY, ...THEMES]) {
    yield;
    const { rule, sides } = metBy(each, cards);
    const isWhole = rule.least?.[1] === 0;
    if (isPlan(rule, cards, sides))
      found.push(told(rule.theme, sides, { isBroad: rule.isBroad === true, isWhole }));
  }
  return [...(tribe === undefined ? [] : [tribe]), ...found].toSorted(
    (one, other) => other.weight - one.weight,
  );
}

/** A theme that weighs less is none that anything rests on. */
const LEAST_WEIGHT = 14;

/** The themes that are more than a few cards which go together. */
export const tellingThemes = (themes: readonly FoundTheme[]): readonly FoundTheme[] =>
  themes.filter(({ weight }) => weight >= LEAST_WEIGHT);

/** The themes that a player would name the deck by. */
export const namedThemes = (themes: readonly FoundTheme[]): readonly FoundTheme[] =>
  tellingThemes(themes).filter(({ weight }) => weight >= (themes[0]?.weight ?? 0) / 2);

/** The themes of a deck that a card would join. It rewards what many cards make, or makes what many reward. */
export const themesJoined = (card: Card, { cards }: DeckFacts): readonly Theme[] => {
  const others = cards.filter((each) => each.card.name !== card.name);
  const { makes, rewards } = themesOf(card);
  const joined = THEMES.filter((rule) => {
    const { theme } = rule;
    const least = leastOf(rule, others);
    if (!makes.has(theme) && !rewards.has(theme)) return false;
    const { makers, payoffs } = sidesOf(rule, others);
    return (
      (rewards.has(theme) && copiesOf(makers) >= least[0]) ||
      (makes.has(theme) && copiesOf(payoffs) >= Math.max(1, least[1]))
    );
  }).map(({ theme }) => theme);
  const read = deckCardOf(card, 1, false);
  const tribe = findTribe([...others, read]);
  const isOfTribe = tribe !== undefined && [...tribe.makers, ...tribe.payoffs].includes(read);
  return isOfTribe ? ["kin", ...joined] : joined;
};

/** Cards of one side that a sentence names. */
const MOST_NAMED = 4;

/**
 * The cards of both sides, each once: a card that stands on both is one that rewards. Of a creature type all
 * bearers are counted, those that reward it too.
 */
export const sidesApart = ({ theme, makers, payoffs }: FoundTheme): Pick<FoundTheme, Side> => {
  const names = new Set(payoffs.map(({ name }) => name));
  const apart = theme === "kin" ? makers : makers.filter(({ name }) => !names.has(name));
  return { makers: apart.length > 0 ? apart : makers, payoffs };
};
type Side = "makers" | "payoffs";

/** A theme in a sentence. */
export const themeFinding = (found: FoundTheme): Finding => {
  const { theme, kind, brought } = found;
  const { makers, payoffs } = sidesApart(found);
  const names = new Set(brought.map(({ name }) => name));
  const makings = makers.filter(({ name }) => !names.has(name));
  const code = brought.length === 0 ? theme : makings.length === 0 ? "revived" : "filledAndRevived";
  return finding(`report.themes.${code}`, {
    makers: { cards: makings, most: MOST_NAMED },
    payoffs: { cards: payoffs, most: MOST_NAMED },
    brought: { cards: brought, most: MOST_NAMED },
    ...(kind === undefined ? {} : { kind: { kind } }),
  });
};
