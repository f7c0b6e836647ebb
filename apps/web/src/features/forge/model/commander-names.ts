import type { DeckListItem, Language } from "@spellwright/contract";

/** The commanders of a deck as its reader names them: in French where their French name is known. */
export const shownCommanders = (
  {
    commander_names: names,
    commander_printed_names: printed,
  }: Pick<DeckListItem, "commander_names" | "commander_printed_names">,
  language: Language,
): readonly string[] => names.map((name, at) => (language === "fr" ? (printed[at] ?? name) : name));
