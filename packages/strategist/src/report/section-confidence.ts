import type { ReportPart } from "@spellwright/contract";
import { type DeckFacts, knownShare, roleTrust } from "../deck-facts.ts";
import { USUAL_TRUST } from "../usual-ranges.ts";

/** What a section stands on: the list counted, the texts of its cards, or what is usual in the format. */
export type SectionBasis = "counted" | "read" | "usual";

const GROUNDS: Readonly<Partial<Record<ReportPart, SectionBasis>>> = {
  statistics: "counted",
  combos: "counted",
  hidden: "counted",
  bracket: "counted",
  similar: "counted",
  general: "read",
  builtOn: "read",
  ways: "read",
  cards: "read",
  ratings: "read",
  plan: "read",
  synergies: "read",
  wins: "read",
  games: "read",
  strengths: "usual",
  weaknesses: "usual",
  swaps: "usual",
  sideboard: "usual",
  tables: "usual",
  meta: "usual",
};

/** How far a section can be trusted, and from what that follows. */
export interface SectionConfidence {
  readonly ground: SectionBasis;
  /** 0 to 1. */
  readonly share: number;
  /** Copies that it stands on, and all that it would. */
  readonly count: number;
  readonly all: number;
}

/** How far each section of a report can be trusted (ANA-08). Undefined of what says nothing of the deck. */
export const sectionConfidence = (
  facts: DeckFacts,
  part: ReportPart,
): SectionConfidence | undefined => {
  const ground = GROUNDS[part];
  if (ground === undefined) return undefined;
  const { cards, unknown } = facts.statistics;
  if (ground === "counted")
    return { ground, share: knownShare(facts), count: cards - unknown, all: cards };
  const { official, starter, none } = facts.read;
  const share = ground === "read" ? roleTrust(facts) : USUAL_TRUST * roleTrust(facts);
  return { ground, share, count: official + starter, all: official + starter + none };
};
