import type { Archetype } from "@spellwright/contract";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf } from "../commander/commander-rules.ts";
import { oncePerCard } from "../once-per-card.ts";
import { type ArchetypeMark, PLANS } from "./archetype-plans.ts";
import { type BracketCard, type BracketEntry, sentencesOf } from "./bracket-card.ts";
import type { FoundCombo } from "./bracket-finding.ts";
import { type PlayedCard, playedCards } from "./played-cards.ts";

/** What some words of an Oracle text say of a card's part in a deck. */
const PARTS = {
  tax: /\bspells (?:your opponents|opponents|players?) casts? [^.]*cost \{?\w+\}? more|\bnoncreature spells cost \{1\} more|\b(?:players|opponents|your opponents|each opponent|each player) can[’']t\b|\bdon[’']t untap during\b|\bcan[’']t untap more than\b|\bskips? (?:that|their|his or her) untap step/i,
  counterspell: /\bcounter target [^.]*\bspell/i,
  answer:
    /\b(?:destroy|exile) (?:target|all|each) |\bdeals? \w+ damage to (?:any target|target creature|each creature)|\breturn (?:target|all|each) [^.]*owner/i,
  mana: /\badds? (?:an additional )?(?:\{|one mana|two mana|three mana|that much|an amount|x mana)|search your library for [^.]*\b(?:land|forest)\b[^.]*onto the battlefield|play (?:an|two|three) additional lands?/i,
  tutor:
    /search your library (?:and\/or graveyard )?for (?:a|an|up to \w+|x)(?![^.]{0,45}(?:land|forest|plains|island|swamp|mountain)\b)[^.]*\bcards?\b/i,
  artifacts:
    /whenever you cast an artifact|\bfor each artifact|\bartifacts you control\b|\bartifact spells you cast\b|sacrifice an artifact|another artifact (?:you control )?enters|an artifact (?:you control )?enters|\baffinity for artifacts|\bimprovise\b|\bmetalcraft\b/i,
  enchantments:
    /whenever you cast an enchantment|\bfor each enchantment|\benchantments you control\b|\benchantment spells you cast\b|\bconstellation\b|\ban(?:other)? enchantment (?:you control )?enters/i,
} as const;
type Part = keyof typeof PARTS;

/** The parts that a card's words give it; undefined for a card whose words are not known. */
export const archetypePartsOf = oncePerCard((card: CardFacts): ReadonlySet<Part> | undefined => {
  const sentences = sentencesOf(card);
  if (sentences.length === 0) return undefined;
  const parts = Object.keys(PARTS) as Part[];
  return new Set(parts.filter((part) => sentences.some((sentence) => PARTS[part].test(sentence))));
});

interface Counts {
  readonly nonland: number;
  readonly readable: number;
  readonly creatures: number;
  readonly artifacts: number;
  readonly enchantments: number;
  readonly attachments: number;
  readonly averageManaValue: number;
  /** Creatures of the most common creature type. */
  readonly kin: number;
  readonly combos: number;
  readonly parts: Readonly<Record<Part, number>>;
}

/** A land is no part of a plan: those that count are cast. */
const isSpell = (card: BracketCard): boolean => !/\bLand\b/.test(frontTypeOf(card));

const subtypesOf = (card: BracketCard): readonly string[] =>
  (frontTypeOf(card).split(/ [—-] /)[1] ?? "").split(" ").filter(Boolean);

/** A creature type that is on most creatures anyway tells of no tribe. */
const COMMON_TYPES = new Set(["Human"]);

const countKin = (creatures: readonly BracketCard[]): number => {
  const kin = new Map<string, number>();
  for (const type of creatures.flatMap(subtypesOf))
    if (!COMMON_TYPES.has(type)) kin.set(type, (kin.get(type) ?? 0) + 1);
  return Math.max(0, ...kin.values());
};

const countsOf = (played: readonly PlayedCard[], combos: readonly FoundCombo[]): Counts => {
  const spells = played.flatMap(({ card, copies }) =>
    card !== null && isSpell(card) ? Array.from({ length: copies }, () => card) : [],
  );
  const ofType = (type: RegExp) => spells.filter((card) => type.test(frontTypeOf(card)));
  const texts = spells.flatMap((card) => archetypePartsOf(card) ?? []);
  const partOf = (part: Part) => texts.filter((parts) => parts.has(part)).length;
  const creatures = ofType(/\bCreature\b/);
  return {
    nonland: spells.length,
    readable: texts.length,
    creatures: creatures.length,
    artifacts: ofType(/\bArtifact\b/).length,
    enchantments: ofType(/\bEnchantment\b/).length,
    attachments: ofType(/\b(?:Equipment|Aura)\b/).length,
    averageManaValue: spells.reduce((sum, card) => sum + card.cmc, 0) / Math.max(1, spells.length),
    kin: countKin(creatures),
    combos: combos.filter(({ isEarly }) => isEarly).length,
    parts: {
      tax: partOf("tax"),
      counterspell: partOf("counterspell"),
      answer: partOf("answer"),
      mana: partOf("mana"),
      tutor: partOf("tutor"),
      artifacts: partOf("artifacts"),
      enchantments: partOf("enchantments"),
    },
  };
};

/** Fewer cards than this show no plan. */
const LEAST_CARDS = 30;
/** Spells of a deck of 60 cards at most, and of the decks of 100 that the figures of the plans are of. */
const MOST_OF_SIXTY = 48;
const OF_HUNDRED = 62;
/** So many of them must be readable before words count. */
const READABLE_SHARE = 0.6;

/** Counts of a deck of 60 cards as a deck of 100 of the same kind would have them. */
const asOfHundred = (marks: Marks, nonland: number): Marks => {
  if (nonland > MOST_OF_SIXTY) return marks;
  const counted = Object.entries(marks).map(([mark, value]) => [
    mark,
    NO_COUNTS.has(mark as ArchetypeMark) ? value : (value * OF_HUNDRED) / nonland,
  ]);
  return Object.fromEntries(counted) as Marks;
};

type Marks = Readonly<Record<ArchetypeMark, number>>;
/** Marks that are the same in decks of any size. */
const NO_COUNTS: ReadonlySet<ArchetypeMark> = new Set([
  "averageManaValue",
  "kinShare",
  "earlyCombos",
]);

const marksOf = (counts: Counts): Marks => ({
  tax: counts.parts.tax,
  earlyCombos: counts.combos,
  tutor: counts.parts.tutor,
  enchantments: counts.enchantments,
  enchantmentCare: counts.parts.enchantments,
  artifacts: counts.artifacts,
  artifactCare: counts.parts.artifacts,
  attachments: counts.attachments,
  kin: counts.kin,
  kinShare: counts.kin / Math.max(1, counts.creatures),
  mana: counts.parts.mana,
  averageManaValue: counts.averageManaValue,
  counterspell: counts.parts.counterspell,
  answers: counts.parts.counterspell + counts.parts.answer,
  removal: counts.parts.answer,
  creatures: counts.creatures,
});

/** Those that words have no say in. */
const BY_TYPES: ReadonlySet<Archetype> = new Set(["voltron", "tribal", "aggro"]);

/** A figure that told an archetype: a count of cards, but for `averageManaValue` and the share `kinShare`. */
export interface FoundMark {
  readonly mark: ArchetypeMark;
  readonly value: number;
}

/** An archetype with the figures that told it. */
export interface FoundArchetype {
  readonly archetype: Archetype;
  readonly marks: readonly FoundMark[];
}

/** The archetype of a deck by its types and texts, and why; null when none is clear (FOR-02). */
export const explainArchetype = (
  played: readonly PlayedCard[],
  combos: readonly FoundCombo[],
): FoundArchetype | null => {
  const counts = countsOf(played, combos);
  if (counts.nonland < LEAST_CARDS) return null;
  const isRead = counts.readable >= counts.nonland * READABLE_SHARE;
  const marks = marksOf(counts);
  const compared = asOfHundred(marks, counts.nonland);
  const plan = PLANS.find(
    ([archetype, ...conditions]) =>
      (isRead || BY_TYPES.has(archetype)) &&
      conditions.every(([mark, bound, figure]) =>
        bound === "least" ? compared[mark] >= figure : compared[mark] <= figure,
      ),
  );
  if (plan === undefined) return null;
  const [archetype, ...conditions] = plan;
  return { archetype, marks: conditions.map(([mark]) => ({ mark, value: marks[mark] })) };
};

/** The archetype alone. */
export const recogniseArchetype = (
  played: readonly PlayedCard[],
  combos: readonly FoundCombo[],
): Archetype | null => explainArchetype(played, combos)?.archetype ?? null;

/**
 * The figures that tell the archetype of a list.
 *
 * @param archetype as the deck is called; its owner may call it something else, which no figure tells
 */
export const archetypeMarks = (
  entries: readonly BracketEntry[],
  combos: readonly FoundCombo[],
  archetype: Archetype,
): readonly FoundMark[] => {
  const found = explainArchetype(playedCards(entries), combos);
  return found?.archetype === archetype ? found.marks : [];
};

/** What lists of an archetype show of a mark at least or at most, and what a list shows of it. */
export interface ArchetypeBound extends FoundMark {
  readonly bound: "least" | "most";
  /** In the size of the list. */
  readonly figure: number;
  readonly isMet: boolean;
}

/** A figure of decks of 100 cards as the list would have it. */
const inSizeOf = (nonland: number, mark: ArchetypeMark, figure: number): number =>
  nonland > MOST_OF_SIXTY || NO_COUNTS.has(mark)
    ? figure
    : Math.ceil((figure * nonland) / OF_HUNDRED);

/**
 * What a list would have to show to be told as an archetype, beside what it shows; of the ways to tell it
 * the one that the list comes nearest to. None for a list that is too short, or that cannot be read.
 */
export const archetypeBounds = (
  entries: readonly BracketEntry[],
  combos: readonly FoundCombo[],
  archetype: Archetype,
): readonly ArchetypeBound[] => {
  const counts = countsOf(playedCards(entries), combos);
  const isRead = counts.readable >= counts.nonland * READABLE_SHARE;
  if (counts.nonland < LEAST_CARDS || !(isRead || BY_TYPES.has(archetype))) return [];
  const marks = marksOf(counts);
  const compared = asOfHundred(marks, counts.nonland);
  const ways = PLANS.filter(([name]) => name === archetype).map(([, ...conditions]) =>
    conditions.map(
      ([mark, bound, figure]): ArchetypeBound => ({
        mark,
        value: marks[mark],
        bound,
        figure: inSizeOf(counts.nonland, mark, figure),
        isMet: bound === "least" ? compared[mark] >= figure : compared[mark] <= figure,
      }),
    ),
  );
  const missing = (way: readonly ArchetypeBound[]) => way.filter(({ isMet }) => !isMet).length;
  return ways.toSorted((one, other) => missing(one) - missing(other))[0] ?? [];
};
