import type { Language } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { createBareNameReader } from "./bare-names.ts";
import { createCalledNameReader } from "./called-names.ts";
import { isGameTerm } from "./game-terms.ts";
import type { LegendNames } from "./legends.ts";
import { marksIn } from "./marks.ts";
import type { NameTable } from "./name-table.ts";
import { legendsCalled, type ResolveInSteps } from "./resolve-name.ts";
import type { NameInText, Resolution, UnknownName } from "./resolver.ts";
import { sentenceWords } from "./sentence.ts";
import { sharedNamesIn } from "./shared-names.ts";
import type { Steps } from "./steps.ts";
import type { WordIndex } from "./word-index.ts";

/** Text in quotation marks of either language, or between straight apostrophes. */
const QUOTED =
  /[«\u201C"]\s*([^«»\u201C\u201D"\n]{3,80}?)\s*[»\u201D"]|(?<!\p{L})'([^'\n]{3,80})'(?!\p{L})/gu;
/** “Quibbletron, the Unfinished Pancake”: a name, a comma, an article, a title with a capital. */
const LEGEND =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\u2019'-]+(?: \p{Lu}[\p{L}\u2019'-]+){0,3}, (?:the |of |le |la |les |l[\u2019'])\p{Lu}[\p{L}\u2019'-]+(?: (?:(?:of|the|de|des|du) )?(?:d[\u2019'])?\p{Lu}[\p{L}\u2019'-]+){0,5}/gu;

interface Candidate {
  readonly by: UnknownName["by"];
  readonly written: string;
  readonly start: number;
}

/** A quotation that looks like a name: two words with capitals or more, no sentence. */
function looksLikeName(quotation: string): boolean {
  const words = sentenceWords(quotation);
  const capitals = words.filter((word) => word.capitalised && !word.shouted).length;
  if (words.length > 8 || capitals < 2 || words[0]?.capitalised !== true) return false;
  return !/[.?!:;{}]/.test(quotation) && !isGameTerm(foldWords(quotation));
}

/** Reads what a text means as cards and is none, or more than one, in steps of one such. */
type ReadUnknown = (
  text: string,
  language: Language,
  known: readonly NameInText[],
) => Steps<readonly UnknownName[]>;

export function createUnknownNameReader(
  table: NameTable,
  vocabulary: WordIndex,
  legends: LegendNames,
  resolve: ResolveInSteps,
): ReadUnknown {
  const bareNamesIn = createBareNameReader(table, vocabulary);
  const calledNamesIn = createCalledNameReader(table);

  function candidatesIn(text: string, language: Language): Candidate[] {
    const words = sentenceWords(text);
    const candidates: Candidate[] = marksIn(table, text, words, language).map((mark) => ({
      by: "marked",
      written: mark.written,
      start: mark.start,
    }));
    for (const match of text.matchAll(QUOTED)) {
      const written = match[1] ?? match[2] ?? "";
      const start = match.index + match[0].indexOf(written);
      if (looksLikeName(written)) candidates.push({ by: "quoted", written, start });
    }
    for (const match of text.matchAll(LEGEND))
      candidates.push({ by: "legend", written: match[0], start: match.index });
    for (const { start, end } of calledNamesIn(words))
      candidates.push({ by: "called", written: text.slice(start, end), start });
    for (const { start, end } of sharedNamesIn(legends, words))
      candidates.push({ by: "shared", written: text.slice(start, end), start });
    for (const { start, end } of bareNamesIn(text, words))
      candidates.push({ by: "bare", written: text.slice(start, end), start });
    return candidates;
  }

  return function* (text, language, known) {
    const unknown: UnknownName[] = [];
    for (const { by, written, start } of candidatesIn(text, language)) {
      yield;
      const end = start + written.length;
      const overlaps = (other: { start: number; end: number }) =>
        other.start < end && start < other.end;
      if (known.some(overlaps) || unknown.some(overlaps)) continue;
      const resolution: Resolution =
        by === "shared"
          ? { kind: "ambiguous", candidates: legendsCalled(table, legends, foldWords(written)) }
          : yield* resolve(written, language);
      if (resolution.kind === "found" && (by === "marked" || by === "called")) continue;
      // Nearly a card's name: misspelt rather than made up.
      if (by === "bare" && (resolution.kind !== "unknown" || resolution.suggestions.length > 0))
        continue;
      unknown.push({
        by,
        written,
        start,
        end,
        candidates: resolution.kind === "ambiguous" ? resolution.candidates : [],
        suggestions:
          resolution.kind === "unknown"
            ? resolution.suggestions
            : resolution.kind === "found"
              ? [resolution.name]
              : [],
      });
    }
    return unknown.sort((left, right) => left.start - right.start);
  };
}
