import {
  DECK_FORMATS,
  type DeckFormat,
  type DeckLegality,
  type Language,
} from "@spellwright/contract";
import { checkLegality, type EntryWithFacts, type LegalityReport } from "@spellwright/decks";
import { translator } from "@spellwright/locales";

/** Cards that are not known forbid nothing, but nothing can be said of them either. */
const statusOf = ({ problems }: LegalityReport): DeckLegality["status"] => {
  if (problems.some(({ code }) => code !== "unknownCard")) return "illegal";
  return problems.length > 0 ? "unknown" : "legal";
};

/** Formats that ask something of a list; in the others nearly anything goes. */
const FORMATS = DECK_FORMATS.filter(
  (format) => !["casual", "draft", "sealed", "cedh"].includes(format),
);

const formatsWhereLegal = (entries: readonly EntryWithFacts[]): DeckFormat[] =>
  FORMATS.filter((format) => statusOf(checkLegality(entries, format)) === "legal");

/** What forbids a deck in its format, in words, and the formats that would take it as it is. */
export const presentLegality = (
  entries: readonly EntryWithFacts[],
  format: DeckFormat,
  language: Language,
): DeckLegality => {
  const t = translator(language);
  const report = checkLegality(entries, format);
  const status = statusOf(report);
  return {
    format,
    legal_in: status === "illegal" ? formatsWhereLegal(entries) : [],
    status,
    problems: report.problems.map(({ code, params }) => ({
      code,
      params: { ...params },
      message: t(`decks.legality.${code}`, { ...params, format: t(`decks.formats.${format}`) }),
    })),
  };
};
