import { type Card, COLOR_CODES, type ColorCode } from "@spellwright/contract";
import { createManaOf, recogniseRoles } from "@spellwright/decks";
import { colorShares } from "../answers/colors.ts";
import { sourcesAsked } from "../color-targets.ts";
import { type DeckCard, type DeckFacts, referenceOf } from "../deck-facts.ts";
import { planOf } from "../plan/plan-graph.ts";
import { hasCommander, isCompetitive } from "../usual-ranges.ts";
import { type AcceptedSwaps, firstAllowed } from "./accepted-swaps.ts";
import { LATE, paysForDear } from "./curve-bounds.ts";
import { entersTapped, isPlainLand, isPlainRock, makesFreeMana } from "./mana-cards.ts";
import { type ShortColor, shortColors } from "./shortfalls.ts";
import { doesAllOf, hasPrintedCost, type OfferedCard, type WantedCard } from "./wanted-card.ts";

/** What color swaps are made of. */
interface ColorParts {
  readonly offered: readonly OfferedCard[];
  /** Spells that may go, the first first. */
  readonly cuts: readonly DeckCard[];
  /** Cards that stay, lands among them. */
  readonly kept: ReadonlySet<string>;
  readonly taken: AcceptedSwaps;
  readonly most: number;
}

const MOST_OF_A_COLOR = 2;
const MOST_COSTS = 1;
/** A card that asks for so many times the sources of a color is seldom cast in time. */
const FAR = 1.4;

/** What the plan rests on so much is cast late rather than not at all. */
const PLANNED = 12;

/** A color that misses no more of its target than this is not short: the table is a guide to the card. */
const NEARLY = 0.9;

/** A color that misses its target by more than little, and of which costs ask for more than its share. */
const isReallyShort = (facts: DeckFacts): ((short: ShortColor) => boolean) => {
  const shares = new Map(colorShares(facts).map((share) => [share.color, share]));
  const pays = paysForDear(facts);
  return ({ color, sources, target }) => {
    const share = shares.get(color);
    return (
      (pays || target.card.cmc < LATE) &&
      // What no source makes is cast in another way, or not at all.
      sources > 0 &&
      sources < target.needed * NEARLY &&
      share !== undefined &&
      share.pipShare > share.sourceShare
    );
  };
};

/** The colors that mana is wanted of. Those of the commanders, else those of costs. */
const wantedColors = ({ cards, statistics: { pips } }: DeckFacts): ReadonlySet<string> => {
  const leaders = cards.filter(({ isCommander }) => isCommander);
  return new Set(
    leaders.length > 0
      ? leaders.flatMap(({ card }) => card.color_identity)
      : COLOR_CODES.filter((color) => pips[color] > 0),
  );
};

/** What a card makes in the deck, with its lands to look for. */
const manaIn = (facts: DeckFacts) =>
  createManaOf(
    facts.cards.map(({ card }) => card),
    wantedColors(facts),
  );

const countUseful = (made: ReadonlySet<string>, wanted: ReadonlySet<string>): number =>
  [...made].filter((color) => wanted.has(color)).length;

/** What makes mana and may make way for another of its kind: what makes the fewest colors goes first. */
const plainMana = (
  facts: DeckFacts,
  color: ColorCode,
  kept: ReadonlySet<string>,
): readonly { readonly cut: DeckCard; readonly useful: number }[] => {
  const wanted = wantedColors(facts);
  const manaOf = manaIn(facts);
  return facts.cards
    .filter((each) => !each.isCommander && (isPlainLand(each) || isPlainRock(each)))
    .filter(({ card }) => !(card.game_changer || kept.has(card.name)))
    .map((each) => ({ each, made: manaOf(each.card) }))
    .filter(({ made }) => !made.has(color))
    .map(({ each, made }) => ({ cut: each, useful: countUseful(made, wanted) }))
    .toSorted((one, other) => one.useful - other.useful || other.cut.quantity - one.cut.quantity);
};

/** Whether a card is a land for a land that is no slower, or a rock for a rock that costs no less. */
const isOfItsKind = (each: OfferedCard, cut: DeckCard): boolean =>
  cut.isLand
    ? each.isLand && (entersTapped(cut.card) || !entersTapped(each.card))
    : isPlainRock(each) && each.card.cmc <= cut.card.cmc;

/** The first that may come for a card, taken with it: neither is used again. */
const takeFor = (
  cut: Card,
  suiting: readonly OfferedCard[],
  taken: AcceptedSwaps,
  used: Set<string>,
): Card | undefined => {
  const free = suiting.filter(({ card }) => !used.has(card.name));
  const found = firstAllowed(free, cut, taken);
  if (found === undefined) return undefined;
  used.add(found.card.name).add(cut.name);
  taken.take(found.card, cut);
  return found.card;
};

/** A land that only looks for others is worth its place beside so many that have more than one type, and the color. */
const LEAST_FOUND = 3;

