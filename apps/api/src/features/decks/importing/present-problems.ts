import type { DecklistProblem, Language } from "@spellwright/contract";
import type { ResolvedDecklist } from "@spellwright/decks";
import { translator } from "@spellwright/locales";
import { cutText } from "@spellwright/text";
import type { CardsByName } from "../find-cards.ts";
import { paramsInLanguage } from "../name-cards.ts";

/** Problems that an answer carries; `problemCount` tells of the others. */
const PROBLEMS_MAX = 200;
const TEXT_MAX = 200;

/**
 * What a list's lines say that is not wholly understood (IMP-05), in a language.
 *
 * @param cards those of the list, for their French names
 */
export const presentProblems = (
  { problems, entries }: Pick<ResolvedDecklist, "problems" | "entries">,
  cards: CardsByName,
  language: Language,
): DecklistProblem[] => {
  const t = translator(language);
  const keptLines = new Set(entries.map(({ line }) => line));
  return problems.slice(0, PROBLEMS_MAX).map((problem) => ({
    line: problem.line,
    text: cutText(problem.text, TEXT_MAX),
    reason: problem.reason,
    written: typeof problem.params.written === "string" ? problem.params.written : null,
    message: t(
      `decks.problems.${problem.reason}`,
      paramsInLanguage(problem.params, cards, language),
    ),
    suggestions: [...problem.suggestions],
    severity: problem.severity,
    kept: keptLines.has(problem.line),
  }));
};
