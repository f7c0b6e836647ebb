import {
  type CardEvents,
  type Casting,
  concernsOf,
  eventsOf,
  keywordsAsked,
} from "@spellwright/card-text";
import { COLOR_CODES } from "@spellwright/contract";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf } from "../commander/commander-rules.ts";
import { oncePerCard } from "../once-per-card.ts";
import {
  type MadeMana,
  manaInWords,
  manaOfTypes,
  typesOfMana,
  typesSoughtInWords,
} from "../statistics/mana-in-words.ts";
import { type CardTraits, readTraits, traitsWithoutWords } from "../traits/read-traits.ts";
import { type CardWords, readWords } from "./card-words.ts";
import { isFastMana } from "./fast-mana.ts";
import { isTextKnown } from "./is-text-known.ts";
import { narrowRoles, type RemovalTarget, removalTargetsOf } from "./removal-targets.ts";
import { ROLES, type Role } from "./roles.ts";
import { ANSWERS, isOverloaded } from "./rules/answers.ts";
import { LANDS_AND_TURNS } from "./rules/lands-and-turns.ts";
import { MANA_AND_CARDS } from "./rules/mana-and-cards.ts";
import { keywordRoles, PLANS } from "./rules/plans.ts";
import {
  type OpposingAnswer,
  PROTECTION_AND_STAX,
  protectionIn,
} from "./rules/protection-and-stax.ts";
import type { RoleRule } from "./rules/rule.ts";

/** What stands the recognition on: the Oracle text, the starter data, or nothing. */
export type TextSource = "official" | "starter" | "none";

/** A card whose roles are asked. */
export type RoleCard = CardFacts;

/** What one reading of a card tells: its roles, what they were read from, what it does for others. */
export interface CardRoles {
  readonly roles: ReadonlySet<Role>;
  readonly source: TextSource;
  /** What it makes happen, and what it waits for. */
  readonly events: CardEvents;
  /** What it counts, helps or needs, in words (`concernsOf`). */
  readonly concerns: ReadonlySet<string>;
  /** Keywords that it asks whether something has (`keywordsAsked`). */
  readonly asks: ReadonlySet<string>;
  /** How it is cast by its own words. Null where they are not known. */
  readonly casting: Casting | null;
  /** The mana that it makes or finds. */
  readonly mana: ReadonlySet<MadeMana>;
  /** The basic land types of the lands that it looks for. */
  readonly seeks: readonly string[];
  /** What its removal takes away, by its text. */
  readonly answered: readonly RemovalTarget[];
  /** What it keeps its owner’s cards from. */
  readonly shields: ReadonlySet<OpposingAnswer>;
  /** Of the roles, those that it has against few things only: one color, one subtype, spells cast for no mana. */
  readonly narrow: ReadonlySet<Role>;
  /** What else it does. */
  readonly does: CardTraits;
}

const RULES: Readonly<Partial<Record<Role, RoleRule>>> = {
  ...MANA_AND_CARDS,
  ...ANSWERS,
  ...PROTECTION_AND_STAX,
  ...LANDS_AND_TURNS,
  ...PLANS,
};

const officialRoles = (words: CardWords): ReadonlySet<Role> => {
  const byKeyword: Readonly<Partial<Record<Role, boolean>>> = keywordRoles(words);
  const found = new Set(
    ROLES.filter((role) => {
      const rule = RULES[role];
      return byKeyword[role] === true || words.deeds.some((deed) => rule?.(deed, words) === true);
    }),
  );
  // Lands that make mana are the mana base.
  if (words.type.split(" ").includes("Land")) found.delete("ramp");
  if (isFastMana(words)) found.add("fastMana");
  if (found.has("removal") && isOverloaded(words)) found.add("wipe");
  return found;
};

/** Of a card without a text: a land makes the mana of its types and of its color identity (CR 305.6, 903.4). */
const manaWithoutWords = (card: RoleCard): ReadonlySet<MadeMana> => {
  const type = frontTypeOf(card);
  const isLand = type.split(" ").includes("Land");
  const identity = COLOR_CODES.filter((color) => isLand && card.color_identity.includes(color));
  return new Set([...(card.mana ?? []), ...manaOfTypes(type), ...identity]);
};

const withoutWords = (card: RoleCard) => ({
  events: { causes: [], rewards: [] },
  concerns: new Set<string>(),
  asks: new Set<string>(),
  casting: null,
  answered: [],
  shields: new Set<OpposingAnswer>(),
  narrow: new Set<Role>(),
  mana: manaWithoutWords(card),
  seeks: typesOfMana(card.mana ?? []),
  does: traitsWithoutWords(card),
});

const read = (card: RoleCard): CardRoles => {
  if (card.summary && !isTextKnown(card))
    return { roles: new Set(card.roles), source: "starter", ...withoutWords(card) };
  if (!isTextKnown(card)) return { roles: new Set(), source: "none", ...withoutWords(card) };
  const words = readWords(card);
  const events = eventsOf(words.text);
  const answered = removalTargetsOf(words);
  return {
    roles: officialRoles(words),
    source: "official",
    events,
    concerns: concernsOf(words.text),
    asks: keywordsAsked(words.text),
    casting: words.casting,
    shields: protectionIn(words),
    answered,
    narrow: narrowRoles(words, answered),
    mana: manaInWords(words),
    seeks: typesSoughtInWords(words),
    does: readTraits(words, events, card),
  };
};

/** The roles that a card's own words give it. A card may have several, and mostly has none. */
export const recogniseRoles: (card: RoleCard) => CardRoles = oncePerCard(read);

/** Whether a card has a role by its official text. */
export const saysRole = (card: RoleCard, role: Role): boolean => {
  const { roles, source } = recogniseRoles(card);
  return source === "official" && roles.has(role);
};
