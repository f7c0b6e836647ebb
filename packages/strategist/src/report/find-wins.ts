import { type FoundCombo, keywordsOf, recogniseRoles } from "@spellwright/decks";
import { finding } from "../answers/answer-part.ts";
import {
  archetypeOf,
  copiesOf,
  type DeckCard,
  type DeckFacts,
  isLandToo,
  referenceOf,
} from "../deck-facts.ts";
import { themesOf } from "../plan/card-themes.ts";
import type { CardReference, Finding } from "../strategist.ts";
import { hasCommander, isForSeveral } from "../usual-ranges.ts";
import { staysHome } from "./stays-home.ts";

/** A way to win that the list really holds. */
export interface WinCondition {
  readonly kind:
    | "combo"
    | "words"
    | "finishers"
    | "drain"
    | "poison"
    | "burn"
    | "storm"
    | "mill"
    | "combat"
    | "tokens"
    | "attackers"
    | "planeswalkers"
    | "commander";
  readonly cards: readonly CardReference[];
}

const MOST_NAMED = 6;
/** A creature of this power ends games by itself, sooner or later. */
const LARGE = 5;

/** What gives poison counters: ten of them lose the game (CR 104.3d). */
const POISONS: ReadonlySet<string> = new Set(["Infect", "Toxic"]);
/** So many cards that poison are a plan, fewer are luck. */
const LEAST_POISON = 4;

/** So many copies of burn are a plan. */
const LEAST_BURN = 12;

/** So many cards of it end a game of several players, fewer only help. */
const LEAST_DRAIN = 5;

/** So many cards of it empty a library. */
const LEAST_MILL = 8;

/** So many planeswalkers win a game that is held; fewer, a commander among them, do something else. */
const LEAST_WALKERS = 6;
const FEW_WALKERS = 3;

/** So many large creatures are a plan. */
const LEAST_LARGE = 6;

/** Where so many spells are creatures, all of them attack; that is surer than a few large ones, by so much. */
const ARMY = 0.55;
const LEAST_ARMY = 18;
const ARMY_COUNTS = 1.4;

/** So many cards that make creatures are an army. */
const LEAST_TOKENS = 8;

/** A commander of this power deals 21 damage in five attacks; one that is hard to block may take one more. */
const LEADS_ALONE = 5;
const LEADS_EVASIVE = 4;
const EVASIVE: ReadonlySet<string> = new Set(["Flying", "Menace", "Trample", "Double strike"]);
/** So many cards that are attached to a creature make any commander large. */
const LEAST_ATTACHED = 8;

const isCreature = ({ card }: DeckCard): boolean => card.type_line.includes("Creature");

/** A way to win in a sentence. */
export const winFinding = ({ kind, cards }: WinCondition): Finding =>
  finding(`wins.${kind}`, { cards: { cards, most: MOST_NAMED } });

/** The surest way to win, as what a deck is up to first. */
export const firstWinFinding = ({ kind, cards }: WinCondition): Finding =>
  finding(`report.firstWin.${kind}`, { cards: { cards, most: MOST_NAMED } });

const reference = ({ card, quantity }: DeckCard): CardReference => referenceOf(card, quantity);

const readOf = ({ card }: DeckCard) => recogniseRoles(card);

const poisons = (each: DeckCard): boolean =>
  [...keywordsOf(each.card)].some((keyword) => POISONS.has(keyword)) ||
  readOf(each).concerns.has("poison counter");

/** Damage that goes to a player’s head. */
const burns = (each: DeckCard): boolean =>
  !each.isLand &&
  readOf(each).events.causes.some(
    ({ name, whose }) => name === "damage-to-player" && whose !== "you",
  );

/** What takes life from every opponent without an attack. */
const drains = (each: DeckCard): boolean =>
  !each.isLand && readOf(each).does.traits.has("drainsEach");

/** It goes on doing so: what does it once as it is cast ends no game. */
const drainsAgain = (each: DeckCard): boolean =>
  drains(each) &&
  readOf(each).events.causes.some(
    ({ name, again, whose }) =>
      again && whose !== "you" && (name === "life-lost" || name === "damage-to-player"),
  );

