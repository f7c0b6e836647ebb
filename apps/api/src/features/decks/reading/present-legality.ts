import {
  DECK_FORMATS,
  type DeckFormat,
  type DeckLegality,
  type Language,
} from "@spellwright/contract";
import {
  checkLegality,
  type EntryWithFacts,
  exceedsFormat,
  type LegalityReport,
} from "@spellwright/decks";
import { translateWithData, translator } from "@spellwright/locales";
import { yieldToRequests } from "../../../runtime/time-slices.ts";
import type { CardsByName } from "../find-cards.ts";
import { paramsInLanguage } from "../name-cards.ts";

/** Cards that are not known forbid nothing, but nothing can be said of them either. */
const statusOf = ({ problems }: LegalityReport): DeckLegality["status"] => {
  if (problems.some(({ code }) => code !== "unknownCard")) return "illegal";
  return problems.length > 0 ? "unknown" : "legal";
};

/** Formats that ask something of a list; in the others nearly anything goes. */
const FORMATS = DECK_FORMATS.filter(
  (format) => !["casual", "draft", "sealed", "cedh"].includes(format),
);

/** The formats that would take an illegal deck as it is. None for one that is legal or not known. */
export const formatsThatTake = async (
  entries: readonly EntryWithFacts[],
  report: LegalityReport,
): Promise<DeckFormat[]> => {
  const legal: DeckFormat[] = [];
  if (statusOf(report) !== "illegal") return legal;
  for (const format of FORMATS) {
    // Nobody plays the hundred cards of a Commander deck in a format of sixty, which would take them.
    if (exceedsFormat(entries, format)) continue;
    if (statusOf(checkLegality(entries, format)) === "legal") legal.push(format);
    await yieldToRequests();
  }
  return legal;
};

interface PresentedIn {
  readonly format: DeckFormat;
  readonly cards: CardsByName;
  readonly language: Language;
}

/**
 * What forbids a deck in its format, in words, and the formats that would take it as it is.
 *
 * @param cards those of the deck: a sentence names them as the list does
 */
export const presentLegality = (
  report: LegalityReport,
  legalIn: DeckFormat[],
  { format, cards, language }: PresentedIn,
): DeckLegality => {
  const t = translator(language);
  return {
    format,
    legal_in: legalIn,
    status: statusOf(report),
    problems: report.problems.map(({ code, params }) => ({
      code,
      params: { ...params },
      message: translateWithData(t, `decks.legality.${code}`, {
        ...paramsInLanguage(params, cards, language),
        format: t(`decks.formats.${format}`),
      }),
    })),
  };
};
