import { type Card, COLOR_CODES } from "@spellwright/contract";
import type { Knowledge } from "../knowledge/index.ts";
import type { StoredLine } from "./deck-state.ts";

/** Names the card data in use, so that what was derived from other data is derived anew. */
export const factsEditionOf = async (knowledge: Knowledge): Promise<string> => {
  const { date, count, starter } = (await knowledge.editions()).cards;
  return `${date}:${count}:${starter ? "starter" : "import"}`;
};

/**
 * The colours of a deck as `WUG`: the identity of its commanders (CR 903.4), without one the colours of
 * the known cards of the main deck; a land has none, whatever mana it makes.
 *
 * @param cards by name
 */
export const colorIdentityOf = (
  lines: readonly StoredLine[],
  cards: ReadonlyMap<string, Card>,
): string => {
  const main = lines.filter((line) => line.board === "main");
  const commanders = main.filter((line) => line.isCommander);
  const cardsOf = (deciding: readonly StoredLine[]) =>
    deciding.flatMap((line) => cards.get(line.cardName) ?? []);
  const colors = new Set(
    commanders.length > 0
      ? cardsOf(commanders).flatMap((card) => card.color_identity)
      : // Cards whose faces have colours of their own have none as a whole.
        cardsOf(main).flatMap((card) => card.colors ?? card.color_identity),
  );
  return COLOR_CODES.filter((color) => color !== "C" && colors.has(color)).join("");
};
