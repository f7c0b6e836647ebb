import type { Finding } from "../strategist.ts";
import { type AnswerContext, type AnswerPart, finding } from "./answer-part.ts";
import { leftOut } from "./left-out.ts";

/** Parts whose figures count lands. */
const COUNTS_LANDS: ReadonlySet<string> = new Set("castTurn,manaOfTurn,mulligan".split(","));

const countsLands = ({ title, headline: { code } }: AnswerPart): boolean =>
  COUNTS_LANDS.has(title) || (title === "odds" && code.startsWith("oddsLands"));

/** Which cards were counted as lands, where some of them are spells too (CR 712.12). */
const countedLands = ({ facts, understanding }: AnswerContext, parts: readonly AnswerPart[]) => {
  if (facts === null || facts.libraryModal === 0 || understanding.landsTold !== null) return [];
  if (!parts.some(countsLands)) return [];
  const modal = facts.libraryModal;
  return [finding("landsCounted", { count: facts.libraryLands - modal, modal })];
};

/** What an answer says at its end: what was counted as a land, and what of the question it did not use. */
export const endNotes = (
  context: AnswerContext,
  parts: readonly AnswerPart[],
): readonly Finding[] => [...countedLands(context, parts), leftOut(context, parts) ?? []].flat();
