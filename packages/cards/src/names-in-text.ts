import type { Language } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { isGameTerm, isOrdinaryWord } from "./game-terms.ts";
import { type LegendNames, shortNameOf } from "./legends.ts";
import { isCardInLowerCase } from "./lower-case-names.ts";
import { type MarkedName, markedNamesIn } from "./marked-names.ts";
import { matchesAt, type NameMatch } from "./match-names.ts";
import type { NameTable } from "./name-table.ts";
import { createNicknameReader } from "./nicknames.ts";
import type { ResolveInSteps } from "./resolve-name.ts";
import type { NameInText } from "./resolver.ts";
import { Gap, type SentenceWord, sentenceWords } from "./sentence.ts";
import type { Steps } from "./steps.ts";
import { createTypoReader } from "./typos.ts";
import type { WordIndex } from "./word-index.ts";

/**
 * Whether a known name, standing bare, is meant as the card:
 * - a term of the game never is;
 * - a name of three words or more is, in any case, and so are two halves with two strokes between (“fire // ice”);
 * - a shorter one needs its capital (as printed), and no word of it may be shouted, unless it is no
 *   everyday word, or a card that is much played: those are written small;
 * - a single word beside another word with a capital is a piece of a longer name (“Lost Mine”);
 * - at the beginning of a sentence, where everything has a capital, a single word must not be an
 *   ordinary one, and the second word of a pair must have its capital too.
 */
function isMeant(
  match: NameMatch,
  words: readonly SentenceWord[],
  at: number,
  short: boolean,
): boolean {
  const first = words[at];
  if (!first || isGameTerm(match.folded) || !/\p{L}{2}/u.test(match.folded)) return false;
  // Names with a blank to fill (“Wizards of the _____”) would match the words around it.
  if (match.printed.includes("_")) return false;
  if (isCardInLowerCase(match, words, at, short)) return true;
  if (!first.capitalised || first.shouted) return false;
  if (match.length === 1 && isPieceOfName(words, at)) return false;
  if (!first.opens) return true;
  if (match.length === 1) return !isOrdinaryWord(match.folded);
  const printed = sentenceWords(match.printed);
  return match.length >= 3 || !printed[1]?.capitalised || words[at + 1]?.capitalised === true;
}

/** What stands between a name and what its bearer is called: “Gandalf the Pink”. */
const ARTICLES: ReadonlySet<string> = new Set(["the", "le", "la", "les"]);

/** True when the word before it, not the first of the sentence, has a capital too. An article may stand between. */
function isPieceOfName(words: readonly SentenceWord[], at: number): boolean {
  const article = words[at - 1];
  const isCalled = article?.gap === Gap.open && ARTICLES.has(article.folded);
  const before = words[isCalled ? at - 2 : at - 1];
  return (
    before !== undefined &&
    words[at]?.gap === Gap.open &&
    before.capitalised &&
    !before.opens &&
    before.folded.length > 1
  );
}

/** What else a card is called once its full name stands in a text: without its title, or by its noun (“the Colossus”, « la Bête »). */
function shortNamesOf({ name, written }: NameInText): readonly string[] {
  const folded = foldWords(written);
  const titled = [name, written].flatMap((full) => foldWords(shortNameOf(full) ?? "") || []);
  const noun = folded === foldWords(name) ? folded.split(" ").at(-1) : folded.split(" ")[0];
  return [...titled, noun ?? ""].filter((short) => short.length > 2 && short !== folded);
}

/**
 * “Vorinclex” is the Vorinclex that the text names in full, even where another card is called just
 * that. A name in brackets or behind an @ is the card it says.
 */
function preferFullNames(
  found: readonly NameInText[],
  marks: readonly MarkedName[],
): readonly NameInText[] {
  const bearers = new Map<string, NameInText>();
  for (const named of found) for (const short of shortNamesOf(named)) bearers.set(short, named);
  const marked = new Set(marks.map(({ start }) => start));
  return found.map((named) => {
    const bearer = marked.has(named.start) ? undefined : bearers.get(foldWords(named.written));
    return bearer ? { ...named, id: bearer.id, name: bearer.name } : named;
  });
}

/** The first word from one on that begins behind a place of the text. */
function firstFrom(words: readonly SentenceWord[], at: number, place: number): number {
  let first = at;
  while ((words[first]?.start ?? Number.POSITIVE_INFINITY) < place) first++;
  return first;
}

/** Makes the reader of sentences, in steps of a word. */
export function createNameReader(
  table: NameTable,
  legends: LegendNames,
  resolve: ResolveInSteps,
  vocabulary: WordIndex,
): (text: string, language: Language) => Steps<readonly NameInText[]> {
  const nicknameAt = createNicknameReader(table);
  const withoutSlips = createTypoReader(table, vocabulary);

  function bareAt(
    text: string,
    words: readonly SentenceWord[],
    at: number,
    language: Language,
    shortest = 1,
  ): NameMatch | undefined {
    for (const names of [table, legends.clear]) {
      const short = names !== table;
      for (const match of matchesAt(names, text, words, at, language, shortest)) {
        if (!short && legends.bearers.has(match.folded)) continue;
        const written = text.slice(words[at]?.start, match.end);
        if (written.includes("//") || isMeant(match, words, at, short)) return match;
      }
    }
    return undefined;
  }

  /** What players call it goes before a short name, and before a word that is a name by what stands around it. */
  function calledAt(text: string, words: readonly SentenceWord[], at: number, language: Language) {
    const match = bareAt(text, words, at, language);
    const [card, ...others] = match?.cards ?? [];
    const nickname = match && match.length > 1 ? undefined : nicknameAt(words, at);
    const last = words[at + (nickname?.length ?? 0) - 1];
    if (nickname && last) return { ...nickname, end: last.end };
    return match && card && others.length === 0 ? { ...match, card } : undefined;
  }

  function* fromMark(mark: MarkedName, language: Language): Steps<readonly NameInText[]> {
    const resolution = yield* resolve(mark.written, language);
    if (resolution.kind !== "found") return [];
    const { written, start, end } = mark;
    return [{ id: resolution.id, name: resolution.name, written, start, end }];
  }

  return function* (text, language) {
    const written = sentenceWords(text);
    const marks = markedNamesIn(table, text, written, language);
    const words = yield* withoutSlips(written, (read, at, shortest) =>
      bareAt(text, read, at, language, shortest),
    );
    const found: NameInText[] = [];
    const marksAhead = [...marks];
    for (let at = 0; at < words.length; ) {
      yield;
      const start = words[at]?.start ?? 0;
      const mark = marksAhead[0];
      if (mark && start >= mark.start) {
        found.push(...(yield* fromMark(mark, language)));
        marksAhead.shift();
        at = firstFrom(words, at, mark.end);
        continue;
      }
      const named = calledAt(text, words, at, language);
      if (named === undefined || (mark && named.end > mark.start)) at++;
      else {
        const { end, card } = named;
        found.push({ id: card.id, name: card.name, written: text.slice(start, end), start, end });
        at += named.length;
      }
    }
    return preferFullNames(found, marks);
  };
}
