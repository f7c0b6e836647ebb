import { type Source, sourceOf } from "../engine/source.ts";
import { ALL_SUBTYPES } from "../vocabulary/index.ts";
import { plainWord } from "./inflections.ts";
import { SELF, SELF_MARK, SELF_NOUNS } from "./own-name.ts";

/** Symbols, sizes, words with their hyphens and apostrophes, and single signs. */
const TOKEN =
  /\{[^{}]{1,12}\}|§(?:['’]s?)?|and\/or|(?<![\dX*])[+-]?[\dX*]{1,8}\/[+-]?[\dX*]{1,8}|[+−-](?:\d+|X)\b|\d{1,9}(?:,\d{3}){0,3}|[\p{L}_][\p{L}\p{N}_'’-]*[!]?|[.,:;—"“”•|=+%]|\S/gu;

/** The words of one line in their plain form: what is read, and what the reading is written back to. */
export function tokensOf(line: string): Source {
  const words: string[] = [];
  const plural: boolean[] = [];
  const capital: boolean[] = [];
  const put = (word: string, isPlural = false, isCapital = false) => {
    words.push(word);
    plural.push(isPlural);
    capital.push(isCapital);
  };
  for (const [raw] of line.matchAll(TOKEN))
    if (raw !== "[" && raw !== "]") putToken(raw, put, words);
  return sourceOf(...withSelf(words, plural, capital));
}

/** Signs that mean the same. */
const SIGNS: Readonly<Record<string, string>> = {
  ";": ",",
  "“": '"',
  "”": '"',
};

type Put = (word: string, plural?: boolean, capital?: boolean) => void;

function putToken(raw: string, put: Put, before: readonly string[]): void {
  if (raw.startsWith(SELF_MARK)) {
    put(SELF);
    if (raw !== SELF_MARK) put("'s");
    return;
  }
  if (SIGNS[raw] !== undefined) {
    put(SIGNS[raw]);
    return;
  }
  const word = raw.toLowerCase().replaceAll("’", "'").replaceAll("−", "-");
  const isCapital = word !== raw && before.length > 0 && before.at(-1) !== ".";
  const possessive = ALL_SUBTYPES.has(word) ? undefined : possessiveOf(word);
  const plain = plainWord(possessive ?? word);
  const lone = possessive === undefined ? plain : undefined;
  const used = lone ?? plain;
  for (const part of used.words) put(part, used.plural, isCapital);
  if (possessive !== undefined) put("'s");
}

const NO_POSSESSIVES = new Set(["it's", "that's", "there's", "he's", "she's", "who's", "doctor's"]);

function possessiveOf(word: string): string | undefined {
  if (word.endsWith("s'")) return word.slice(0, -1);
  return word.endsWith("'s") && !NO_POSSESSIVES.has(word) ? word.slice(0, -2) : undefined;
}

/** "this creature" is the card itself. Full stops at the end and before a closing quote say nothing. */
function withSelf(words: string[], plural: boolean[], capital: boolean[]) {
  const kept: [string[], boolean[], boolean[]] = [[], [], []];
  const keep = (word: string, index: number) => {
    kept[0].push(word);
    kept[1].push(plural[index] === true);
    kept[2].push(capital[index] === true);
  };
  let quoted = false;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string;
    const next = words[index + 1];
    if (word === '"') quoted = !quoted;
    if (word === "this" && isSelfNoun(next) && !plural[index + 1]) {
      keep(SELF, index);
      index++;
    } else if (isLastStop(word, next)) continue;
    else if ((word === "." || word === ",") && next === '"' && quoted) {
      quoted = false;
      keep('"', index + 1);
      index++;
      if (word === ",") keep(",", index);
      else if (index + 1 < words.length && (capital[index + 1] || startsSentence(words[index + 1])))
        keep(".", index);
    } else keep(word, index);
  }
  return kept;
}

const isSelfNoun = (word: string | undefined) => word !== undefined && SELF_NOUNS.has(word);

/** A full stop at the end, or before a closing quote inside another. */
const isLastStop = (word: string, next: string | undefined) =>
  word === "." && (next === undefined || next === "'");

const startsSentence = (word: string | undefined) => word === '"' || word === SELF;
