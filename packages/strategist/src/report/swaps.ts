import type { Party } from "@spellwright/card-text";
import { type Card, COLOR_CODES } from "@spellwright/contract";
import { ROLES, type Role, recogniseRoles, type Steps } from "@spellwright/decks";
import { isForbidden, mayJoin } from "../answers/legality.ts";
import {
  type DeckCard,
  type DeckFacts,
  deckCardOf,
  isLandCard,
  mayBeUnknown,
  referenceOf,
} from "../deck-facts.ts";
import { themesOf } from "../plan/card-themes.ts";
import { conflictsWithPlan } from "../plan/conflicts.ts";
import { tellingThemes } from "../plan/find-themes.ts";
import { isLastingRamp, isPermanent, weightForHabit } from "../plan/lasting-ramp.ts";
import { planOf } from "../plan/plan-graph.ts";
import { habitFor, hasCommander } from "../usual-ranges.ts";
import { type AcceptedSwaps, createAcceptedSwaps } from "./accepted-swaps.ts";
import { cardsForCertainPlaces, isPaidBy } from "./cards-for-certain-places.ts";
import { cutOrderInSteps } from "./cut-order.ts";
import { deckMeetsNeeds, isOfChosenType } from "./deck-meets-needs.ts";
import { type Alternative, cheaperThan } from "./prices.ts";
import { isSound, makeSwap, mayBeCut, type Swap } from "./swap.ts";
import type { OfferedCard, WantedCard } from "./wanted-card.ts";

/** What swaps are made of. */
export interface SwapParts {
  /** Cards that may be proposed, the most played first. */
  readonly candidates: readonly Card[];
  /** Cards that one combo more needs, with the cards of the deck that it joins. */
  readonly near: readonly { readonly missing: string; readonly cards: readonly string[] }[];
  /** Cards that are never cut, by English name: what the deck wins by, its plan, its key cards. */
  readonly kept: ReadonlySet<string>;
}

/** Swaps of a report. */
export const MOST_SWAPS = 8;
const MOST_FOR_A_ROLE = 3;
const MOST_PIECES = 2;
/** Cards of the index that the curve, the colors and cheaper cards are looked for among. */
const LOOKED_AT = 4_000;
/** Cards that are tried in the place of one that is wanted. */
const CUTS_TRIED = 6;

/** Cards of the index that may join. A card a step: thousands are looked at. */
function* cardsOffered(facts: DeckFacts, candidates: readonly Card[]): Steps<readonly Card[]> {
  const played = new Set(facts.deck.entries.map(({ card, name }) => card?.name ?? name));
  // Without a commander only the costs of the deck tell which colors can be paid.
  const { pips, sources } = facts.statistics;
  const colors = COLOR_CODES.filter((color) => pips[color] > 0 && sources[color] > 0);
  const isPayable = (card: Card): boolean =>
    hasCommander(facts.deck.format) ||
    card.color_identity.every((color) => colors.some((each) => each === color));
  const conflicts = conflictsWithPlan(facts);
  const offered: Card[] = [];
  for (const card of candidates) {
    yield;
    if (card.game_changer || played.has(card.name)) continue;
    if (mayJoin(card, facts) && isPayable(card) && !conflicts(card)) offered.push(card);
  }
  return offered;
}

/** So many times more cards are looked at than are wanted, for those that also join a theme. */
const CHOICE = 4;

/** Whether a card is a remedy for too few of a role. */
const fillsGap = (card: Card, role: Role): boolean => {
  const { roles } = recogniseRoles(card);
  if (role === "ramp") return isLastingRamp(deckCardOf(card, 1, false));
  // What makes mana first is no remedy for anything else.
  return roles.has(role) && !roles.has("ramp") && (role !== "draw" || drawsMore(card));
};

/** The cards of a role that ask for no color more than the deck does, those first that join a main theme. */
function* firstWith(
  cards: readonly Card[],
  role: Role,
  most: number,
  { isPaid, joins }: Record<"isPaid" | "joins", (card: Card) => boolean>,
): Steps<readonly Card[]> {
  const found: Card[] = [];
  for (const card of cards) {
    if (found.length === most * CHOICE) break;
    yield;
    if (!isLandCard(card) && fillsGap(card, role) && isPaid(card)) found.push(card);
  }
  return found.toSorted((one, other) => Number(joins(other)) - Number(joins(one))).slice(0, most);
}

