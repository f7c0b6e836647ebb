import type { FoundCombo } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts, referenceOf } from "../deck-facts.ts";
import type { CardReference } from "../strategist.ts";

/** A way to win that the list really holds. */
export interface WinCondition {
  readonly kind: "combo" | "words" | "poison" | "burn" | "commander" | "combat" | "attackers";
  readonly cards: readonly CardReference[];
}

const MOST_NAMED = 6;
/** A creature of this power ends games by itself, sooner or later. */
const LARGE = 5;

/** What gives poison counters: ten of them lose the game (CR 104.3d). */
const POISON = /\binfect\b|\btoxic\b|\bpoison counters?\b/i;
/** So many cards that poison are a plan, fewer are luck. */
const LEAST_POISON = 4;

/** Damage that goes to a player’s head. */
const BURN =
  /\bdeals? (?:\d+|x|that much) damage (?:divided )?[^.]*\b(?:any target|targets|target player|target opponent|each opponent|each player|player or planeswalker)\b/i;
/** So many copies of burn are a plan. */
const LEAST_BURN = 12;

const isCreature = ({ card }: DeckCard): boolean => /\bCreature\b/.test(card.type_line);

const reference = ({ card, quantity }: DeckCard): CardReference => referenceOf(card, quantity);

/** The ways to win that a list holds, the surest first. */
export const findWins = (
  { cards }: DeckFacts,
  combos: readonly FoundCombo[],
): readonly WinCondition[] => {
  const [combo] = combos;
  const words = cards.filter(({ roles }) => roles.has("winCondition"));
  const poison = cards.filter(({ card }) => POISON.test(card.oracle_text ?? ""));
  const burn = cards.filter(({ card, isLand }) => !isLand && BURN.test(card.oracle_text ?? ""));
  const attackers = cards
    .filter((each) => isCreature(each) && Number(each.card.power ?? 0) > 0)
    .toSorted((one, other) => other.quantity - one.quantity)
    .slice(0, MOST_NAMED);
  const leads = cards.filter((each) => each.isCommander && isCreature(each));
  const large = cards
    .filter((each) => isCreature(each) && Number(each.card.power ?? 0) >= LARGE)
    .slice(0, MOST_NAMED);
  const ways: WinCondition[] = [
    {
      kind: "combo",
      cards: (combo?.cards ?? []).map(({ name, printedName }) => ({
        name,
        printed_name: printedName,
        quantity: 1,
      })),
    },
    { kind: "words", cards: words.slice(0, MOST_NAMED).map(reference) },
    {
      kind: "poison",
      cards: poison.length < LEAST_POISON ? [] : poison.slice(0, MOST_NAMED).map(reference),
    },
    {
      kind: "burn",
      cards: copiesOf(burn) < LEAST_BURN ? [] : burn.slice(0, MOST_NAMED).map(reference),
    },
    { kind: "combat", cards: large.map(reference) },
    { kind: "attackers", cards: large.length > 0 ? [] : attackers.map(reference) },
    { kind: "commander", cards: leads.map(reference) },
  ];
  return ways.filter((way) => way.cards.length > 0);
};
