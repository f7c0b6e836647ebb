import type { Steps } from "@spellwright/cards";
import type { Language } from "@spellwright/contract";
import {
  countInSteps,
  type FeatureKeys,
  featureTableInSteps,
  foldText,
  keyOf,
  keysOf,
  placeOf,
  sizeOf,
  stem,
} from "@spellwright/text";
import type { JudgeKnowledge } from "../knowledge/knowledge.ts";
import type { ElsewhereData } from "../knowledge/knowledge-index.ts";
import { expandShorthand } from "../question/expand-shorthand.ts";
import type { Understanding } from "../question/understand.ts";
import { logistic } from "./same-answer.ts";
import { type ElsewhereName, type Evidence, type Weights, weigh } from "./weights.ts";

/** How many known texts of either kind hold a word or a pair of words. */
interface Counts {
  elsewhere: number;
  rules: number;
}

/** A text of one of the two kinds that is asked itself: it takes no part. */
export type LeftOutText = keyof Counts;

/** A word that a single question on the rules holds tells nothing. */
const FEWEST = 2;
/** No word decides alone: a word is worth no more than this, in log-odds. */
const MOST_OF_ONE = 4;
/** More terms of the game tell no more. */
const MOST_TERMS = 3;
/** Brings sums over all words to the size of the other evidence. */
const SUM_SCALE = 10;
/** Shorter words are slips and abbreviations in either kind. */
const SHORTEST_TOLD = 3;
/** More words that no question on the rules holds tell no more. */
const MOST_STRANGE = 4;

/** Whether a word that so many texts of either kind hold tells anything. */
const tells = (rules = 0, elsewhere = 0): boolean => elsewhere > 0 || rules >= FEWEST;

const stemsOf = (text: string): readonly string[] =>
  foldText(text)
    .tokens.flatMap((token) => token.split(/[-'\u2019]/))
    .filter((word) => /[a-z]/.test(word))
    .map(stem);

/** Small words too: “should I”, “which is the best” tell what is wanted. */
const featuresOf = (text: string, language: Language): ReadonlySet<string> => {
  const stems = stemsOf(text);
  return new Set(
    [...stems, ...stems.slice(1).map((word, at) => `${stems[at]}_${word}`)].map(
      (feature) => `${language}:${feature}`,
    ),
  );
};

/** Tells questions on the rules from all others by the words of both kinds. */
interface ReadElsewhere {
  /** @param nearest how alike the nearest wording of a settled question is */
  evidence(
    question: Pick<Understanding, "withoutNames" | "language" | "inScope" | "asked" | "vocabulary">,
    nearest: number,
    heldOut?: LeftOutText,
  ): Evidence<ElsewhereName>;
}

/** Reads the known questions of both kinds, a question a step. */
export function* elsewhereDataInSteps({
  elsewhere,
  settledQuestions,
}: JudgeKnowledge): Steps<ElsewhereData> {
  const ofWordings: FeatureKeys[] = [];
  const wordsOfWordings: FeatureKeys[] = [];
  for (const { wordings } of settledQuestions)
    for (const { text: written, language } of wordings) {
      const text = expandShorthand(written, language);
      ofWordings.push(keysOf(featuresOf(text, language)));
      wordsOfWordings.push(keysOf(new Set(stemsOf(text))));
      yield;
    }
  const ofOthers: FeatureKeys[] = [];
  for (const { text, language } of elsewhere) {
    ofOthers.push(keysOf(featuresOf(expandShorthand(text, language), language)));
    yield;
  }
  const { table: features, places } = yield* featureTableInSteps([...ofWordings, ...ofOthers]);
  const { table: words, places: wordPlaces } = yield* featureTableInSteps(wordsOfWordings);
  const inRules = yield* countInSteps(sizeOf(features), places.slice(0, ofWordings.length));
  const inElsewhere = yield* countInSteps(sizeOf(features), places.slice(ofWordings.length));
  // More than half of all features tell nothing.
  const telling = (_: number, at: number): boolean => tells(inRules[at], inElsewhere[at]);
  return {
    features: { low: features.low.filter(telling), high: features.high.filter(telling) },
    inRules: inRules.filter(telling),
    inElsewhere: inElsewhere.filter(telling),
    words,
    inWordings: yield* countInSteps(sizeOf(words), wordPlaces),
  };
}

/** What tells questions about something else, made once. What was kept is not read again. */
export function* readElsewhereInSteps(knowledge: JudgeKnowledge): Steps<ReadElsewhere> {
  const { elsewhere, settledQuestions } = knowledge;
  const { features, inRules, inElsewhere, words, inWordings } =
    knowledge.index?.elsewhere ?? (yield* elsewhereDataInSteps(knowledge));
  const wordings = settledQuestions.flatMap((settledQuestion) => settledQuestion.wordings);
  const all = wordings.length + elsewhere.length;
  const share = { rules: wordings.length / all, elsewhere: elsewhere.length / all };

  /** Log-odds that a question with such a word is about something else. One text of mixed kind is assumed seen. */
  const oddsOf = ({ rules, elsewhere: others }: Counts): number => {
    const odds = Math.log(
      ((others + share.elsewhere) * share.rules) / ((rules + share.rules) * share.elsewhere),
    );
    return Math.max(-MOST_OF_ONE, Math.min(MOST_OF_ONE, odds));
  };

  /** How many words of a text stand in no other question on the rules. */
  const strangeIn = (text: string, heldOut?: LeftOutText): number =>
    [...new Set(stemsOf(text))].filter(
      (word) =>
        word.length >= SHORTEST_TOLD &&
        (inWordings[placeOf(words, keyOf(word))] ?? 0) <= (heldOut === "rules" ? 1 : 0),
    ).length;

  return {
    evidence({ withoutNames, language, inScope, asked, vocabulary }, nearest, heldOut) {
      let sum = 0;
      let told = 0;
      for (const feature of featuresOf(withoutNames, language)) {
        const place = placeOf(features, keyOf(feature));
        const known = { rules: inRules[place] ?? 0, elsewhere: inElsewhere[place] ?? 0 };
        const others = heldOut ? { ...known, [heldOut]: Math.max(0, known[heldOut] - 1) } : known;
        if (!tells(others.rules, others.elsewhere)) continue;
        sum += oddsOf(others);
        told++;
      }
      return {
        always: 1,
        outside: inScope ? 0 : 1,
        nearest,
        terms: Math.min(MOST_TERMS, [...asked].filter((id) => !vocabulary.isOrdinary(id)).length),
        words: sum / SUM_SCALE,
        each: told === 0 ? 0 : sum / told,
        strange: Math.min(MOST_STRANGE, strangeIn(withoutNames, heldOut)),
      };
    },
  };
}

/** How likely a question is about something else than the rules of the game, 0 to 1. */
export const elsewhereLikelihood = (
  read: ReadElsewhere,
  understanding: Understanding,
  nearest: number,
  { elsewhere }: Pick<Weights, "elsewhere">,
): number => logistic(weigh(elsewhere, read.evidence(understanding, nearest)));
