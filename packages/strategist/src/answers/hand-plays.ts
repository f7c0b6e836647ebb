import type { Card, ColorCode } from "@spellwright/contract";
import { leastCost, recogniseRoles } from "@spellwright/decks";
import { type DeckFacts, namesType } from "../deck-facts.ts";
import { EARLY_COST } from "../odds/draw-hand.ts";
import type { NamedCard } from "../strategist.ts";
import { colorsNeeded, isPaidBy, type ManaMaker, makersAmong } from "./castable-with.ts";

/** A card of a hand with its copies. */
export type InHand = NamedCard & { readonly copies: number };

/** The cheap cards of a hand by what its lands, and what it has for mana, pay for. */
export interface HandPlays {
  /** Paid for as it is. */
  readonly early: readonly InHand[];
  /** With another land, whichever it is. */
  readonly withLand: readonly InHand[];
  /** With another land that makes a color. */
  readonly withColor: ReadonlyMap<ColorCode, readonly InHand[]>;
  /** With more lands than one draws by then. */
  readonly withLands: readonly InHand[];
  /** Whatever lands of the same colors follow. */
  readonly offColor: readonly InHand[];
  /** They act on a creature of one’s own, and none is cast as early. */
  readonly withoutCreature: readonly InHand[];
  /** Colors that cards of the hand ask for and nothing in it makes. */
  readonly lacking: readonly ColorCode[];
  /** How many of its lands make each color. */
  readonly lands: ReadonlyMap<ColorCode, number>;
  /** None of its spells is cheap. */
  readonly isSlow: boolean;
}

const COLORS: readonly ColorCode[] = ["W", "U", "B", "R", "G"];

const colorless = (amount: number): ManaMaker => ({ colors: new Set(), amount });
/** Lands that the rest of a hand may still wait for. */
const FURTHER = 3;

const isCreature = ({ type_line, card_faces }: Card): boolean =>
  namesType(card_faces?.[0]?.type_line ?? type_line, "Creature");

/** A commander that is cast as early stands in for a creature of the hand (CR 903.8). */
const leadsEarly = ({ cards }: DeckFacts): boolean =>
  cards.some(
    ({ card, isCommander }) => isCommander && isCreature(card) && leastCost(card) <= EARLY_COST,
  );

/** Whether a card makes mana: what makes others cheaper does not. */
export const makesMana = ({ card }: { readonly card: Card }): boolean => {
  const { roles, does } = recogniseRoles(card);
  return roles.has("ramp") && !does.traits.has("cheapen");
};

/** What spells can act on that need a creature of one’s own. */
const bringsCreature = ({ card }: InHand): boolean =>
  isCreature(card) || recogniseRoles(card).roles.has("tokens");

const needsCreature = ({ card }: InHand): boolean =>
  recogniseRoles(card).does.traits.has("needsOwnCreature");

/** How a card is paid for: by what is there, or by what more. */
const wayOf = (
  card: Card,
  makers: readonly ManaMaker[],
): "early" | "withLand" | "withLands" | "offColor" | ColorCode => {
  const paidWith = (...more: readonly ManaMaker[]) => isPaidBy(card, [...makers, ...more]);
  if (paidWith()) return "early";
  if (paidWith(colorless(1))) return "withLand";
  const color = COLORS.find((each) => paidWith({ colors: new Set([each]), amount: 1 }));
  return color ?? (paidWith(colorless(FURTHER)) ? "withLands" : "offColor");
};

/** A card that is counted as a land is not also cast. */
const without = ({ card }: InHand, makers: readonly ManaMaker[]): readonly ManaMaker[] => {
  const at = makers.findIndex(({ land }) => land === card.name);
  return at < 0 ? makers : makers.toSpliced(at, 1);
};

/** Makers of every color, where it is not known which lands they are. */
const unknownLands = (lands: number): readonly ManaMaker[] => [
  { colors: new Set(COLORS), amount: lands },
];

/**
 * Which of the cheap cards of a hand are played, counting mana and symbols together: three mana are no two lands,
 * and one Island makes no {U}{U}. What makes mana helps once it is cast.
 *
 * @param lands the lands of the hand. A number where their names are not told
 */
export const handPlays = (
  cheap: readonly InHand[],
  spells: readonly InHand[],
  lands: readonly ManaMaker[] | number,
  facts: DeckFacts,
): HandPlays => {
  const ground = typeof lands === "number" ? unknownLands(lands) : lands;
  const sources = spells.filter((each) => makesMana(each) && isPaidBy(each.card, ground));
  const all = [...ground, ...makersAmong(sources, facts)];
  const ways = new Map(cheap.map((each) => [each, wayOf(each.card, without(each, all))]));
  const those = (way: string) => cheap.filter((each) => ways.get(each) === way);
  const played = [...those("early"), ...those("withLand")];
  const hasCreature = leadsEarly(facts) || played.some(bringsCreature);
  const isIdle = (each: InHand): boolean => !hasCreature && needsCreature(each);
  const busy = (way: string) => those(way).filter((each) => !isIdle(each));
  const made = new Set(all.flatMap(({ colors }) => [...colors]));
  const wanted = new Set(spells.flatMap(({ card }) => colorsNeeded(card)));
  return {
    early: busy("early"),
    withLand: busy("withLand"),
    withColor: new Map(
      COLORS.map((color) => [color, those(color)] as const).filter(([, { length }]) => length > 0),
    ),
    withLands: those("withLands"),
    offColor: those("offColor"),
    withoutCreature: played.filter(isIdle),
    lacking: COLORS.filter((color) => wanted.has(color) && !made.has(color)),
    lands: new Map(
      COLORS.map((color) => [color, ground.filter(({ colors }) => colors.has(color)).length]),
    ),
    isSlow: cheap.length === 0 && spells.length > 0,
  };
};
