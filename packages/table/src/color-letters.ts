/** Letters of the colors by their words in card texts (CR 105.1). */
export const COLOR_LETTERS: Readonly<Record<string, string>> = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
};
