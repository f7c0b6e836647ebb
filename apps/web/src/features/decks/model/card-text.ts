import type { DeckCardFacts, DeckLine, Language } from "@spellwright/contract";
import { nameOf, type SpokenText } from "../../../ui/card-words.ts";

/** A line as far as it says which card it holds. */
export interface NamedLine {
  readonly card_name: string;
  readonly card: Pick<DeckCardFacts, "name" | "printed_name"> | null;
}

/** The name of a line: of its card, else as it was written. */
export const lineName = (line: NamedLine, language: Language): SpokenText =>
  line.card === null ? { text: line.card_name, lang: undefined } : nameOf(line.card, language);

/** The English name, to stand beside a French one. Null where the line shows it already. */
export const englishName = (line: DeckLine, language: Language): string | null =>
  line.card !== null && language === "fr" && lineName(line, language).text !== line.card.name
    ? line.card.name
    : null;

/** The mana cost of a card; of a card with several faces, the costs of those that have one. */
export const costOf = (card: Pick<DeckCardFacts, "mana_cost" | "card_faces">): string => {
  if (card.mana_cost) return card.mana_cost;
  const costs = (card.card_faces ?? []).map((face) => face.mana_cost).filter(Boolean);
  return costs.join(" // ");
};
