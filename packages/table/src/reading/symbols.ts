import type { Language } from "@spellwright/contract";
import { isFunctionWord, readNumber } from "@spellwright/text";
import words from "../../../../data/judge/reading/scene-words.json" with { type: "json" };
import { plainForm } from "./plain-form.ts";

/** What a word of a question about the table may be. */
export type Sense = keyof typeof words;

/** A word, number or card of a question, by what it is. */
export type SceneSymbol =
  | { readonly sense: Exclude<Sense, "filler"> }
  | { readonly sense: "number"; readonly number: number }
  | { readonly sense: "named"; readonly place: number }
  | { readonly sense: "end" };

type Lexicon = ReadonlyMap<string, Sense>;

const lexiconOf = (language: Language): Lexicon =>
  new Map(
    Object.entries(words).flatMap(([sense, { [language]: phrases }]) =>
      phrases.map((phrase) => [keyOf(phrase.split(" "), language), sense as Sense] as const),
    ),
  );

const keyOf = (words: readonly string[], language: Language): string =>
  words.map((word) => plainForm(word, language)).join(" ");

const lexicons = new Map<Language, Lexicon>();
const knownIn = (language: Language): Lexicon => {
  const lexicon = lexicons.get(language) ?? lexiconOf(language);
  lexicons.set(language, lexicon);
  return lexicon;
};

const LONGEST = 6;
const CARD = /^@(\d+)$/;

/**
 * Reads a question word by word, the longest phrase first; undefined as soon as a word is not known, or turns the
 * sense of others. Passing over words that name nothing of the game was tried: three of six answers were wrong
 * (docs/decisions/061).
 *
 * @param tokens the names of tokens that the named cards create, in their plain form
 */
export function symbolsOf(
  all: string,
  language: Language,
  tokens: ReadonlyMap<string, Sense> = new Map(),
): readonly SceneSymbol[] | undefined {
  const words = all.split(" ").filter((word) => word !== "");
  const lexicon = knownIn(language);
  const symbols: SceneSymbol[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const token = tokens.get(plainForm(word, language));
    const read = phraseAt(words, at, lexicon, language) ?? wordAt(word) ?? readAs(token);
    if (read === undefined) return undefined;
    if (read.symbol?.sense === "turns") return undefined;
    if (read.symbol !== undefined) symbols.push(read.symbol);
    at += read.length;
  }
  return symbols;
}

interface Read {
  /** Absent: a word that only joins others. */
  readonly symbol?: SceneSymbol;
  readonly length: number;
}

function phraseAt(
  words: readonly string[],
  at: number,
  lexicon: Lexicon,
  language: Language,
): Read | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const sense = lexicon.get(keyOf(words.slice(at, at + length), language));
    if (sense !== undefined) return { ...readAs(sense), length };
  }
  return undefined;
}

const readAs = (sense: Sense | undefined): Read | undefined =>
  sense && (sense === "filler" ? { length: 1 } : { symbol: { sense }, length: 1 });

function wordAt(token: string): Read | undefined {
  if (token === ".") return { symbol: { sense: "end" }, length: 1 };
  const place = CARD.exec(token)?.[1];
  if (place !== undefined) return { symbol: { sense: "named", place: Number(place) }, length: 1 };
  const number = readNumber(token);
  if (number !== undefined) return { symbol: { sense: "number", number }, length: 1 };
  return isFunctionWord(token) ? { length: 1 } : undefined;
}
