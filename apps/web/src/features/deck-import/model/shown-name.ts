import type { Language, ParsedDeckCard } from "@spellwright/contract";

/** A card's name in the person's language, where the card exists in it (guide §12). */
export const shownName = (
  { name, printedName }: Pick<ParsedDeckCard, "name" | "printedName">,
  language: Language,
): string => (language === "fr" ? (printedName ?? name) : name);

/** Cards of a list, told by their English names, as `shownName` has them. */
export const shownNames = (
  names: readonly string[] | null,
  cards: readonly Pick<ParsedDeckCard, "name" | "printedName">[],
  language: Language,
): readonly string[] =>
  (names ?? []).map((name) => {
    const card = cards.find((each) => each.name === name);
    return card === undefined ? name : shownName(card, language);
  });