/** What drains again and again, where that is enough; else all that drains, where it is much. */
const drainersIn = (cards: readonly DeckCard[]): readonly DeckCard[] => {
  const lasting = cards.filter(drainsAgain);
  if (copiesOf(lasting) >= LEAST_DRAIN) return lasting;
  const all = cards.filter(drains);
  return copiesOf(all) >= 2 * LEAST_DRAIN ? all : [];
};

/** So many copies of a card are drawn to win with it. */
const LEAST_COPIES = 3;

/** What lies there and deals damage to a player for mana, again and again, as much as the list makes it. */
const dealsDamageAlone = (each: DeckCard): boolean => {
  const { causes, rewards } = readOf(each).events;
  return (
    each.quantity >= LEAST_COPIES &&
    !isCreature(each) &&
    rewards.every(({ name }) => name === "untap") &&
    causes.some(
      ({ name, whose, again, amount }) =>
        name === "damage-to-player" && whose !== "you" && again && amount === "X",
    )
  );
};

/** A large turn ends with it; a counterspell, or one that makes others sacrifice, ends none. */
const storms = ({ card }: DeckCard): boolean => themesOf(card).rewards.has("storm");

/** Takes an opponent’s library. */
const mills = (each: DeckCard): boolean =>
  readOf(each).events.causes.some(({ name, whose }) => name === "mill" && whose !== "you");

/** What is attached to a creature. */
const isAttached = (each: DeckCard): boolean => {
  const { concerns } = readOf(each);
  return concerns.has("equipped") || concerns.has("enchanted");
};

const powerOf = ({ card }: DeckCard): number =>
  Number(card.power ?? card.card_faces?.[0]?.power ?? 0) || 0;

/** What it deals in a combat: twice its power with double strike (CR 702.4b). */
const strikesFor = (each: DeckCard): number =>
  powerOf(each) * (keywordsOf(each.card).has("Double strike") ? 2 : 1);

/** Commanders that may deal 21 damage themselves: large ones, or any where the deck makes them so. */
const leadersOf = (cards: readonly DeckCard[]): readonly DeckCard[] => {
  const attached = cards.filter(isAttached);
  const isArmed = copiesOf(attached) >= LEAST_ATTACHED;
  const leastOf = ({ card }: DeckCard): number => {
    if (isArmed) return 1;
    return [...keywordsOf(card)].some((keyword) => EVASIVE.has(keyword))
      ? LEADS_EVASIVE
      : LEADS_ALONE;
  };
  return cards.filter(
    (each) => each.isCommander && isCreature(each) && strikesFor(each) >= leastOf(each),
  );
};

/** Wins, or makes others lose, by its own words. */
const endsTheGame = (each: DeckCard): boolean =>
  readOf(each).events.causes.some(
    ({ name, whose }) =>
      (name === "game-won" && whose === "you") || (name === "game-lost" && whose !== "you"),
  );

/** A commander does it in every game: it counts for so many cards. */
const COMMANDER_COUNTS = 5;

const weightOf = (cards: readonly DeckCard[]): number =>
  copiesOf(cards) + (cards.some(({ isCommander }) => isCommander) ? COMMANDER_COUNTS : 0);

const byPower = (one: DeckCard, other: DeckCard): number => powerOf(other) - powerOf(one);

/** A way with the cards of it, and so many of them that it is a plan rather than luck. */
interface Way {
  readonly kind: WinCondition["kind"];
  readonly cards: readonly DeckCard[];
  readonly least: number;
  /** Fewer of them still are a way, if the last one. */
  readonly counts?: "any";
}

