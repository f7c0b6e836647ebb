import type { Language } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import sentences from "../../../../../data/judge/sentences/look-up.json" with { type: "json" };
import { passageLine } from "../passage-line.ts";
import type { Passages } from "../write-prompt.ts";

/** Rules that may be read beside those of the prompt. */
export const MOST_READ = 24;
/** A rule that is read by its number is told whole, as far as any passage is. */
const WHOLE = Number.POSITIVE_INFINITY;
const NOTHING: ReadonlySet<string> = new Set();

/** The passages of an answer. Rules that are read join them under the next handle. */
export interface PassageBook {
  readonly passages: Passages;
  /** The rules as numbered passages. Those that are new among them get handles. */
  read(numbers: readonly string[]): string;
}

/** Handles of all passages that an answer may come to have. */
export const handlesOf = (passages: Passages): readonly string[] =>
  Array.from({ length: passages.size + MOST_READ }, (_, at) => `R${at + 1}`);

/** A book that begins with the passages of the prompt. */
export const createPassageBook = (
  given: Passages,
  rulebook: Rulebook,
  language: Language,
): PassageBook => {
  const passages = new Map(given);
  const handles = new Map([...given].map(([handle, number]) => [number, handle]));
  const handleOf = (number: string): string | undefined => {
    const known = handles.get(number);
    if (known !== undefined || passages.size >= given.size + MOST_READ) return known;
    const handle = `R${passages.size + 1}`;
    passages.set(handle, number);
    handles.set(number, handle);
    return handle;
  };
  const lineOf = (number: string): string | undefined => {
    const rule = rulebook.read(number, language);
    const handle = rule && handleOf(number);
    if (handle === undefined) return undefined;
    return passageLine(handle, number, { rulebook, language, asked: NOTHING, longest: WHOLE });
  };
  return {
    passages,
    read: (numbers) => {
      const lines = numbers.map(lineOf);
      const shown = lines.filter((line) => line !== undefined);
      return [...shown, ...(shown.length < lines.length ? [sentences.noMore] : [])].join("\n");
    },
  };
};
