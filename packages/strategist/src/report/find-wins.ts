import { type FoundCombo, keywordsOf, recogniseRoles } from "@spellwright/decks";
import { finding } from "../answers/answer-part.ts";
import {
  archetypeOf,
  copiesOf,
  type DeckCard,
  type DeckFacts,
  referenceOf,
} from "../deck-facts.ts";
import { themesOf } from "../plan/card-themes.ts";
import { creatureSizeOf } from "../plan/creature-size.ts";
import { isPermanent } from "../plan/lasting-ramp.ts";
import type { CardReference, Finding } from "../strategist.ts";
import { hasCommander, isForSeveral } from "../usual-ranges.ts";
import { creatureWaysOf, LEAST_LARGE } from "./creature-ways.ts";
import { putOntoBattlefieldWay } from "./put-onto-battlefield-way.ts";
import { type WayToWin, type WinCondition, weightOf } from "./way-to-win.ts";

const MOST_NAMED = 6;
const MOST_BESIDE = 4;
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

/** So many planeswalkers win a game that is held. Fewer, a commander among them, do something else. */
const LEAST_WALKERS = 6;
const FEW_WALKERS = 3;

/** A way to win in a sentence. */
export const winFinding = ({ kind, cards, by = [] }: WinCondition): Finding =>
  finding(`wins.${kind}${by.length === 0 ? "" : "By"}`, {
    cards: { cards, most: MOST_NAMED },
    ...(by.length === 0 ? {} : { by: { cards: by, most: MOST_BESIDE } }),
  });

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
  // A commander that does it does so in every game.
  if (weightOf(lasting) >= LEAST_DRAIN) return lasting;
  const all = cards.filter(drains);
  return copiesOf(all) >= 2 * LEAST_DRAIN ? all : [];
};

/** So many copies that hurt an opponent again and again are a plan where there is only one. */
const LEAST_PINGS = 4;

/** It lies there and hurts an opponent again and again without an attack, or makes tokens that do. */
const pings = (each: DeckCard): boolean => {
  const { causes } = readOf(each).events;
  const makesMore = causes.some(({ name, again }) => name === "token-created" && again);
  return (
    !each.isLand &&
    isPermanent(each.card) &&
    causes.some(
      ({ name, again, whose }) =>
        (again || makesMore) &&
        whose !== "you" &&
        (name === "life-lost" || name === "damage-to-player"),
    )
  );
};

const pingersIn = (cards: readonly DeckCard[]): readonly DeckCard[] => {
  const found = cards.filter(pings);
  return copiesOf(found) >= LEAST_PINGS ? found : [];
};

/** So many copies of a card are drawn to win with it. */
const LEAST_COPIES = 3;

/** What lies there and deals damage to a player for mana, again and again, as much as the list makes it. */
const dealsDamageAlone = (each: DeckCard): boolean => {
  const { causes, rewards } = readOf(each).events;
  return (
    each.quantity >= LEAST_COPIES &&
    creatureSizeOf(each.card) === null &&
    rewards.every(({ name }) => name === "untap") &&
    causes.some(
      ({ name, whose, again, amount }) =>
        name === "damage-to-player" && whose !== "you" && again && amount === "X",
    )
  );
};

/** A large turn ends with it. A counterspell, or one that makes others sacrifice, ends none. */
const storms = ({ card }: DeckCard): boolean => themesOf(card).rewards.has("storm");

/** Takes an opponent’s library. */
const mills = (each: DeckCard): boolean =>
  readOf(each).events.causes.some(({ name, whose }) => name === "mill" && whose !== "you");

/** Wins, or makes others lose, by its own words. */
const endsTheGame = (each: DeckCard): boolean =>
  readOf(each).events.causes.some(
    ({ name, whose }) =>
      (name === "game-won" && whose === "you") || (name === "game-lost" && whose !== "you"),
  );