/** Every way of a list but its combos. */
const waysOf = ({ deck, cards }: DeckFacts): readonly Way[] => {
  const isSingleton = hasCommander(deck.format);
  const spells = cards.filter(({ isLand }) => !isLand);
  const ends = cards.filter(endsTheGame);
  const large = cards
    .filter((each) => isCreature(each) && powerOf(each) >= LARGE)
    .toSorted(byPower);
  const tokens = spells.filter(({ roles }) => roles.has("tokens"));
  const walkers = spells.filter(({ card }) => card.type_line.includes("Planeswalker"));
  // In sixty cards a large creature or two are no more of a plan than the copies beside them.
  const isFew = !isSingleton && weightOf(large) < LEAST_LARGE;
  const isWithout = (large.length === 0 || isFew) && weightOf(tokens) < LEAST_TOKENS;
  const creatures = cards
    .filter(
      (each) => isCreature(each) && powerOf(each) > 0 && !isLandToo(each.card) && !staysHome(each),
    )
    .toSorted((one, other) => other.quantity - one.quantity || byPower(one, other));
  const engines = isSingleton ? [] : spells.filter(dealsDamageAlone);
  const isArmy = copiesOf(creatures) >= Math.max(LEAST_ARMY, ARMY * copiesOf(spells));
  const attackers = isWithout || isArmy ? creatures.slice(0, MOST_NAMED) : [];
  return [
    { kind: "words", cards: ends, least: 1, counts: "any" },
    { kind: "poison", cards: cards.filter(poisons), least: LEAST_POISON },
    {
      kind: "drain",
      cards: isForSeveral(deck.format) ? drainersIn(cards) : [],
      least: LEAST_DRAIN,
    },
    { kind: "burn", cards: cards.filter(burns), least: LEAST_BURN },
    {
      kind: "storm",
      cards: cards.filter(storms),
      least: isSingleton ? 1 : LEAST_COPIES,
      counts: "any",
    },
    { kind: "mill", cards: cards.filter(mills), least: LEAST_MILL },
    { kind: "tokens", cards: tokens, least: LEAST_TOKENS },
    { kind: "combat", cards: isFew ? [] : large, least: LEAST_LARGE, counts: "any" },
    {
      kind: "attackers",
      cards: attackers,
      least: isArmy ? LEAST_LARGE / ARMY_COUNTS : LEAST_LARGE,
      counts: "any",
    },
    {
      kind: "planeswalkers",
      cards: copiesOf(walkers) < FEW_WALKERS ? [] : walkers,
      least: LEAST_WALKERS,
    },
    { kind: "commander", cards: leadersOf(cards), least: LEAST_LARGE, counts: "any" },
    {
      kind: "finishers",
      cards: [
        ...engines,
        ...cards.filter(
          (each) =>
            each.roles.has("winCondition") &&
            // What sweeps the table deals its damage to everybody alike.
            !each.roles.has("wipe") &&
            !ends.includes(each) &&
            !engines.includes(each),
        ),
      ],
      least: engines.length > 0 ? LEAST_COPIES : LEAST_LARGE,
      counts: "any",
    },
  ];
};

/** Combos that are told one by one as ways to win; of more, the surest. */
const MOST_COMBOS = 4;

/** What a deck of one turn only defends itself by. */
const BY_ATTACK: ReadonlySet<WinCondition["kind"]> = new Set(["attackers", "combat"]);
const comboWay = ({ cards }: FoundCombo): WinCondition => ({
  kind: "combo",
  cards: cards.map(({ name, printedName }) => ({
    name,
    printed_name: printedName,
    quantity: 1,
  })),
});

/**
 * The ways to win that a list holds, the surest first: its combos, then what most of the list does. A combo deck,
 * or one that is built for a single large turn, wins by that and not by its creatures.
 */
export const findWins = (
  facts: DeckFacts,
  combos: readonly FoundCombo[],
): readonly WinCondition[] => {
  const strengthOf = ({ cards, least }: Way): number => weightOf(cards) / least;
  const found = waysOf(facts).filter(
    (way) => way.cards.length > 0 && (way.counts === "any" || strengthOf(way) >= 1),
  );
  const isOfOneTurn =
    archetypeOf(facts.deck) === "combo" &&
    (combos.length > 0 || found.some(({ kind }) => kind === "storm"));
  const ways = found
    .filter(({ kind }) => !(isOfOneTurn && BY_ATTACK.has(kind)))
    .toSorted((one, other) => strengthOf(other) - strengthOf(one))
    .map(({ kind, cards }): WinCondition => ({ kind, cards: cards.map(reference) }));
  return [...combos.slice(0, MOST_COMBOS).map(comboWay), ...ways];
};
