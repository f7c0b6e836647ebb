import { splitWords, type Word } from "@spellwright/text";

/** What stands between two words: a name may run across a gap only if it has such a gap itself. */
export const Gap = { open: 0, comma: 1, hard: 2 } as const;
export type Gap = (typeof Gap)[keyof typeof Gap];

const HARD = /[.?!\u2026;:()[\]{}«»\u201C\u201D"@/|\u2014\u2013\n]/;
/** What the next word has its capital from: the end of a sentence, or the beginning of a quotation. */
const OPENING = /[.?!\u2026:«\u201C"\n]/;

export interface SentenceWord extends Word {
  /** Between the previous word and this one; `hard` for the first. */
  readonly gap: Gap;
  /** The first word of the text, of a line, of a sentence or of a quotation. */
  readonly opens: boolean;
  readonly capitalised: boolean;
  /** Two letters or more, all upper case: `ETB`, `YES`. */
  readonly shouted: boolean;
}

function gapOf(between: string): Gap {
  if (between === " ") return Gap.open;
  if (HARD.test(between)) return Gap.hard;
  return between.includes(",") ? Gap.comma : Gap.open;
}

/** The words of a text with what capitals and punctuation say about each. Linear in the text. */
export function sentenceWords(text: string): readonly SentenceWord[] {
  let previousEnd = 0;
  return splitWords(text).map((word, at) => {
    const between = text.slice(previousEnd, word.start);
    previousEnd = word.end;
    const written = text.slice(word.start, word.end);
    const isSmall = written === word.folded;
    const initial = written.charAt(0);
    return {
      ...word,
      gap: at === 0 ? Gap.hard : gapOf(between),
      opens: at === 0 || (between !== " " && OPENING.test(between)),
      capitalised: !isSmall && initial !== initial.toLowerCase(),
      shouted:
        !isSmall &&
        written.length > 1 &&
        written === written.toUpperCase() &&
        /\p{L}{2}/u.test(written),
    };
  });
}
