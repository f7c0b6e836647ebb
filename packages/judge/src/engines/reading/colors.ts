import colors from "../../../../../data/judge/reading/colors.json" with { type: "json" };

/** The color of a letter in the words of cards: “white” for W. */
export const COLOR_WORDS: Readonly<Record<string, string>> = colors.english;

/** The letter of a color's word: W for “white”. */
export const COLOR_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COLOR_WORDS).map(([letter, word]) => [word, letter]),
);

const SAID = Object.entries(colors.words).map(
  ([letter, said]) => [letter, new RegExp(said)] as const,
);

/** The letter of a color as players say it in either language, folded. Undefined for any other word. */
export const readColor = (token: string): string | undefined =>
  SAID.find(([, said]) => said.test(token))?.[0];
