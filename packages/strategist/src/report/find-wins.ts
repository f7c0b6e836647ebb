import type { FoundCombo } from "@spellwright/decks";
import { type DeckCard, type DeckFacts, referenceOf } from "../deck-facts.ts";
import type { CardReference } from "../strategist.ts";

/** A way to win that the list really holds. */
export interface WinCondition {
  readonly kind: "combo" | "words" | "poison" | "commander" | "combat";
  readonly cards: readonly CardReference[];
}

const MOST_NAMED = 6;
/** A creature of this power ends games by itself, sooner or later. */
const LARGE = 5;

/** What gives poison counters: ten of them lose the game (CR 104.3d). */
const POISON = /\binfect\b|\btoxic\b|\bpoison counters?\b/i;
/** So many cards that poison are a plan, fewer are luck. */
const LEAST_POISON = 4;

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
    { kind: "combat", cards: large.map(reference) },
    { kind: "commander", cards: leads.map(reference) },
  ];
  return ways.filter((way) => way.cards.length > 0);
};
