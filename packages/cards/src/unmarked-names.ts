import { singularsOf } from "@spellwright/text";
import { isGameTerm, isOrdinaryWord } from "./game-terms.ts";
import type { NameTable } from "./name-table.ts";
import { Gap, type SentenceWord } from "./sentence.ts";
import type { WordIndex } from "./word-index.ts";

/** A name that stands in a sentence without any mark. */
export interface UnmarkedName {
  readonly start: number;
  readonly end: number;
}

/** Small words inside names: “Librarian of Nowhere”, « Tyran du Bocal ». */
const JOINING: ReadonlySet<string> = new Set(
  "of the de du des d la le les l a au aux en et s to from in with and".split(" "),
);
/** Before a card that someone plays, or before the subject of a question. */
const BEFORE_A_CARD: ReadonlySet<string> = new Set(
  `my your his her their our a an this that does do did can if when equip equips cast casts casting
  play plays control controls sacrifice activate card named called le la les
  mon ma ton ta son sa un une ce cette que si quand carte nomme nommee appele appelee lance joue
  controle sacrifie equipe active`.split(/\s+/),
);
/** After a name that is no card's: “my Bloomburrow Prerelease deck”. */
const AFTER_NO_CARD: ReadonlySet<string> = new Set(
  `deck decks game games set draft sealed prerelease precon playgroup tournament format pool booster
  boosters league cube night partie tournoi edition extension`.split(/\s+/),
);
/** Before a title: “Blorbo the Shrubber”, « Grobule le Chausseur ». */
const BEFORE_A_TITLE: ReadonlySet<string> = new Set("the of le la les l du des".split(" "));
/** With fewer cards than this a name proves nothing: most real cards are missing too. */
const MOST_CARDS = 20_000;
const SHORTEST_WORD = 4;
const LONGEST_HALF = 30;

const isCapital = ({ capitalised, shouted }: SentenceWord): boolean => capitalised && !shouted;

/** Where the run of capitals that begins here ends, joining words between them taken along. */
function endOfRun(words: readonly SentenceWord[], from: number): number {
  let end = from + 1;
  for (let at = end; at < words.length; at++) {
    const word = words[at];
    if (!word || word.gap === Gap.hard) break;
    if (isCapital(word)) end = at + 1;
    else if (!JOINING.has(word.folded) || word.gap !== Gap.open) break;
  }
  return end;
}

/** A word with a capital. The first one of a sentence has it anyway. */
const beginsRun = (word: SentenceWord | undefined): boolean =>
  word !== undefined && isCapital(word) && !(word.opens && isOrdinaryWord(word.folded));

/** Whether the word before says that a card follows. */
const isPlayed = (words: readonly SentenceWord[], at: number): boolean =>
  words[at]?.gap === Gap.open && BEFORE_A_CARD.has(words[at - 1]?.folded ?? "");

/** A comma stands in a name only before its title: “Bernard, Duc des Chaussettes”, “Zarvok, Endless Furnace”. */
function hasListComma(run: readonly SentenceWord[]): boolean {
  const commas = run.flatMap((word, at) => (at > 0 && word.gap === Gap.comma ? [at] : []));
  const [comma] = commas;
  if (comma === undefined) return false;
  const title = run.slice(comma);
  const isTitle =
    title.some(({ folded }) => JOINING.has(folded)) || (comma === 1 && title.length > 1);
  return commas.length > 1 || !isTitle;
}

/** Whether enough cards are known to say that there is none of a name. */
export const knowsMostCards = ({ size }: NameTable): boolean => size >= MOST_CARDS;

/** Letters of a compound whose second half is small: « Micro-ondes ». */
const hyphenatedAfter = (text: string, at: number): number =>
  /^-\p{L}+/u.exec(text.slice(at, at + LONGEST_HALF))?.[0].length ?? 0;

/**
 * Makes the reader of names that no mark shows and no card bears: two words with capitals or more,
 * used like a card, one of which stands in no card's name at all. It stays silent while only a
 * selection of the cards is known.
 */
export function createUnmarkedNameReader(
  table: NameTable,
  vocabulary: WordIndex,
): (text: string, words: readonly SentenceWord[]) => readonly UnmarkedName[] {
  const isForeign = ({ folded }: SentenceWord): boolean => {
    return (
      folded.length >= SHORTEST_WORD &&
      ![folded, ...singularsOf(folded)].some(
        (word) => vocabulary.has(word) || isGameTerm(word) || isOrdinaryWord(word),
      )
    );
  };

  const isTitled = ([first, next]: readonly SentenceWord[]): boolean =>
    first !== undefined && BEFORE_A_TITLE.has(next?.folded ?? "") && isForeign(first);

  const isName = (run: readonly SentenceWord[]): boolean =>
    run.filter(isCapital).length >= 2 &&
    !hasListComma(run) &&
    !isGameTerm(run.map(({ folded }) => folded).join(" ")) &&
    run.some((word) => isCapital(word) && isForeign(word));

  return (text, words) => {
    if (!knowsMostCards(table)) return [];
    const names: UnmarkedName[] = [];
    for (let at = 0; at < words.length; ) {
      const end = beginsRun(words[at]) ? endOfRun(words, at) : at + 1;
      const run = words.slice(at, end);
      const [first, last] = [run[0], run.at(-1)];
      const isUsedAsCard =
        (isPlayed(words, at) || isTitled(run)) && !AFTER_NO_CARD.has(words[end]?.folded ?? "");
      if (first && last && isUsedAsCard && isName(run))
        names.push({ start: first.start, end: last.end + hyphenatedAfter(text, last.end) });
      at = end;
    }
    return names;
  };
}
