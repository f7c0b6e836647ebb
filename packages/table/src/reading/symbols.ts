import type { Language } from "@spellwright/contract";
import { readNumber } from "@spellwright/text";
import words from "../../../../data/judge/reading/scene-words.json" with { type: "json" };

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
      phrases.map((phrase) => [phrase, sense as Sense] as const),
    ),
  );

const lexicons = new Map<Language, Lexicon>();
const knownIn = (language: Language): Lexicon => {
  const lexicon = lexicons.get(language) ?? lexiconOf(language);
  lexicons.set(language, lexicon);
  return lexicon;
};

const LONGEST = 6;
const CARD = /^@(\d+)$/;

/**
 * Reads a question word by word, the longest phrase first; undefined as soon as a word is not known. Passing over
 * words that name nothing of the game was tried: three of six answers were wrong (docs/decisions/061).
 */
export function symbolsOf(all: string, language: Language): readonly SceneSymbol[] | undefined {
  const tokens = all.split(" ").filter((token) => token !== "");
  const lexicon = knownIn(language);
  const symbols: SceneSymbol[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = phraseAt(tokens, at, lexicon) ?? wordAt(tokens[at] ?? "");
    if (read === undefined) return undefined;
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

function phraseAt(tokens: readonly string[], at: number, lexicon: Lexicon): Read | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const sense = lexicon.get(tokens.slice(at, at + length).join(" "));
    if (sense === undefined) continue;
    return sense === "filler" ? { length } : { symbol: { sense }, length };
  }
  return undefined;
}

function wordAt(token: string): Read | undefined {
  if (token === ".") return { symbol: { sense: "end" }, length: 1 };
  const place = CARD.exec(token)?.[1];
  if (place !== undefined) return { symbol: { sense: "named", place: Number(place) }, length: 1 };
  const number = readNumber(token);
  return number === undefined ? undefined : { symbol: { sense: "number", number }, length: 1 };
}
