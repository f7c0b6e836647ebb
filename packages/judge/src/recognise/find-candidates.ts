import { type Channel, textFeatures } from "@spellwright/text";
import type { SettledQuestion, Wording } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";
import type { SettledIndex } from "./settled-index.ts";

/** A settled question that may be the one that is asked, with how alike the two are. */
export interface Candidate {
  /** Place of the settled question. */
  readonly of: number;
  readonly settledQuestion: SettledQuestion;
  /** The nearest wording: a weighted sum over the channels. */
  readonly best: number;
  /** The nearest by words, by letters and by words of the main clause alone, in the question's language, 0 to 1. */
  readonly alike: Readonly<Record<"words" | "letters" | "clause", number>>;
  /** Its wordings with their likeness, the nearest first. */
  readonly wordings: readonly NearWording[];
}

export interface NearWording {
  /** Its place among all (`SettledIndex.readAt`). */
  readonly place: number;
  readonly verdict: Wording["verdict"];
  /** As `best`. */
  readonly alike: number;
}

/** How much each channel counts. Measured on real questions, as in docs/decisions/017. */
const SAME_LANGUAGE = { concepts: 1.2, words: 0.4, letters: 0.6, clause: 0.2 } as const;
const OTHER_LANGUAGE = 1.6;
/** The next one of the same settled question counts beside the nearest. */
const SECOND = 0.4;
const MOST = 30;

/** The concepts that a question brings along. */
export const conceptsOf = ({ asked, fromHistory }: Understanding): ReadonlySet<string> =>
  new Set([...asked, ...fromHistory]);

/**
 * The settled questions that come nearest to a question, the nearest first.
 *
 * @param heldOut a wording that takes no part: the measure asks wordings themselves
 */
export const findCandidates = (
  index: SettledIndex,
  understanding: Understanding,
  heldOut?: string,
): readonly Candidate[] => {
  const { language, text, denied, clause } = understanding;
  const asked = textFeatures({
    language,
    tokens: text.tokens,
    concepts: conceptsOf(understanding),
    denied,
    clause: clause.text,
  });
  const similar = (channel: Channel) => index.byWording[channel].similarities(asked[channel]);
  const [concepts, words] = [similar("concepts"), similar("words")];
  const [letters, clauses] = [similar("letters"), similar("clause")];
  const { wordings } = index;
  const out = heldOut === undefined ? [] : index.saying(heldOut);
  const isSame = (place: number): boolean => wordings.languageAt(place) === language;
  const likeness = (place: number): number =>
    isSame(place)
      ? SAME_LANGUAGE.concepts * (concepts[place] ?? 0) +
        SAME_LANGUAGE.words * (words[place] ?? 0) +
        SAME_LANGUAGE.letters * (letters[place] ?? 0) +
        SAME_LANGUAGE.clause * (clauses[place] ?? 0)
      : OTHER_LANGUAGE * (concepts[place] ?? 0);
  const count = index.settledQuestions.length;
  const best = new Float32Array(count);
  const second = new Float32Array(count);
  for (let place = 0; place < wordings.length; place++) {
    if (out.includes(place)) continue;
    const of = index.ofWording[place] ?? 0;
    const alike = likeness(place);
    if (alike > (best[of] ?? 0)) {
      second[of] = best[of] ?? 0;
      best[of] = alike;
    } else if (alike > (second[of] ?? 0)) second[of] = alike;
  }
  const inDetail = (of: number, settledQuestion: SettledQuestion): Candidate => {
    const own = wordings.placesOf(of).filter((place) => !out.includes(place));
    const most = (from: Float32Array): number =>
      own.reduce((high, place) => (isSame(place) ? Math.max(high, from[place] ?? 0) : high), 0);
    return {
      of,
      settledQuestion,
      best: best[of] ?? 0,
      alike: { words: most(words), letters: most(letters), clause: most(clauses) },
      wordings: own
        .map((place) => ({
          place,
          verdict: wordings.verdictAt(place),
          alike: likeness(place),
        }))
        .sort((a, b) => b.alike - a.alike),
    };
  };
  const near = Float64Array.from(best, (_, of) => (best[of] ?? 0) + SECOND * (second[of] ?? 0));
  const least = near.slice().sort().at(-MOST) ?? 0;
  return index.settledQuestions
    .map((settledQuestion, of) => ({ of, settledQuestion }))
    .filter(({ of }) => (near[of] ?? 0) >= least)
    .sort((a, b) => (near[b.of] ?? 0) - (near[a.of] ?? 0) || a.of - b.of)
    .slice(0, MOST)
    .map(({ of, settledQuestion }) => inDetail(of, settledQuestion));
};
