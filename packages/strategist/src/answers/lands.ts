import type { DeckFormat } from "@spellwright/contract";
import { recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckFacts, knownShare, mayBeUnknown } from "../deck-facts.ts";
import { chanceBetween, expectedCount } from "../odds/hypergeometric.ts";
import { cardsSeenBy, KEEPABLE_LANDS, OPENING_HAND } from "../odds/opening-hand.ts";
import { standsInForLands } from "../plan/lasting-ramp.ts";
import { planOf } from "../plan/plan-graph.ts";
import { isPlainLand } from "../report/mana-cards.ts";
import type { Finding } from "../strategist.ts";
import type { Understanding } from "../understanding/understand.ts";
import { averageAsCast, usualCost } from "../usual-cost.ts";
import {
  DEFAULT_LANDS,
  habitFor,
  hasCommander,
  isCompetitive,
  LANDS_SOURCE,
  librarySize,
  SIZES,
  usualLands,
} from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";

/** Cards that are cast for 2 mana or less and draw or make mana stand in for a part of a land. */
const CHEAP = 2;

export const cheapManaAndDraw = ({ cards }: DeckFacts): number =>
  cards
    .filter(
      (each) =>
        !each.isLand &&
        !each.isCommander &&
        usualCost(each) <= CHEAP &&
        (each.roles.has("ramp") || each.roles.has("draw")),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Too few lands, even where cards that may be played as lands count as such; or enough with them. */
const belowUsual = (
  facts: DeckFacts,
  params: { readonly least: number; readonly most: number; readonly lands: number },
): Finding => {
  const modal = facts.libraryModal;
  const count = params.least - params.lands - modal;
  if (modal === 0) return finding("landsBelow", { ...params, count });
  return count > 0
    ? finding("landsBelowModal", { ...params, modal, count })
    : finding("landsWithModal", { ...params, modal });
};

/** Copies of spells whose mana stays, or that make others cheaper; without guides fast mana stands in as well. */
const rampOf = ({ deck, cards }: DeckFacts): number =>
  copiesOf(
    cards.filter(
      (each) =>
        standsInForLands(each) || (!hasCommander(deck.format) && each.roles.has("fastMana")),
    ),
  );

/** What stands in for lands, or asks for them, accounts for so many at most. */
const MOST_EXCUSED = 5;

/** Ramp beyond what lists of the format play makes up for lands, card by card. */
const coveringRamp = (facts: DeckFacts, missing: number): Finding["params"] | undefined => {
  if (missing > MOST_EXCUSED) return undefined;
  const ramp = rampOf(facts);
  return ramp - (habitFor(facts.deck, "ramp")?.most ?? 0) >= missing ? { ramp } : undefined;
};

/** So many copies that wait for lands to enter want more of them. */
const LEAST_LANDFALL = 6;

const landfallOf = ({ cards }: DeckFacts): number =>
  copiesOf(
    cards.filter(({ card }) =>
      recogniseRoles(card).events.rewards.some(
        ({ name, whose }) => name === "landfall" && whose !== "opponent",
      ),
    ),
  );

/** Too many lands, unless they are what the deck waits for, or those above the range do more than make mana. */
const aboveUsual = (
  facts: DeckFacts,
  params: { readonly least: number; readonly most: number; readonly lands: number },
): Finding => {
  const count = params.lands - params.most;
  if (count > MOST_EXCUSED) return finding("landsAbove", { ...params, count });
  const landfall = landfallOf(facts);
  if (landfall >= LEAST_LANDFALL) return finding("landsForLandfall", { ...params, landfall });
  const useful = copiesOf(facts.cards.filter((each) => each.isLand && !isPlainLand(each)));
  return useful >= count * USES_PER_LAND
    ? finding("landsWithUses", { ...params, useful })
    : finding("landsAbove", { ...params, count });
};
/** A land that also does something else still takes the place of a spell: two of them stand for one. */
const USES_PER_LAND = 2;

/**
 * How the lands of a deck stand beside what the published formula gives. Undefined where nothing is known,
 * or where cards that are not known may be the lands that it lacks.
 */
export const landsBesideUsual = (facts: DeckFacts): Finding | undefined => {
  const { lands } = facts.statistics;
  const average = averageAsCast(facts);
  // Fast mana stands in for lands there, which the formula does not know.
  if (average === null || isCompetitive(facts.deck)) return undefined;
  const range = usualLands(
    facts.deck.format,
    average,
    cheapManaAndDraw(facts),
    facts.statistics.cards,
  );
  if (range === undefined) return undefined;
  const params = { ...range, lands };
  if (mayBeUnknown(facts, range.least - lands - facts.libraryModal)) return undefined;
  if (lands > range.most) return aboveUsual(facts, params);
  if (lands < range.least) {
    const ramp = coveringRamp(facts, range.least - lands);
    return ramp === undefined
      ? belowUsual(facts, params)
      : finding("landsWithRamp", { ...params, ...ramp });
  }
  return finding("landsWithin", params);
};

/** Average mana values of a low, a middle and a high curve. */
const CURVES = [2, 2.5, 3, 3.5, 4] as const;

const generalLands = (format: DeckFormat): Finding[] =>
  CURVES.flatMap((average) => {
    const range = usualLands(format, average, 0);
    return range === undefined
      ? []
      : [finding("landsForAverage", { average: { decimal: average }, ...range })];
  });

/** The format whose numbers a question without a deck asks for. Null where none is known for such a deck. */
const formatAsked = ({ format, cardsTold }: Understanding): DeckFormat | null => {
  if (format !== null) return format;
  if (cardsTold === SIZES.modern.cards) return "modern";
  return cardsTold === null || cardsTold >= librarySize("commander") ? "commander" : null;
};

const USUAL_TURN = 4;

/** Lands that are seen by a turn, on average. */
const landsSeen = ({ library, libraryLands }: DeckFacts, turn: number): Finding =>
  finding("landsByTurn", {
    turn,
    count: {
      decimal: expectedCount({
        deck: library,
        wanted: libraryLands,
        drawn: Math.min(library, cardsSeenBy(turn, false)),
      }),
    },
  });

const MAIN_THEMES = 2;

/** Where lands entering are the plan, none of them is one too many. */
const landsOfPlan = (facts: DeckFacts): readonly Finding[] =>
  planOf(facts)
    .themes.slice(0, MAIN_THEMES)
    .some(({ theme }) => theme === "landfall")
    ? [finding("landsOfPlan")]
    : [];

/** Hands of one land or none, as it is, with a land more in the place of a spell, and with one less. */
const oneLandMore = ({ library, libraryLands }: DeckFacts): Finding => {
  const tooFew = (lands: number) => ({
    percent: chanceBetween({ deck: library, wanted: lands, drawn: OPENING_HAND }, 0, 1),
  });
  return finding("landsOneMore", {
    lands: libraryLands,
    now: tooFew(libraryLands),
    more: tooFew(Math.min(library, libraryLands + 1)),
    less: tooFew(Math.max(0, libraryLands - 1)),
  });
};

/** What is asked first: lands by a turn that is named, “enough?”, else how many there are. */
const inOrder = (
  {
    count,
    beside,
    seen,
  }: { readonly count: Finding; readonly beside: Finding | undefined; readonly seen: Finding },
  { turn, asksEnough }: Understanding,
): readonly Finding[] => {
  const usual = beside === undefined ? [] : [beside];
  if (turn !== null) return [seen, count, ...usual];
  return asksEnough ? [...usual, count, seen] : [count, ...usual, seen];
};

/** How many lands there are, two-faced cards that can be lands told apart. */
const countFinding = ({
  statistics: { lands, cards },
  libraryModal: modal,
}: DeckFacts): Finding => {
  const share = { percent: (lands + modal) / cards };
  return modal === 0
    ? finding("landCount", { count: lands, cards, share })
    : finding("landCountModal", { count: lands, cards, modal, share });
};

/** Lands of the deck beside usual numbers; without a deck, the usual numbers. */
export const answerLands: Answer = ({ facts, understanding }) => {
  if (!understanding.subjects.has("lands")) return undefined;
  // “Land destruction” asks for cards that do it.
  if (understanding.roles.includes("landDenial")) return undefined;
  // “The average with lands” is the curve’s.
  if (understanding.subjects.has("curve") && understanding.countsLands) return undefined;
  if (facts === null) {
    const format = formatAsked(understanding);
    const items = format === null ? [] : generalLands(format);
    const [low] = items;
    const high = items.at(-1);
    if (format === null || low === undefined || high === undefined) return undefined;
    const general = finding("landsGeneral", {
      format: { format },
      least: low.params.least ?? 0,
      most: high.params.most ?? 0,
    });
    const bySize =
      SIZES[format].cards === 60 ? [finding("landsDefault", { lands: DEFAULT_LANDS })] : [];
    // Asked of so many cards, and of no format, the number for so many cards is the answer.
    const [headline = general, ...rest] =
      understanding.format === null ? bySize : [general, ...bySize];
    return {
      responseType: "guidance",
      headline,
      title: "lands",
      items: [...rest, ...items, finding("landsCheap")],
      sources: [LANDS_SOURCE],
      confidence: 0.8,
    };
  }
  const { library, libraryLands, statistics } = facts;
  if (statistics.cards === 0) return undefined;
  const beside = landsBesideUsual(facts);
  const draw = { deck: library, wanted: libraryLands };
  const { least, most } = KEEPABLE_LANDS;
  const count = countFinding(facts);
  // “Enough?” is answered first, “how many?” too.
  const seen = landsSeen(facts, understanding.turn ?? USUAL_TURN);
  const [headline = count, ...others] = inOrder({ count, beside, seen }, understanding);
  const keepable = finding("keepableHand", {
    least,
    most,
    chance: { percent: chanceBetween({ ...draw, drawn: OPENING_HAND }, least, most) },
  });
  const isDrawn = library >= OPENING_HAND;
  const items = [
    ...others.filter((each) => each !== seen),
    ...(isDrawn ? [keepable, oneLandMore(facts), ...others.filter((each) => each === seen)] : []),
    ...landsOfPlan(facts),
  ];
  return {
    responseType: "figures",
    headline,
    title: "lands",
    items,
    sources: beside === undefined ? [] : [LANDS_SOURCE],
    confidence: 0.95 * knownShare(facts),
  };
};
