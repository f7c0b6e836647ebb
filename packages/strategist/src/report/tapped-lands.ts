import { COLOR_CODES } from "@spellwright/contract";
import { createManaOf, recogniseRoles } from "@spellwright/decks";
import type { DeckCard, DeckFacts } from "../deck-facts.ts";
import { hasCommander, isForSeveral } from "../usual-ranges.ts";
import { type AcceptedSwaps, firstAllowed } from "./accepted-swaps.ts";
import { entersTapped, isPlainLand, makesFreeMana } from "./mana-cards.ts";
import { abilitiesOf, holdsNode } from "./read-nodes.ts";
import type { OfferedCard, WantedCard } from "./wanted-card.ts";

/** A land of more colors than these finds whatever is missing, one of fewer is no better than a basic one. */
const COLORS = 2;

/** What a land that enters tapped may do besides and still be missed by nobody. A look at the next card is worth more in a duel. */
const LITTLE: ReadonlySet<unknown> = new Set(["enter", "add", "gain"]);
const AT_A_TABLE: ReadonlySet<unknown> = new Set([...LITTLE, "scry"]);

const doesLittle = ({ card }: OfferedCard, isDuel: boolean): boolean =>
  recogniseRoles(card).seeks.length === 0 &&
  !holdsNode(
    abilitiesOf(card),
    ({ verb }) => verb !== undefined && !(isDuel ? LITTLE : AT_A_TABLE).has(verb),
  );

/** Whether a land comes in as it should with two players: what counts opponents never does. */
const comesInTime = ({ card }: OfferedCard, isDuel: boolean): boolean =>
  !entersTapped(card) &&
  recogniseRoles(card).seeks.length === 0 &&
  !(isDuel && holdsNode(abilitiesOf(card), ({ thing }) => thing === "opponent"));

/** Lands that may enter untapped for those that never do, where they make every color that these make for the deck. */
export const cardsForTapped = (
  facts: DeckFacts,
  {
    offered,
    cuts,
    kept,
    taken,
    most,
  }: {
    readonly offered: readonly OfferedCard[];
    /** Cards of the deck that no other swap takes out. */
    readonly cuts: readonly DeckCard[];
    readonly kept: ReadonlySet<string>;
    readonly taken: AcceptedSwaps;
    readonly most: number;
  },
): readonly WantedCard[] => {
  const { deck, cards, statistics } = facts;
  const wanted = new Set<string>(COLOR_CODES.filter((color) => statistics.pips[color] > 0));
  const manaOf = createManaOf(
    cards.map(({ card }) => card),
    wanted,
  );
  const usefulOf = ({ card }: Pick<OfferedCard, "card">): readonly string[] =>
    [...manaOf(card)].filter((color) => wanted.has(color));
  const isDuel = !isForSeveral(deck.format);
  const isSlow = (each: DeckCard): boolean =>
    isPlainLand(each) &&
    doesLittle(each, isDuel) &&
    entersTapped(each.card) &&
    !kept.has(each.card.name) &&
    usefulOf(each).length === COLORS;
  const slow = cuts.filter(isSlow);
  if (slow.length === 0) return [];
  const quick = offered.filter(
    (each) =>
      isPlainLand(each) &&
      comesInTime(each, isDuel) &&
      makesFreeMana(each.card, hasCommander(deck.format)),
  );
  // What makes any color costs life or a card for it: first what makes these colors.
  const bySize = quick.toSorted((one, other) => manaOf(one.card).size - manaOf(other.card).size);
  const used = new Set<string>();
  const found: WantedCard[] = [];
  for (const cut of slow) {
    if (found.length === most) break;
    const made = usefulOf(cut);
    const suits = (each: OfferedCard): boolean =>
      !used.has(each.card.name) && made.every((color) => usefulOf(each).includes(color));
    const add = firstAllowed(bySize.filter(suits), cut.card, taken)?.card;
    if (add === undefined) continue;
    used.add(add.name);
    taken.take(add, cut.card);
    found.push({ add, cut: cut.card, reason: { code: "tappedLand" }, suits });
  }
  return found;
};
