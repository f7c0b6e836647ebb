import type { DeckFormat, DeckLegality, Language } from "@spellwright/contract";
import type { LegalityReport } from "@spellwright/decks";
import { translator } from "@spellwright/locales";

/** Cards that are not known forbid nothing, but nothing can be said of them either. */
const statusOf = ({ problems }: LegalityReport): DeckLegality["status"] => {
  if (problems.some(({ code }) => code !== "unknownCard")) return "illegal";
  return problems.length > 0 ? "unknown" : "legal";
};

export const presentLegality = (
  report: LegalityReport,
  format: DeckFormat,
  language: Language,
): DeckLegality => {
  const t = translator(language);
  return {
    format,
    status: statusOf(report),
    problems: report.problems.map(({ code, params }) => ({
      code,
      params: { ...params },
      message: t(`decks.legality.${code}`, { ...params, format: t(`decks.formats.${format}`) }),
    })),
  };
};
