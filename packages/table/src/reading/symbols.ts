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

/** A piece of a question: what it is, words that only join others, or a word that nobody knows. */
export interface QuestionPiece {
  /** Absent: it joins others, or is not known. */
  readonly symbol?: SceneSymbol;
  /** What a keyword tells beside: “flashback” is to cast, from the graveyard. */
  readonly also?: SceneSymbol;
  /** The words themselves. */
  readonly words: readonly string[];
  /** “my”, « mon »: whose what follows is. */
  readonly isOwner: boolean;
  /** A word that is no sense of the lexicon, no card, no number and joins nothing. */
  readonly isUnknown: boolean;
}

/**
 * Reads words one after the other, the longest phrase first.
 *
 * @param symbolOf what a word is that the lexicon does not know, with the word before it
 */
export function readPieces(
  words: readonly string[],
  language: Language,
  symbolOf: (word: string, before: string) => readonly SceneSymbol[],
): readonly QuestionPiece[] {
  const lexicon = knownIn(language);
  const heard: QuestionPiece[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const read =
      phraseAt(words, at, lexicon, language) ??
      wordAt(word) ??
      known(symbolOf(word, words[at - 1] ?? ""));
    const { symbol, also, length }: Read = read ?? { length: 1 };
    // “my buddy” is somebody else.
    const owner = symbol?.sense === "them" && heard.at(-1)?.isOwner ? heard.pop() : undefined;
    heard.push({
      words: [...(owner?.words ?? []), ...words.slice(at, at + length)],
      isUnknown: read === undefined,
      isOwner: OWNERS.has(word),
      ...(symbol === undefined ? {} : { symbol }),
      ...(also === undefined ? {} : { also }),
    });
    at += length;
  }
  return heard;
}

const OWNERS: ReadonlySet<string> = new Set(["my", "our", "mon", "ma", "mes"]);

interface Read {
  /** Absent: a word that only joins others. */
  readonly symbol?: SceneSymbol;
  readonly also?: SceneSymbol;
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

const known = ([symbol, also]: readonly SceneSymbol[]): Read | undefined =>
  symbol && { symbol, ...(also === undefined ? {} : { also }), length: 1 };

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
