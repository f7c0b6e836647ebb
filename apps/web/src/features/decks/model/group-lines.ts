import type { DeckCategory, DeckLine, Language } from "@spellwright/contract";
import { foldPhrase } from "@spellwright/text";
import { DECK_CATEGORIES } from "../../../lib/contract.static.ts";
import { lineName } from "./card-text.ts";

/** Lines of one category, in the order of the page. */
export interface LineGroup {
  readonly category: DeckCategory;
  /** Copies. */
  readonly count: number;
  readonly lines: readonly DeckLine[];
}

/** The lines by category (FOR-07), in the order of DECK_CATEGORIES; inside one by mana value, then by name. */
export const groupLines = (lines: readonly DeckLine[], language: Language): LineGroup[] => {
  const order = new Intl.Collator(language);
  const nameOf = (line: DeckLine) => lineName(line, language).text;
  const manaValueOf = (line: DeckLine) => line.card?.cmc ?? Number.POSITIVE_INFINITY;
  return DECK_CATEGORIES.flatMap((category) => {
    const filed = lines.filter((line) => line.category === category);
    if (filed.length === 0) return [];
    const sorted = filed.sort((a, b) => {
      const values = manaValueOf(a) === manaValueOf(b) ? 0 : manaValueOf(a) - manaValueOf(b);
      return values || order.compare(nameOf(a), nameOf(b));
    });
    return [{ category, count: copiesOf(filed), lines: sorted }];
  });
};

/** How many cards some lines hold. */
export const copiesOf = (lines: readonly DeckLine[]): number =>
  lines.reduce((total, line) => total + line.quantity, 0);

/** The lines whose card has a text in its name in either language, accents and case aside. */
export const filterLines = (lines: readonly DeckLine[], text: string): readonly DeckLine[] => {
  const wanted = foldPhrase(text);
  if (wanted === "") return lines;
  return lines.filter((line) =>
    [line.card_name, line.card?.printed_name ?? ""].some((name) =>
      foldPhrase(name).includes(wanted),
    ),
  );
};
