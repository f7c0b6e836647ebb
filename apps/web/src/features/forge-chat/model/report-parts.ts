import type { ReportPart, StrategySection } from "@spellwright/contract";
import { REPORT_PLACES } from "./report-places.static.ts";

/** A section of an answer. */
export type Section = StrategySection;

/** The sections of a report by where they stand: in its head, leading it, before its swaps, after them. */
export const readParts = (sections: readonly Section[]) => {
  const at = (place: keyof typeof REPORT_PLACES) => {
    const parts: ReadonlySet<ReportPart> = new Set(REPORT_PLACES[place]);
    return sections.filter(({ part }) => part !== undefined && parts.has(part));
  };
  const head = at("head");
  const lead = at("lead");
  const after = at("afterSwaps");
  const placed = [...head, ...lead, ...after];
  return {
    head,
    lead,
    // What has no place of its own stands here too.
    before: sections.filter((section) => !placed.includes(section)),
    after,
  };
};