const MAIN_THEMES = 3;

/** Tells whether a card makes or rewards what a deck is mostly about: of a broad theme, whether it rewards it. */
export const joinsMain = (facts: DeckFacts, most = MAIN_THEMES): ((card: Card) => boolean) => {
  const main = tellingThemes(planOf(facts).themes).slice(0, most);
  return (card) => {
    const { makes, rewards } = themesOf(card);
    return main.some(({ theme, isBroad }) => rewards.has(theme) || (!isBroad && makes.has(theme)));
  };
};

/** Whether a card draws more than it asks to be discarded, and than it gives to others: else it is no remedy. */
const drawsMore = (card: Card): boolean => {
  const { causes } = recogniseRoles(card).events;
  const most = (event: "draw" | "discard", ...players: readonly Party[]) =>
    Math.max(
      0,
      ...causes
        .filter(({ name, whose }) => name === event && players.includes(whose))
        .map(({ amount }) => (amount === "X" ? ANY_AMOUNT : amount)),
    );
  const own = most("draw", "you", "each");
  // An instant or a sorcery is a card itself: what only replaces it draws none.
  const spent = most("discard", "you", "each") + (isPermanent(card) ? 0 : 1);
  return own === 0 || (own > spent && own >= most("draw", "any", "opponent"));
};
const ANY_AMOUNT = 7;

/** The roles that are short, and cards for them. */
function* cardsForGaps(facts: DeckFacts, offered: readonly Card[]): Steps<readonly WantedCard[]> {
  const paid = isPaidBy(facts);
  const meetsNeeds = deckMeetsNeeds(facts);
  const tests = {
    isPaid: (card: Card) => paid(card) && meetsNeeds(card),
    joins: joinsMain(facts),
  };
  const gaps: WantedCard[] = [];
  for (const role of ROLES) {
    const habit = habitFor(facts.deck, role);
    const count = weightForHabit(facts, role);
    const lacking = (habit?.least ?? 0) - count;
    if (habit === undefined || lacking <= 0 || mayBeUnknown(facts, lacking)) continue;
    const missing = Math.min(MOST_FOR_A_ROLE, lacking);
    for (const add of yield* firstWith(offered, role, missing, tests))
      gaps.push({
        add,
        reason: { code: "roleGap", role, count, least: habit.least },
        suits: ({ roles }) => roles.has(role),
      });
  }
  return gaps;
}

/** The lowest bracket in which combos of two cards are played at all (data of the brackets). */
const FIRST_WITH_COMBOS = 3;

/** Whether a deck is of a bracket without combos of two cards. One more card would lift it out. */
const forbidsCombos = ({ deck }: DeckFacts): boolean =>
  deck.bracket !== null && deck.bracket.bracket < FIRST_WITH_COMBOS;

/**
 * The cards that make a combo whole and that the deck has a use for besides. They join a main theme, or the
 * commander is the other piece.
 */
const cardsForPieces = (
  facts: DeckFacts,
  offered: readonly Card[],
  near: SwapParts["near"],
): readonly WantedCard[] => {
  if (forbidsCombos(facts)) return [];
  const byName = new Map(offered.map((card) => [card.name, card]));
  const joins = joinsMain(facts);
  const suitsChoice = isOfChosenType(facts);
  return near
    .flatMap(({ missing, cards }): WantedCard[] => {
      const add = byName.get(missing);
      const joined = facts.cards.filter(({ card }) => cards.includes(card.name));
      if (add === undefined || isLandCard(add)) return [];
      if (!joins(add) && !joined.some(({ isCommander }) => isCommander)) return [];
      if (!joined.every(({ card }) => suitsChoice(add, card))) return [];
      const partners = joined.map(({ card }) => referenceOf(card, null));
      return [{ add, reason: { code: "comboPiece", with: partners } }];
    })
    .slice(0, MOST_PIECES);
};

/** What a wanted card takes the place of: its own cut, else the first that leaves nothing worse. */
const cutFor = (
  { add, cut, reason }: WantedCard,
  cuts: readonly DeckCard[],
  taken: AcceptedSwaps,
): Card | undefined => {
  if (cut !== undefined) return cut;
  const pair = new Set(reason.code === "comboPiece" ? reason.with.map(({ name }) => name) : []);
  return cuts
    .filter(({ card }) => !pair.has(card.name))
    .slice(0, CUTS_TRIED)
    .find(({ card }) => taken.allows(add, card))?.card;
};

