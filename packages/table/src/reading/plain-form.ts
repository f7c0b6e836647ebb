import type { Language } from "@spellwright/contract";
import { stem } from "@spellwright/text";

/** What French verbs and nouns end in, the longest first. */
const ENDINGS = ["ent", "ees", "er", "ez", "ee", "es", "s", "e"] as const;
const SHORTEST = 3;

/** A folded word without its ending: « lancer », « lance » and « lancent » are one word, “casts” and “casting” too. */
export function plainForm(word: string, language: Language): string {
  if (language === "en") return stem(word);
  const ending = ENDINGS.find((one) => word.endsWith(one));
  return ending === undefined || word.length - ending.length < SHORTEST
    ? word
    : word.slice(0, -ending.length);
}
