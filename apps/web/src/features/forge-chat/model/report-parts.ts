import type { ReportPart, StrategySection } from "@spellwright/contract";

/** A section of an answer. */
export type Section = StrategySection;

/** What the head of a report says. */
const HEAD: ReadonlySet<ReportPart> = new Set(["general", "strengths", "weaknesses"]);

/** What follows the swaps (mockup 06). */
const AFTER_SWAPS: ReadonlySet<ReportPart> = new Set([
  "sideboard",
  "tables",
  "bracket",
  "meta",
  "similar",
  "locked",
  "lockedForPro",
]);

/** The sections of a report by where they stand: in its head, before its swaps, after them. */
export const readParts = (sections: readonly Section[]) => ({
  head: sections.filter(({ part }) => part !== undefined && HEAD.has(part)),
  before: sections.filter(
    ({ part }) => part === undefined || !(HEAD.has(part) || AFTER_SWAPS.has(part)),
  ),
  after: sections.filter(({ part }) => part !== undefined && AFTER_SWAPS.has(part)),
});
