import { AppError } from "../../../http/index.ts";
import type { ReadList } from "./read-list.ts";

/** Text that no editor writes: a list in it is a file of another kind. */
const BINARY = /[^\P{Cc}\t\n\r\f\v]|\uFFFD/u;

/**
 * A list without a card is no deck.
 *
 * @throws AppError DECK_NO_CARDS, DECK_UNREADABLE
 */
export const refuseEmpty = ({ list }: ReadList, text: string): void => {
  if (list.entries.length > 0) return;
  const isUnreadable =
    BINARY.test(text) || list.problems.some(({ reason }) => reason === "unreadable");
  throw new AppError(isUnreadable ? "DECK_UNREADABLE" : "DECK_NO_CARDS");
};
