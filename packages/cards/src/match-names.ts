import type { Language } from "@spellwright/contract";
import type { NameEntry, NameTable } from "./name-table.ts";
import { cardsNamed } from "./resolve-name.ts";
import type { CardName } from "./resolver.ts";
import { Gap, type SentenceWord, sentenceWords } from "./sentence.ts";

/** A known name at a place in a sentence. */
export interface NameMatch {
  readonly folded: string;
  /** Words of the sentence it takes. */
  readonly length: number;
  /** Where it ends in the text: before the `’s` of a possessive and the `s` of a plural. */
  readonly end: number;
  /** The cards that bear it: one, or several when it is ambiguous. */
  readonly cards: readonly CardName[];
  /** The name as printed, for comparing capitals. */
  readonly printed: string;
}

const POSSESSIVE = /['\u2019\u02BC\u2018`´]s$/i;

/** A last word as it stands; `beast’s` may also be `beast`, and `bolts` in a longer name `bolt`. */
function lastWordForms(
  text: string,
  word: SentenceWord,
  length: number,
): { folded: string; end: number }[] {
  const forms = [{ folded: word.folded, end: word.end }];
  const possessive = POSSESSIVE.test(text.slice(word.start, word.end));
  if (possessive || (length > 1 && word.folded.length > 3 && word.folded.endsWith("s")))
    forms.push({ folded: word.folded.slice(0, -1), end: word.end - (possessive ? 2 : 1) });
  return forms;
}

function gapsFit(
  entry: NameEntry,
  words: readonly SentenceWord[],
  at: number,
  length: number,
): boolean {
  if (words.slice(at + 1, at + length).every(({ gap }) => gap === Gap.open)) return true;
  return sentenceWords(entry.written).every(
    (word, offset) => offset === 0 || (words[at + offset]?.gap ?? Gap.open) <= word.gap,
  );
}

/**
 * All known names that begin at a word, longest first. Bounded by the longest name with that word.
 *
 * @param shortest words that a name takes at least
 */
export function* matchesAt(
  table: NameTable,
  text: string,
  words: readonly SentenceWord[],
  at: number,
  language: Language,
  shortest = 1,
): Generator<NameMatch> {
  const first = words[at];
  if (!first) return;
  const forms = lastWordForms(text, first, 1);
  const longest = Math.max(...forms.map(({ folded }) => table.longestFrom(folded)));
  const reach = Math.min(longest, words.length - at);
  for (let length = reach; length >= shortest; length--) {
    const last = words[at + length - 1];
    if (!last) continue;
    const before = words.slice(at, at + length - 1).map((word) => word.folded);
    for (const form of lastWordForms(text, last, length)) {
      const folded = [...before, form.folded].join(" ");
      const entry = table.entriesOf(folded).find((known) => gapsFit(known, words, at, length));
      if (!entry) continue;
      const cards = cardsNamed(table, folded, language);
      yield { folded, length, end: form.end, cards, printed: entry.written };
      break;
    }
  }
}
