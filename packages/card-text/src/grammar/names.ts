import { NO_KEYS, type Rule } from "../engine/rule.ts";
import { SELF } from "../words/own-name.ts";

const SMALL_WORDS = new Set([
  "of",
  "the",
  "and",
  "to",
  "in",
  "for",
  "'s",
  "a",
  "with",
  ",",
  "from",
  "at",
  "on",
]);

/** A card's name: words in capitals, with the small ones that names have inside. The only proper noun of a reading. */
export const cardName: Rule<string> = {
  read(source, at) {
    const found: { value: string; end: number }[] = [];
    for (let end = at; end < source.words.length; end++) {
      const word = source.words[end] as string;
      if (source.capital[end] || word === SELF)
        found.unshift({
          value: source.words.slice(at, end + 1).join(" "),
          end: end + 1,
        });
      else if (end === at || !SMALL_WORDS.has(word)) break;
    }
    return found;
  },
  write: (value) => (typeof value === "string" ? value.split(" ") : undefined),
  start: () => ({ words: undefined, empty: false }),
  keys: () => NO_KEYS,
};
