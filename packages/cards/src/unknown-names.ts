import type { Language } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { createDeclaredNameReader } from "./declared-names.ts";
import { isGameTerm } from "./game-terms.ts";
import type { LegendNames } from "./legends.ts";
import { legendsByShortName } from "./legends.ts";
import { markedNamesIn } from "./marked-names.ts";
import type { NameTable } from "./name-table.ts";
import type { ResolveInSteps } from "./resolve-name.ts";
import type { NameInText, Resolution, UnknownName } from "./resolver.ts";
import { sentenceWords } from "./sentence.ts";
import { sharedNamesIn } from "./shared-names.ts";
import type { Steps } from "./steps.ts";
import { createUnmarkedNameReader, type UnmarkedName } from "./unmarked-names.ts";
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

const quotedIn = (text: string): readonly Candidate[] =>
  Array.from(text.matchAll(QUOTED), (match): Candidate => {
    const written = match[1] ?? match[2] ?? "";
    return { by: "quoted", written, start: match.index + match[0].indexOf(written) };
  }).filter(({ written }) => looksLikeName(written));

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
  const bareNamesIn = createUnmarkedNameReader(table, vocabulary);
  const calledNamesIn = createDeclaredNameReader(table);

  function candidatesIn(text: string, language: Language): Candidate[] {
    const words = sentenceWords(text);
    const spans = (by: Candidate["by"], names: readonly UnmarkedName[]) =>
      names.map(({ start, end }) => ({ by, written: text.slice(start, end), start }));
    return [
      ...markedNamesIn(table, text, words, language).map(
        ({ written, start }): Candidate => ({ by: "marked", written, start }),
      ),
      ...quotedIn(text),
      ...Array.from(
        text.matchAll(LEGEND),
        ({ 0: written, index: start }): Candidate => ({ by: "legend", written, start }),
      ),
      ...spans("called", calledNamesIn(words)),
      ...spans("shared", sharedNamesIn(legends, words)),
      ...spans("bare", bareNamesIn(text, words)),
    ];
  }

  /** What a candidate is. Undefined for a card that other readers find, or that is only misspelt. */
  function* unknownOf(
    { by, written, start }: Candidate,
    language: Language,
  ): Steps<UnknownName | undefined> {
    const resolution: Resolution =
      by === "shared"
        ? { kind: "ambiguous", candidates: legendsByShortName(table, legends, foldWords(written)) }
        : yield* resolve(written, language);
    const name = { by, written, start, end: start + written.length };
    switch (resolution.kind) {
      case "found":
        if (by === "marked" || by === "called" || by === "bare") return undefined;
        return { ...name, candidates: [], suggestions: [resolution.name] };
      case "ambiguous":
        if (by === "bare") return undefined;
        return { ...name, candidates: resolution.candidates, suggestions: [] };
      default:
        if (by === "bare" && resolution.suggestions.length > 0) return undefined;
        return { ...name, candidates: [], suggestions: resolution.suggestions };
    }
  }

  return function* (text, language, known) {
    const unknown: UnknownName[] = [];
    for (const candidate of candidatesIn(text, language)) {
      yield;
      const { start } = candidate;
      const end = start + candidate.written.length;
      const overlaps = (other: { start: number; end: number }) =>
        other.start < end && start < other.end;
      if (known.some(overlaps) || unknown.some(overlaps)) continue;
      const name = yield* unknownOf(candidate, language);
      if (name) unknown.push(name);
    }
    return unknown.sort((left, right) => left.start - right.start);
  };
}
