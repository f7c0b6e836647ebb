import type { DeckDetail, Language } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";
import { averageText } from "./numbers.ts";

type Counted = Pick<DeckDetail["statistics"], "card_count" | "land_count" | "average_mana_value">;

/** What a deck counts, in a line: each number has its own singular. */
export const summaryLine = (
  { card_count, land_count, average_mana_value }: Counted,
  t: Translate,
  language: Language,
): string =>
  t("deckPage.summary.line", {
    cards: t("deckPage.summary.cardCount", { count: card_count }),
    lands: t("deckPage.summary.landCount", { count: land_count }),
    average: averageText(average_mana_value, language),
  });
