import { foldLetters } from "./fold-letters.ts";

/**
 * Letters without case and accents, each as long as it was, so that what is found in the folded text
 * stands at the same place in the written one. Ligatures stay, and so do accents that stand alone.
 */
export const foldInPlace = (text: string): string =>
  Array.from(text, (letter) => {
    const ways = [foldLetters(letter), letter.toLowerCase()];
    return ways.find((way) => way.length === letter.length) ?? letter;
  }).join("");
