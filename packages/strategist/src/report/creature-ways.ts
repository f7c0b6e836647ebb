import { keywordsOf, recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckCard, isModalLand } from "../deck-facts.ts";
import { creatureBoostOf } from "../plan/attack-cards.ts";
import { creatureSizeOf } from "../plan/creature-size.ts";
import {
  animatesLands,
  countsForSize,
  enlarges,
  enlargesOthers,
  growsWith,
} from "./growing-creatures.ts";
import { rarelyAttacks } from "./rarely-attacks.ts";
import { type WayToWin, weightOf } from "./way-to-win.ts";

/** A creature of this power ends games by itself, sooner or later. */
const LARGE = 5;
/** So many large creatures are a plan. */
export const LEAST_LARGE = 6;

const FEW_LARGE = 3;

/** Where so many spells are creatures, all of them attack. That is surer than a few large ones, by so much. */
const ARMY = 0.55;
const LEAST_ARMY = 18;
const ARMY_COUNTS = 1.4;

/** So many cards that make creatures are an army. */
const LEAST_TOKENS = 8;

/** A commander of this power deals 21 damage in five attacks. One that is hard to block may take one more. */
const LEADS_ALONE = 5;
const LEADS_EVASIVE = 4;
/** Keywords that get damage past blockers, or deal it twice (CR 702). */
export const EVASIVE: ReadonlySet<string> = new Set([
  "Flying",
  "Menace",
  "Trample",
  "Double strike",
]);
/** So many cards that are attached to a creature make any commander large. */
const LEAST_ATTACHED = 8;

/** The attackers that a way names. */
const MOST_ATTACKERS = 6;

/** Of a Vehicle too, once it is crewed. */
const powerOf = ({ card }: DeckCard): number =>
  creatureSizeOf(card)?.power ?? (card.type_line.includes("Vehicle") ? Number(card.power) || 0 : 0);

const isEvasive = ({ card }: DeckCard): boolean =>
  [...keywordsOf(card)].some((keyword) => EVASIVE.has(keyword));

/** What it deals in a combat: twice its power with double strike (CR 702.4b). */
const strikesFor = (each: DeckCard): number =>
  powerOf(each) * (keywordsOf(each.card).has("Double strike") ? 2 : 1);

/** What is attached to a creature and makes it more. What holds one down is no weapon. */
const isAttached = (each: DeckCard): boolean => {
  const { concerns } = recogniseRoles(each.card);
  const isWorn = concerns.has("equipped") || concerns.has("enchanted");
  return isWorn && (creatureBoostOf(each) > 0 || enlarges(each.card));
};

/** Commanders that may deal 21 damage themselves: large ones, or any where the deck makes them so. */
const leadersOf = (cards: readonly DeckCard[]): readonly DeckCard[] => {
  const isArmed = copiesOf(cards.filter(isAttached)) >= LEAST_ATTACHED;
  const leastOf = (each: DeckCard): number => {
    if (isArmed) return 1;
    return isEvasive(each) ? LEADS_EVASIVE : LEADS_ALONE;
  };
  return cards.filter((each) => each.isCommander && strikesFor(each) >= leastOf(each));
};

const byPower = (one: DeckCard, other: DeckCard): number => powerOf(other) - powerOf(one);

/** A creature that is mostly cast for what it does as it goes (CR 702.74). */
const isSpell = ({ card, roles }: DeckCard): boolean =>
  roles.has("removal") && keywordsOf(card).has("Evoke");

/** What attacks. No land on either side, and none that stays home for its mana. */
const isAttacker = (each: DeckCard): boolean =>
  powerOf(each) > 0 && !isSpell(each) && !isModalLand(each.card) && !rarelyAttacks(each);

/** What all copies of a card deal together. Those that a deck attacks with above all come first. */
const strikes = (each: DeckCard): number => strikesFor(each) * each.quantity;