const bearsType = ({ type_line: type }: Card, sought: string): boolean =>
  type.toLowerCase().includes(sought.toLowerCase());

const findsEnough = (
  card: Card,
  { cards }: DeckFacts,
  makesIt: (card: Card) => boolean,
): boolean => {
  const { seeks } = recogniseRoles(card);
  // A type that is not there is half of what such a land looks for.
  if (seeks.some((sought) => !cards.some(({ card: land }) => bearsType(land, sought))))
    return false;
  const found = cards.filter(
    ({ card: land }) =>
      !land.type_line.includes("Basic") &&
      makesIt(land) &&
      seeks.some((sought) => bearsType(land, sought)),
  );
  return seeks.length === 0 || found.length >= LEAST_FOUND;
};

const cardsForSources = (
  facts: DeckFacts,
  { color, sources, target }: ShortColor,
  { offered, kept, taken, most }: ColorParts,
  used: Set<string>,
): readonly WantedCard[] => {
  const wanted = wantedColors(facts);
  const manaOf = manaIn(facts);
  const makesIt = (each: OfferedCard): boolean =>
    (each.isLand || isPlainRock(each)) &&
    makesFreeMana(each.card, hasCommander(facts.deck.format)) &&
    manaOf(each.card).has(color) &&
    findsEnough(each.card, facts, (land) => manaOf(land).has(color));
  const usefulOf = ({ card }: OfferedCard): number => countUseful(manaOf(card), wanted);
  const seeksOf = ({ card }: OfferedCard): number => recogniseRoles(card).seeks.length;
  // A land that makes the mana itself costs less life, time and money than one that looks for it.
  const makers = offered
    .filter(makesIt)
    .toSorted(
      (one, other) =>
        Math.sign(seeksOf(one)) - Math.sign(seeksOf(other)) || usefulOf(other) - usefulOf(one),
    );
  const wantedCards: WantedCard[] = [];
  for (const { cut, useful } of plainMana(facts, color, kept)) {
    if (wantedCards.length === Math.min(most, MOST_OF_A_COLOR, target.needed - sources)) break;
    if (used.has(cut.card.name)) continue;
    const suits = (each: OfferedCard): boolean =>
      isOfItsKind(each, cut) && usefulOf(each) >= useful;
    const add = takeFor(cut.card, makers.filter(suits), taken, used);
    if (add === undefined) continue;
    wantedCards.push({
      add,
      cut: cut.card,
      reason: {
        code: "colorSource",
        color,
        sources: [sources, sources + 1],
        needed: target.needed,
        target: referenceOf(target.card, null),
      },
      suits: (each) => makesIt(each) && suits(each),
    });
  }
  return wantedCards;
};

/** Cards of the same roles for those that ask for far more of a color than there is. */
const cardsForCosts = (
  facts: DeckFacts,
  { color, sources }: ShortColor,
  { offered, cuts, taken, most }: ColorParts,
  used: Set<string>,
): readonly WantedCard[] => {
  const { deck, statistics } = facts;
  const { worth } = planOf(facts);
  const canPay = ({ card }: OfferedCard): boolean =>
    COLOR_CODES.every((each) => sourcesAsked(card, each, deck) <= statistics.sources[each]);
  const wantedCards: WantedCard[] = [];
  for (const cut of cuts) {
    if (wantedCards.length === Math.min(most, MOST_COSTS)) break;
    const asked = sourcesAsked(cut.card, color, deck);
    if ((worth.get(cut.card.name) ?? 0) >= PLANNED) continue;
    if (used.has(cut.card.name) || cut.roles.size === 0 || asked < sources * FAR) continue;
    const suits = (each: OfferedCard): boolean =>
      !each.isLand &&
      each.card.cmc <= cut.card.cmc &&
      hasPrintedCost(each.card) &&
      doesAllOf(each, cut) &&
      canPay(each);
    const add = takeFor(cut.card, offered.filter(suits), taken, used);
    if (add === undefined) continue;
    wantedCards.push({
      add,
      cut: cut.card,
      reason: {
        code: "colorCost",
        color,
        sources,
        needed: [asked, sourcesAsked(add, color, deck)],
        roles: [...cut.roles],
      },
      suits,
    });
  }
  return wantedCards;
};

/**
 * Swaps for the colors that are short of Karsten’s targets, the shortest first: a card that the mana of the
 * deck can pay for one that it cannot, then sources of the color for what is none.
 */
export const cardsForColors = (facts: DeckFacts, parts: ColorParts): readonly WantedCard[] => {
  const used = new Set<string>();
  const wantedCards: WantedCard[] = [];
  // Fast mana stands in for sources there, which the table does not know.
  const open = isCompetitive(facts.deck) ? [] : shortColors(facts).filter(isReallyShort(facts));
  for (const short of open)
    for (const wantedBy of [cardsForCosts, cardsForSources])
      wantedCards.push(
        ...wantedBy(facts, short, { ...parts, most: parts.most - wantedCards.length }, used),
      );
  return wantedCards;
};
