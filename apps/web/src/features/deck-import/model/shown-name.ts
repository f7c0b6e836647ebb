import type { Language, ParsedDeckCard } from "@spellwright/contract";

/** A card's name in the person's language, where the card exists in it (guide §12). */
export const shownName = (
  { name, printedName }: Pick<ParsedDeckCard, "name" | "printedName">,
  language: Language,
): string => (language === "fr" ? (printedName ?? name) : name);