/** Whether a card makes creatures again and again, or several at once. A single one comes by the way. */
const makesMany = ({ card, roles }: DeckCard): boolean =>
  roles.has("tokens") &&
  recogniseRoles(card).events.causes.some(
    ({ name, whose, again, amount }) =>
      name === "token-created" && whose !== "opponent" && (again || amount === "X" || amount > 1),
  );

/** Whether it makes creatures each time that something else happens: such a card is worth more than one army. */
const makesAtEach = ({ card }: DeckCard): boolean => {
  const { causes, rewards } = recogniseRoles(card).events;
  return (
    rewards.some(({ of }) => !of.includes("self")) &&
    causes.some(({ name, again, whose }) => name === "token-created" && again && whose === "you")
  );
};

/** Of a few attackers: a small body that nothing helps past blockers stays home for what else it does. */
const pressesOn = (each: DeckCard): boolean =>
  powerOf(each) >= PRESSING || isEvasive(each) || countsForSize(each.card);
const PRESSING = 3;

/** The cards whose tokens attack: where most creatures are larger than tokens, a few of them are no army. */
const tokensOf = (spells: readonly DeckCard[], isSingleton: boolean): readonly DeckCard[] => {
  const makers = spells.filter(makesMany);
  const bodies = spells.filter((each) => isAttacker(each) && !makers.includes(each));
  return isSingleton || weightOf(makers) >= weightOf(bodies) ? makers : [];
};

/** The ways to win of a list that are attacks. */
export const creatureWaysOf = (
  cards: readonly DeckCard[],
  isSingleton: boolean,
): readonly WayToWin[] => {
  const spells = cards.filter(({ isLand }) => !isLand);
  const grows = growsWith(cards);
  const large = cards
    .filter((each) => (powerOf(each) >= LARGE || grows(each)) && !isSpell(each))
    .toSorted((one, other) => Number(grows(other)) - Number(grows(one)) || byPower(one, other));
  const tokens = tokensOf(spells, isSingleton);
  const by = cards.filter(({ card }) => enlargesOthers(card));
  // A large creature or two are no more of a plan than the creatures beside them.
  const isFew = weightOf(large) < (isSingleton ? FEW_LARGE : LEAST_LARGE);
  const isWithout = isFew && weightOf(tokens) < LEAST_TOKENS;
  const creatures = cards
    .filter(isAttacker)
    .toSorted((one, other) => other.quantity - one.quantity || byPower(one, other));
  const isArmy = copiesOf(creatures) >= Math.max(LEAST_ARMY, ARMY * copiesOf(spells));
  const isMore = creatures.length > large.length;
  const pressing = creatures.filter(pressesOn);
  const named = isSingleton && !isArmy && pressing.length >= FEW_LARGE ? pressing : creatures;
  const attackers = isMore && (isWithout || isArmy) ? named : [];
  return [
    {
      kind: "tokens",
      cards: tokens,
      weight: weightOf(tokens) + copiesOf(tokens.filter(makesAtEach)),
      least: LEAST_TOKENS,
      by,
    },
    {
      kind: "lands",
      cards: spells.filter(({ card }) => animatesLands(card)),
      least: LEAST_LARGE,
      by,
    },
    {
      kind: "combat",
      cards: isFew && attackers.length > 0 ? [] : large,
      least: LEAST_LARGE,
      counts: "any",
      by,
    },
    { kind: "commander", cards: leadersOf(cards), least: LEAST_LARGE, counts: "any", by },
    {
      kind: "attackers",
      by,
      cards: attackers
        .toSorted((one, other) => strikes(other) - strikes(one))
        .slice(0, MOST_ATTACKERS),
      // What attacks for want of anything better is less of a plan than a commander that does.
      weight: (isArmy ? weightOf : copiesOf)(attackers.slice(0, MOST_ATTACKERS)),
      least: isArmy ? LEAST_LARGE / ARMY_COUNTS : LEAST_LARGE,
      counts: "any",
    },
  ];
};
