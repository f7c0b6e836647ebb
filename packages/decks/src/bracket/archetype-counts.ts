import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf } from "../commander/commander-rules.ts";
import { type CardRoles, recogniseRoles } from "../roles/recognise-roles.ts";
import type { ArchetypeMark } from "./archetype-plans.ts";
import type { BracketCard } from "./bracket-card.ts";
import type { FoundCombo } from "./bracket-finding.ts";
import type { PlayedCard } from "./played-cards.ts";

/** What a card is to a plan: by its roles, by what it makes happen, by what it wants. */
const PARTS = {
  tax: ({ roles }) => roles.has("stax"),
  counterspell: ({ roles }) => roles.has("counterspell"),
  wipe: ({ roles }) => roles.has("wipe"),
  answer: ({ roles }) => roles.has("removal") || roles.has("wipe"),
  mana: ({ roles }) => roles.has("ramp") || roles.has("fastMana"),
  tutor: ({ roles }) => roles.has("tutor"),
  artifacts: ({ concerns }) => concerns.has("artifact"),
  enchantments: ({ concerns }) => concerns.has("enchantment"),
  burn: ({ events }) =>
    events.causes.some(({ name, whose }) => name === "damage-to-player" && whose !== "you"),
  reanimation: ({ events }) =>
    events.causes.some(
      ({ name, whose, of }) =>
        whose !== "opponent" &&
        (name === "reanimate" || (name === "put-into-play" && !of.includes("land"))),
    ),
  landfall: ({ events }) =>
    events.rewards.some(({ name, whose }) => name === "landfall" && whose !== "opponent"),
} satisfies Record<string, (read: CardRoles) => boolean>;
type Part = keyof typeof PARTS;
const ALL_PARTS = Object.keys(PARTS) as Part[];

/** A land is no part of a plan: those that count are cast. */
const isSpell = (card: CardFacts): boolean => !/\bLand\b/.test(frontTypeOf(card));

const subtypesOf = (card: CardFacts): readonly string[] =>
  (frontTypeOf(card).split(/ [—-] /)[1] ?? "").split(" ").filter(Boolean);

/** The creature type that most creatures have, once for what is of it and once more for what names it. */
const findTribe = (
  creatures: readonly CardFacts[],
  spells: readonly CardFacts[],
): { readonly kin: number; readonly kinCare: number } => {
  const kin = new Map<string, number>();
  for (const type of creatures.flatMap(subtypesOf)) kin.set(type, (kin.get(type) ?? 0) + 1);
  const careFor = (type: string) =>
    spells.filter((card) => {
      const { concerns } = recogniseRoles(card);
      return concerns.has(type.toLowerCase()) || concerns.has("chosen type");
    }).length;
  const [best = { kin: 0, kinCare: 0 }] = [...kin]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, KIN_TRIED)
    .map(([type, count]) => ({ kin: count, kinCare: careFor(type) }))
    .toSorted((one, other) => other.kin + 2 * other.kinCare - (one.kin + 2 * one.kinCare));
  return best;
};
/** Of the commonest types one is what the deck is about. */
const KIN_TRIED = 4;

export type Marks = Readonly<Record<ArchetypeMark, number>>;

/** What a list shows of each mark. */
export interface Counts {
  readonly nonland: number;
  /** Spells whose words are known. */
  readonly readable: number;
  readonly marks: Marks;
}

/** Counts what tells archetypes apart; of one's spells, copy by copy. */
export const countsOf = (played: readonly PlayedCard[], combos: readonly FoundCombo[]): Counts => {
  const spells = played.flatMap(({ card, copies }) =>
    card !== null && isSpell(card) ? Array.from({ length: copies }, (): BracketCard => card) : [],
  );
  const ofType = (type: RegExp) => spells.filter((card) => type.test(frontTypeOf(card)));
  const read = spells
    .map((card) => recogniseRoles(card))
    .filter(({ source }) => source === "official");
  const parts = Object.fromEntries(
    ALL_PARTS.map((part) => [part, read.filter(PARTS[part]).length]),
  ) as Record<Part, number>;
  const creatures = ofType(/\bCreature\b/);
  const { kin, kinCare } = findTribe(creatures, spells);
  return {
    nonland: spells.length,
    readable: read.length,
    marks: {
      tax: parts.tax,
      earlyCombos: combos.filter(({ isEarly }) => isEarly).length,
      tutor: parts.tutor,
      enchantments: ofType(/\bEnchantment\b/).length,
      enchantmentCare: parts.enchantments,
      artifacts: ofType(/\bArtifact\b/).length,
      artifactCare: parts.artifacts,
      attachments: ofType(/\b(?:Equipment|Aura)\b/).length,
      kin,
      kinShare: kin / Math.max(1, creatures.length),
      kinCare,
      mana: parts.mana,
      averageManaValue:
        spells.reduce((sum, card) => sum + card.cmc, 0) / Math.max(1, spells.length),
      counterspell: parts.counterspell,
      answers: parts.counterspell + parts.answer,
      removal: parts.answer,
      wipe: parts.wipe,
      burn: parts.burn,
      reanimation: parts.reanimation,
      landfall: parts.landfall,
      creatures: creatures.length,
    },
  };
};
