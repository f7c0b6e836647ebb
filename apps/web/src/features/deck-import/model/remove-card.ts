import type { ParsedDeckCard } from "@spellwright/contract";

/** The text without the lines of a card. A line of several cards stays, for its others. */
export const removeCard = (
  text: string,
  cards: readonly Pick<ParsedDeckCard, "line" | "name">[],
  name: string,
): string => {
  const others = new Set(cards.filter((card) => card.name !== name).map(({ line }) => line));
  const lines = new Set(cards.filter((card) => card.name === name).map(({ line }) => line));
  return text
    .split("\n")
    .filter((_, at) => !lines.has(at + 1) || others.has(at + 1))
    .join("\n");
};
