import { COLOR_CODES, type Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import type { CardsByName } from "./find-cards.ts";

/** Parameters of sentences that are names of cards. */
const NAMES: ReadonlySet<string> = new Set(["name", "first", "second", "example"]);

type Params = Readonly<Record<string, string | number>>;

/** “WU” as the colors are called: « blanc et bleu ». */
const colorsIn = (codes: string, language: Language): string => {
  const t = translator(language);
  const named = COLOR_CODES.filter((code) => codes.includes(code)).map((code) =>
    t(`deckPage.colors.${code}`),
  );
  return new Intl.ListFormat(language).format(named);
};

/**
 * The parameters of a sentence as a reader has them: cards named as the list names them, in French where
 * the card was printed in it and the page is French. Colors by their words.
 */
export const paramsInLanguage = (params: Params, cards: CardsByName, language: Language): Params =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      if (key === "colors") return [key, colorsIn(String(value), language)];
      const printed = NAMES.has(key) ? cards.get(String(value))?.printed_name : undefined;
      return [key, language === "fr" ? (printed ?? value) : value];
    }),
  );
