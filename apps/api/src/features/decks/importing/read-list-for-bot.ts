import { BRACKET_FORMATS, type Language } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import type { AskedList } from "../../bracket/index.ts";
import type { DecksParts } from "../decks-parts.ts";
import { parseList } from "./parse-list.ts";

/** Lines that are named to whoever sent a list. */
const UNREAD_MAX = 10;

/**
 * A list that was sent in a channel, as its bracket is asked for: nothing is kept of it.
 *
 * @throws AppError DECK_NO_CARDS, DECK_TOO_MANY_LINES
 */
export const readListForBot = async (
  parts: DecksParts,
  text: string,
  language: Language,
): Promise<{ list: AskedList; unread_lines: string[] }> => {
  const parsed = await parseList(parts, "bot", { text }, language);
  const known = parsed.cards.filter(({ cardId }) => cardId !== null);
  if (known.length === 0) throw new AppError("DECK_NO_CARDS");
  const played = known.filter(({ board }) => board === "main" || board === "sideboard");
  const hasBracket = BRACKET_FORMATS.some((format) => format === parsed.format);
  return {
    list: {
      format: hasBracket ? parsed.format : "commander",
      cards: played.map(({ name, quantity, isSideboard }) => ({ name, quantity, isSideboard })),
      commanders: known.filter(({ isCommander }) => isCommander).map(({ name }) => name),
    },
    unread_lines: parsed.problems
      .filter(({ severity }) => severity === "error")
      .slice(0, UNREAD_MAX)
      .map((problem) => problem.text),
  };
};