/** Every way of a list but its combos. */
const waysOf = ({ deck, cards }: DeckFacts): readonly WayToWin[] => {
  const isSingleton = hasCommander(deck.format);
  const spells = cards.filter(({ isLand }) => !isLand);
  const ends = cards.filter(endsTheGame);
  const walkers = spells.filter(({ card }) => card.type_line.includes("Planeswalker"));
  const engines = isSingleton ? [] : spells.filter(dealsDamageAlone);
  const isOfSeveral = isForSeveral(deck.format);
  const drainers = isOfSeveral ? drainersIn(cards) : [];
  const brought = putOntoBattlefieldWay(cards);
  const isBrought = (each: DeckCard): boolean => brought.cards.includes(each);
  return [
    brought,
    { kind: "words", cards: ends, least: 1, counts: "any" },
    { kind: "poison", cards: cards.filter(poisons), least: LEAST_POISON },
    { kind: "drain", cards: drainers, least: LEAST_DRAIN },
    {
      kind: "pings",
      cards: isOfSeveral ? [] : pingersIn(spells).filter((each) => !engines.includes(each)),
      least: LEAST_BURN,
      counts: "any",
    },
    { kind: "burn", cards: cards.filter(burns), least: LEAST_BURN },
    {
      kind: "storm",
      cards: cards.filter(storms),
      least: isSingleton ? 1 : LEAST_COPIES,
      counts: "any",
    },
    { kind: "mill", cards: cards.filter(mills), least: LEAST_MILL },
    ...creatureWaysOf(cards, isSingleton).filter(
      // What is brought into play is told there.
      ({ kind, cards: large }) => !(kind === "combat" && large.every(isBrought)),
    ),
    {
      kind: "planeswalkers",
      cards: copiesOf(walkers) < FEW_WALKERS ? [] : walkers,
      least: LEAST_WALKERS,
    },
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
            !drainers.includes(each) &&
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

/** So many cards that find others find the pieces of a combo; so many combos need no finding. */
const LEAST_FINDERS = 4;

/** Whether a combo is more than luck: copies may be played of its pieces, or the deck is built for it, finds its pieces, or has several. */
const isForCombos = ({ deck, cards }: DeckFacts, combos: readonly FoundCombo[]): boolean =>
  !hasCommander(deck.format) ||
  archetypeOf(deck) === "combo" ||
  combos.length >= LEAST_FINDERS ||
  copiesOf(cards.filter(({ roles }) => roles.has("tutor"))) >= LEAST_FINDERS;

/**
 * The ways to win that a list holds, the surest first: its combos, then what most of the list does. A combo deck,
 * or one that is built for a single large turn, wins by that and not by its creatures.
 */
export const findWins = (
  facts: DeckFacts,
  combos: readonly FoundCombo[],
): readonly WinCondition[] => {
  const strengthOf = ({ cards, least, weight = weightOf(cards) }: WayToWin): number =>
    weight / least;
  const found = waysOf(facts).filter(
    (way) => way.cards.length > 0 && (way.counts === "any" || strengthOf(way) >= 1),
  );
  const isOfOneTurn =
    archetypeOf(facts.deck) === "combo" &&
    (combos.length > 0 || found.some(({ kind }) => kind === "storm"));
  const ways = found
    .filter(({ kind }) => !(isOfOneTurn && BY_ATTACK.has(kind)))
    .toSorted((one, other) => strengthOf(other) - strengthOf(one))
    .map(({ kind, cards, by = [] }): WinCondition => {
      const beside = by.filter((each) => !cards.includes(each)).map(reference);
      return {
        kind,
        cards: cards.map(reference),
        ...(beside.length === 0 ? {} : { by: beside }),
      };
    });
  const told = combos.slice(0, MOST_COMBOS).map(comboWay);
  // Beside a real plan a combo that nothing finds comes by the way.
  const isFirst = isForCombos(facts, combos) || !found.some((way) => strengthOf(way) >= 1);
  return isFirst ? [...told, ...ways] : [...ways, ...told];
};