/** Each swap with a cheaper card that serves the same reason, checked alike. A swap a step. */
function* withCheaper(
  swaps: readonly { readonly swap: Swap; readonly wanted: WantedCard }[],
  offered: readonly OfferedCard[],
  isGood: (add: Card, cut: Card) => boolean,
): Steps<readonly Swap[]> {
  const byCard = new Map(offered.map((each) => [each.card, each]));
  const looked = offered.map(({ card }) => card);
  const named = new Set(swaps.map(({ swap }) => swap.add.name));
  const priced: Swap[] = [];
  for (const { swap, wanted } of swaps) {
    yield;
    const fits = (card: Card): boolean => {
      const each = byCard.get(card);
      if (each === undefined || named.has(card.name) || wanted.suits?.(each) !== true) return false;
      return isGood(card, swap.cut);
    };
    const cheaper: Alternative | null =
      wanted.suits === undefined ? null : (cheaperThan(swap.add, looked, fits) ?? null);
    if (cheaper !== null) named.add(cheaper.card.name);
    priced.push({ ...swap, cheaper });
  }
  return priced;
}

/** What so many decks play is no weak card of this one (rank of the public data). */
const EVERYWHERE = 500;
const isNotEverywhere =
  (facts: DeckFacts) =>
  ({ card }: DeckCard): boolean =>
    (card.edhrec_rank ?? EVERYWHERE) >= EVERYWHERE ||
    !hasCommander(facts.deck.format) ||
    isForbidden(card, facts);

/**
 * Swaps for a deck, each sound and each with a reason that is true. None of them, alone or with the others,
 * takes from one panel of the report what another one asks for. A swap a step.
 */
export function* proposeSwaps(facts: DeckFacts, parts: SwapParts): Steps<readonly Swap[]> {
  const offered = yield* cardsOffered(facts, parts.candidates);
  const order = yield* cutOrderInSteps(facts, parts.kept);
  const cuts = order.filter(mayBeCut(facts)).filter(isNotEverywhere(facts));
  yield;
  const looked = offered.slice(0, LOOKED_AT).map((card) => deckCardOf(card, 1, false));
  const taken = createAcceptedSwaps(facts);
  const settled = yield* cardsForCertainPlaces(facts, {
    looked,
    order,
    cuts,
    kept: parts.kept,
    taken,
  });
  const used = new Set(settled.all.flatMap(({ add, cut }) => [add.name, cut?.name]));
  const open = [
    ...(yield* cardsForGaps(facts, offered)),
    ...cardsForPieces(facts, offered, parts.near),
  ];
  const byName = new Map(parts.candidates.map((card) => [card.name, card]));
  const isGood = (add: Card, cut: Card): boolean =>
    isSound({ add: add.name, cut: cut.name }, facts, byName) && taken.allows(add, cut);
  const made: { readonly swap: Swap; readonly wanted: WantedCard }[] = [];
  const most = MOST_SWAPS - settled.all.length;
  for (const wanted of open) {
    if (made.length >= most) break;
    yield;
    if (used.has(wanted.add.name)) continue;
    const cut = cutFor(
      wanted,
      cuts.filter(({ card }) => !used.has(card.name)),
      taken,
    );
    if (cut === undefined || !isSound({ add: wanted.add.name, cut: cut.name }, facts, byName))
      continue;
    used.add(wanted.add.name).add(cut.name);
    taken.take(wanted.add, cut);
    made.push({ wanted, swap: makeSwap(facts, wanted.add, cut, wanted.reason) });
  }
  const told = settled.all.flatMap((wanted) =>
    wanted.cut === undefined
      ? []
      : [{ wanted, swap: makeSwap(facts, wanted.add, wanted.cut, wanted.reason) }],
  );
  yield;
  // What lets a deck be played comes first, then its plan, then what it has too little of.
  const first = told.slice(0, settled.first);
  const last = told.slice(first.length);
  return yield* withCheaper([...first, ...made, ...last].slice(0, MOST_SWAPS), looked, isGood);
}
