import { ForgePayload, type Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { cutText } from "@spellwright/text";
import type { Wing } from "../answers/index.ts";

/** FOR-10. */
const ANALYSIS_MAX = 400;
const SUMMARY_ANSWER_MAX = 130;

/** FOR-08. */
const TITLE_MAX = 80;

/**
 * The title of a new discussion (FOR-08): the first 80 characters of the question, blanks collapsed. The
 * label of a new discussion where nothing is left.
 */
const automaticTitle = (question: string, language: Language): string => {
  const text = question
    .replaceAll(/\[\[|\]\]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const title = cutText(text, TITLE_MAX).trim();
  return title === "" ? translator(language)("discussions.new") : title;
};

/** How the Forge keeps and tells of its answers. A summary has as many characters as an analysis. */
export const FORGE: Wing<"forge"> = {
  role: "forge",
  limits: { question: 200, answer: 400, summary: ANALYSIS_MAX },
  summaryOf: (payload) => cutText(ForgePayload.parse(payload).content, SUMMARY_ANSWER_MAX),
  titleOf: automaticTitle,
};

/** What a caller tells of a deck and of an analysis made before, cut (FOR-10). */
export const deckContextOf = (told: {
  readonly name: string | null | undefined;
  readonly commanders: readonly string[] | null | undefined;
  readonly analysis: string | null | undefined;
}): string =>
  [told.name ?? "", (told.commanders ?? []).join(", "), cutText(told.analysis ?? "", ANALYSIS_MAX)]
    .filter(Boolean)
    .join("\n");
