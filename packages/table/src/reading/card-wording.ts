import type { Card, Language } from "@spellwright/contract";
import * as say from "./table-phrases.ts";

/** A card's name in both languages. */
export const bilingualName = ({
  name,
  printed_name,
}: Card): Readonly<Record<Language, string>> => ({
  en: name,
  fr: printed_name || name,
});

/** A card with the line of it that matters, in both languages; of a French text with other lines, the English line. */
export const bilingualWords = (card: Card, line: number | undefined) => {
  const en = linesOf(card.oracle_text ?? card.card_faces?.[0]?.oracle_text);
  const fr = linesOf(card.printed_text);
  const place = line ?? 0;
  const said = en[place] ?? en.join(" / ");
  return say.cardSays(bilingualName(card), {
    en: said,
    fr: fr.length === en.length ? fr[place] || said : said,
  });
};

const linesOf = (text: string | null | undefined): readonly string[] =>
  (text ?? "").split("\n").map((line) => line.replace(/ ?\([^()]*\)/g, "").trim());
