import type { Card } from "@spellwright/contract";
import type { Steps } from "@spellwright/decks";
import { mayJoin } from "../answers/legality.ts";
import {
  answersByThreat,
  FEW_ANSWERS,
  KINDS_OF_THREATS,
  leaningsOf,
  type Threat,
  threatsMet,
} from "../answers/threats.ts";
import { canPay } from "../color-targets.ts";
import {
  archetypeOf,
  copiesOf,
  type DeckCard,
  type DeckFacts,
  deckCardOf,
  roleTrust,
} from "../deck-facts.ts";
import { conflictsWithPlan } from "../plan/conflicts.ts";
import { planOf } from "../plan/plan-graph.ts";
import type { CardReference } from "../strategist.ts";
import { hasCommander, isCompetitive, isForSeveral, SIZES } from "../usual-ranges.ts";
import { cutOrderInSteps } from "./cut-order.ts";
import { type Alternative, cheaperThan } from "./prices.ts";
import { isSound } from "./swap.ts";

/** A kind of threat that the main deck answers seldom, and what the sideboard has against it. */
export interface SideboardGap {
  readonly threat: Threat;
  readonly main: readonly CardReference[];
  readonly side: readonly CardReference[];
  /** Checked cards of the index against it. Empty where the sideboard has enough. */
  readonly proposed: readonly Card[];
}

/** What the sideboard of a deck has to do. */
export interface SideboardPlan {
  readonly held: number;
  readonly most: number;
  readonly gaps: readonly SideboardGap[];
  /** For proposed cards by English name, where prices are known: a cheaper one against the same threat. */
  readonly cheaper: ReadonlyMap<string, Alternative>;
}

/** One card for another where the table calls for it. */
export interface TableSwap {
  readonly threat: Threat;
  readonly count: number;
  readonly add: Card;
  readonly cut: Card;
}

/** What the list answers too seldom, and what would be changed for it. */
export interface TablePlan {
  readonly seldom: readonly Pick<TableSwap, "threat" | "count">[];
  /** One for some of these threats: the index has no sound swap for the others. */
  readonly swaps: readonly TableSwap[];
}

/** What both plans are made of, beside the deck. */
export interface SideParts {
  /** Cards that may be proposed, the most played first. */
  readonly candidates: readonly Card[];
  /** Cards that are never cut: what the deck wins by, its plan, its key cards. */
  readonly kept: ReadonlySet<string>;
  /** English names that the report proposes or takes out elsewhere, or that would make a combo whole. */
  readonly taken: ReadonlySet<string>;
}

/** A card from the sideboard has to be cast in time. */
const DEAREST = 4;
const MOST_PROPOSED = 2;
/** Cards that are read in one step. */
const READ_AT_ONCE = 200;

/** Tells whether a card, which meets some threat, may come from the sideboard: cast in time, with this deck’s mana. */
const createMayCome = (facts: DeckFacts): ((card: Card) => boolean) => {
  const isPaid = canPay(facts.deck, facts.statistics.sources);
  const conflicts = conflictsWithPlan(facts);
  // A combo wins before an army counts, and a sweep takes its own pieces too.
  const isCombo = archetypeOf(facts.deck) === "combo";
  return (card) =>
    card.cmc <= DEAREST &&
    !card.game_changer &&
    !deckCardOf(card, 1, false).isLand &&
    mayJoin(card, facts) &&
    isPaid(card) &&
    !conflicts(card) &&
    !(isCombo && deckCardOf(card, 1, false).roles.has("wipe"));
};

/** The cards of the index that may join the deck and answer one of the kinds, the most played first. */
function* answersInIndex(
  facts: DeckFacts,
  wanted: readonly Threat[],
  { candidates, taken }: SideParts,
): Steps<readonly { readonly card: Card; readonly threats: readonly Threat[] }[]> {
  const mayCome = createMayCome(facts);
  const there = new Set(facts.deck.entries.map(({ name, card }) => card?.name ?? name));
  const found: { readonly card: Card; readonly threats: readonly Threat[] }[] = [];
  const enough = (threat: Threat) =>
    found.filter(({ threats }) => threats.includes(threat)).length >= MOST_PROPOSED;
  for (const [at, card] of (wanted.length === 0 ? [] : candidates).entries()) {
    if (at % READ_AT_ONCE === 0) yield;
    // What is remembered of a card is asked first: most of the index answers nothing.
    const met = threatsMet(card);
    if (met.size === 0) continue;
    const threats = wanted.filter((threat) => met.has(threat));
    if (threats.length === 0 || there.has(card.name) || taken.has(card.name)) continue;
    if (!mayCome(card)) continue;
    found.push({ card, threats });
    there.add(card.name);
    if (wanted.every(enough)) break;
  }
  return found;
}

