import type { DeckFormat, Language, ParsedDeck } from "@spellwright/contract";
import {
  areMostNamesUnknown,
  countCards,
  exceedsFormat,
  type ResolvedEntry,
} from "@spellwright/decks";
import { translator } from "@spellwright/locales";
import type { ReadList } from "./read-list.ts";

/**
 * What is told of a list as a whole, beside what is told of its lines.
 *
 * @param chosen the format chosen by hand, null while it is only detected
 */
export const warnOfList = (
  { list: { entries }, service }: Pick<ReadList, "list" | "service">,
  chosen: DeckFormat | null,
  language: Language,
): ParsedDeck["warnings"] => {
  const t = translator(language);
  const told: ParsedDeck["warnings"] = [];
  if (chosen !== null && exceedsFormat(entries, chosen)) {
    const params = { format: t(`decks.formats.${chosen}`), cards: countCards(entries).main };
    told.push({ code: "exceedsFormat", message: t("decks.warnings.exceedsFormat", params) });
  }
  if (areMostNamesUnknown(entries))
    told.push({ code: "namesUnknown", message: t("decks.warnings.namesUnknown") });
  if (service === "unavailable" && entries.some(isUnknown))
    told.push({
      code: "cardServiceUnavailable",
      message: t("decks.warnings.cardServiceUnavailable"),
    });
  return told;
};

/** Tokens are no cards of our data, nor of a deck. */
export const isUnknown = ({ cardId, board }: ResolvedEntry): boolean =>
  cardId === null && board !== "extra";
