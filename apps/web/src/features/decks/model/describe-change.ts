import type { DeckChange, DeckDetail, Language } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";
import { lineName } from "./card-text.ts";

/**
 * A change in words.
 *
 * @param deck the one that it was made on, for the names of its lines
 * @param added the card that comes in, as the reader’s language names it. Absent: its English name
 */
export const describeChange = (
  change: DeckChange,
  deck: DeckDetail,
  { t, language }: { readonly t: Translate; readonly language: Language },
  added?: string,
): string => {
  const nameOf = (id: string) => {
    const line = deck.deck_cards.find((each) => each.id === id);
    return line === undefined ? "?" : lineName(line, language).text;
  };
  switch (change.op) {
    case "add":
      return t("deckPage.conflict.change.add", {
        quantity: change.quantity,
        name: added ?? change.card_name,
      });
    case "remove":
      return t("deckPage.conflict.change.remove", { name: nameOf(change.line_id) });
    case "set_quantity":
      return t("deckPage.conflict.change.quantity", {
        name: nameOf(change.line_id),
        quantity: change.quantity,
      });
    case "move":
      return t("deckPage.conflict.change.move", {
        name: nameOf(change.line_id),
        board: t(`deckPage.boards.${change.board}`),
      });
    case "set_commander":
      return t(
        change.is_commander
          ? "deckPage.conflict.change.commander"
          : "deckPage.conflict.change.notCommander",
        { name: nameOf(change.line_id) },
      );
    case "set_categories":
      return t("deckPage.conflict.change.categories", { name: nameOf(change.line_id) });
    default:
      return change.name === undefined
        ? t("deckPage.conflict.change.details")
        : t("deckPage.conflict.change.name", { name: change.name });
  }
};