/** A cheaper card for each proposed one that is dear. A card a step. */
function* cheaperAnswers(
  gaps: readonly SideboardGap[],
  facts: DeckFacts,
  { candidates, taken }: SideParts,
): Steps<ReadonlyMap<string, Alternative>> {
  const mayCome = createMayCome(facts);
  const named = new Set([
    ...facts.deck.entries.map(({ name, card }) => card?.name ?? name),
    ...gaps.flatMap(({ proposed }) => proposed.map(({ name }) => name)),
    ...taken,
  ]);
  const found = new Map<string, Alternative>();
  for (const { threat, proposed } of gaps)
    for (const dear of proposed) {
      yield;
      const cheaper = cheaperThan(
        dear,
        candidates,
        (card) => !named.has(card.name) && threatsMet(card).has(threat) && mayCome(card),
      );
      if (cheaper === undefined) continue;
      named.add(cheaper.card.name);
      found.set(dear.name, cheaper);
    }
  return found;
}

const sideCards = ({ deck }: DeckFacts): readonly DeckCard[] =>
  deck.entries.flatMap(({ board, card, quantity }) =>
    board === "sideboard" && card !== null ? [deckCardOf(card, quantity, false)] : [],
  );

/** The kinds of threats that a list answers seldom, with its answers. */
const seldomAnswered = (facts: DeckFacts) =>
  answersByThreat(facts).filter(({ cards }) => copiesOf(cards) < FEW_ANSWERS);

/**
 * What the sideboard has to do: the kinds of threats that the main deck answers seldom, what the sideboard
 * has against them, and cards of the index that would help.
 *
 * @returns null in formats without a sideboard of one’s own choice, and where the cards cannot be read
 */
export function* planSideboard(facts: DeckFacts, parts: SideParts): Steps<SideboardPlan | null> {
  const most = SIZES[facts.deck.format].sideboard;
  if (most === null || hasCommander(facts.deck.format) || roleTrust(facts) === 0) return null;
  const cards = sideCards(facts);
  const bySide = new Map(answersByThreat({ cards }).map((each) => [each.threat, each.cards]));
  // Only blue answers spells as such: other colors have cards that save their own.
  const mayCounter = facts.statistics.pips.U > 0 && facts.statistics.sources.U > 0;
  const seldom = seldomAnswered(facts).filter(({ threat }) => threat !== "spell" || mayCounter);
  const gaps = seldom.map(({ threat, cards: main }) => ({
    threat,
    main,
    side: bySide.get(threat) ?? [],
  }));
  const open = gaps.filter(({ side, main }) => copiesOf(side) + copiesOf(main) < FEW_ANSWERS);
  const offered = yield* answersInIndex(
    facts,
    open.map(({ threat }) => threat),
    parts,
  );
  const filled = gaps.map((gap) => ({
    ...gap,
    proposed: open.includes(gap)
      ? offered
          .filter(({ threats }) => threats.includes(gap.threat))
          .slice(0, MOST_PROPOSED)
          .map(({ card }) => card)
      : [],
  }));
  return {
    held: facts.statistics.sideboard,
    most,
    gaps: filled,
    cheaper: yield* cheaperAnswers(filled, facts, parts),
  };
}

/** What so many decks play is there for a reason (rank of the public data). */
const EVERYWHERE = 500;

/** Tables that one knows before the game, in this order. Creatures and planeswalkers are at each of them. */
const TABLES: readonly Threat[] = KINDS_OF_THREATS.filter((threat) =>
  ["graveyard", "artifact", "enchantment", "board"].includes(threat),
);

/**
 * Commander has no sideboard: what one would change before a game, for which table. Each swap is sound.
 */
export function* planTables(facts: DeckFacts, parts: SideParts): Steps<TablePlan | null> {
  if (!isForSeveral(facts.deck.format) || roleTrust(facts) === 0) return null;
  // A wipe against small creatures would take the deck’s own army first.
  const isArmy = leaningsOf(facts).some(({ code }) => /creatures|tokens/.test(code));
  if (isCompetitive(facts.deck)) return null;
  const seldom = seldomAnswered(facts).filter(
    ({ threat }) => TABLES.includes(threat) && !(threat === "board" && isArmy),
  );
  const offered = yield* answersInIndex(
    facts,
    seldom.map(({ threat }) => threat),
    parts,
  );
  const cards = new Map(offered.map(({ card }) => [card.name, card]));
  const answering = new Set(seldom.flatMap((each) => each.cards.map(({ name }) => name)));
  const order = yield* cutOrderInSteps(facts, parts.kept);
  const { worth } = planOf(facts);
  const cuts = order
    .map(({ card }) => card)
    .filter(({ name }) => !(answering.has(name) || parts.taken.has(name) || worth.has(name)))
    .filter(({ edhrec_rank: rank }) => (rank ?? EVERYWHERE) >= EVERYWHERE);
  const swaps: TableSwap[] = [];
  for (const { threat, cards: has } of seldom) {
    const add = offered.find(
      ({ card, threats }) =>
        threats.includes(threat) && !swaps.some((swap) => swap.add.name === card.name),
    )?.card;
    const cut = cuts[swaps.length];
    if (add === undefined || cut === undefined) continue;
    if (!isSound({ add: add.name, cut: cut.name }, facts, cards)) continue;
    swaps.push({ threat, count: copiesOf(has), add, cut });
  }
  return {
    seldom: seldom.map(({ threat, cards: has }) => ({ threat, count: copiesOf(has) })),
    swaps,
  };
}
