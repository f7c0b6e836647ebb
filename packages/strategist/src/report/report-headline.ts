import type { Archetype, Language } from "@spellwright/contract";
import { archetypeOf, type DeckFacts, roleTrust } from "../deck-facts.ts";
import { type FoundTheme, namedThemes } from "../plan/find-themes.ts";
import type { NamedTheme, Theme } from "../plan/themes.ts";
import type { Finding } from "../strategist.ts";
import type { Attribute, Rating } from "./ratings.ts";

/** What a deck lacks first: a weakness of its list, else its lowest rating. Codes of `strategy.report.headline.weak`. */
export interface WeakPoint {
  readonly code: string;
  /** Of the mana that it is short of. */
  readonly color: string | null;
}

/** What one sentence says of a deck: what it is, what it does well, what it lacks. */
export interface ReportHeadline {
  readonly archetype: Archetype | null;
  /** The creature type that a tribal deck is of. */
  readonly kind: Readonly<Record<Language, string>> | null;
  /** What it is built on first, where its archetype does not say so. */
  readonly theme: NamedTheme | null;
  readonly strong: readonly Attribute[];
  readonly weak: WeakPoint | null;
  /** The lowest and the highest rating. */
  readonly range: { readonly least: number; readonly most: number };
}

/** From so many points on a rating is named as a strength, below so many as a weakness. */
const STRONG_FROM = 6.5;
const WEAK_BELOW = 3.5;
const MOST_STRONG = 2;

/** The ratings that cards of a role count for. */
const COUNTS_FOR: Readonly<Record<string, readonly Attribute[]>> = {
  ramp: ["speed"],
  draw: ["consistency", "resilience"],
  removal: ["interaction"],
  wipe: ["interaction"],
};

const roleOf = ({ params: { role } }: Finding): string | undefined =>
  typeof role === "object" && "role" in role ? role.role : undefined;

const colorOf = ({ params: { color } }: Finding): string | null =>
  typeof color === "object" && "color" in color ? color.color : null;

const ratedFor = (each: Finding): readonly Attribute[] => COUNTS_FOR[roleOf(each) ?? ""] ?? [];

/** What a weakness of the list is called in a sentence. Undefined for one that no sentence has. */
const pointOf = (each: Finding): WeakPoint | undefined => {
  const color = colorOf(each);
  if (color !== null) return { code: "color", color };
  const role = roleOf(each);
  if (role !== undefined) return { code: role, color: null };
  if (each.code === "landsBelowModal") return { code: "landsBelow", color: null };
  return ["deckIllegal", "landsBelow", "landsAbove"].includes(each.code)
    ? { code: each.code, color: null }
    : undefined;
};

const isOfLands = ({ code }: Finding): boolean => code.startsWith("lands");

/** A list that may not be played comes before whatever else it lacks. What a formula says of lands, last. */
const weakPoints = (weaknesses: readonly Finding[], strong: readonly Attribute[]) => {
  // What a strength is made of is not named as what lacks.
  const open = weaknesses.filter((each) => !ratedFor(each).some((rated) => strong.includes(rated)));
  const pointsOf = (found: readonly Finding[]) => found.flatMap((each) => pointOf(each) ?? []);
  return {
    first: pointsOf([
      ...open.filter(({ code }) => code === "deckIllegal"),
      ...open.filter((each) => !isOfLands(each)),
    ])[0],
    last: pointsOf(open.filter(isOfLands))[0],
  };
};

/** Archetypes whose name tells these themes already. */
const TOLD_BY: Partial<Readonly<Record<Archetype, readonly Theme[]>>> = {
  tribal: ["kin"],
  artifact: ["artifacts"],
  enchantress: ["enchantments"],
  voltron: ["equipment", "auras"],
};

/** The first theme that a player would name the deck by. Null where its archetype tells as much. */
const themeTold = (
  themes: readonly FoundTheme[],
  archetype: Archetype | null,
): NamedTheme | null => {
  const [first] = namedThemes(themes);
  const isTold =
    first === undefined ||
    archetype === "tribal" ||
    (archetype !== null && TOLD_BY[archetype]?.includes(first.theme) === true);
  return isTold ? null : first;
};

/** What a report comes to, for its headline. Null where its cards cannot be read. */
export const reportHeadline = ({
  facts,
  ratings,
  synergies,
  strengths,
  weaknesses,
}: {
  readonly facts: DeckFacts;
  readonly ratings: readonly Rating[];
  readonly synergies: readonly FoundTheme[];
  readonly strengths: readonly Finding[];
  readonly weaknesses: readonly Finding[];
}): ReportHeadline | null => {
  if (roleTrust(facts) === 0) return null;
  const byRating = ratings.toSorted((one, other) => other.rating - one.rating);
  const strong = byRating
    .filter(({ rating }) => rating >= STRONG_FROM)
    .slice(0, MOST_STRONG)
    .map(({ attribute }) => attribute);
  const lowest = byRating.at(-1);
  const praised = strengths.flatMap(ratedFor);
  const isLow =
    lowest !== undefined && lowest.rating < WEAK_BELOW && !praised.includes(lowest.attribute);
  const { first, last } = weakPoints(weaknesses, strong);
  const archetype = archetypeOf(facts.deck);
  const kin = synergies.find(({ theme }) => theme === "kin");
  return {
    archetype,
    kind: archetype === "tribal" ? (kin?.kind ?? null) : null,
    theme: themeTold(synergies, archetype),
    strong,
    weak: first ?? (isLow ? { code: lowest.attribute, color: null } : (last ?? null)),
    range: { least: lowest?.rating ?? 0, most: byRating[0]?.rating ?? 0 },
  };
};
