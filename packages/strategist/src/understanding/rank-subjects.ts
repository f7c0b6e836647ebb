import type { Language } from "@spellwright/contract";
import { ROLES } from "@spellwright/decks";
import { isFunctionWord, stem } from "@spellwright/text";
import type { StrategyQuestion } from "../strategist.ts";
import examples from "./examples.json" with { type: "json" };
import { foldQuestion } from "./fold-question.ts";
import { ROLE_WORDS, SUBJECT_WORDS } from "./lexicon.ts";
import { markCards } from "./mark-cards.ts";

/** What a question may be about; its examples are data. */
export type AskedSubject = keyof typeof examples;

/** A subject with how much a question is like its examples, 0 to 1, and the nearest of them in each language. */
export interface RankedSubject {
  readonly subject: AskedSubject;
  readonly likeness: number;
  readonly nearest: Readonly<Record<Language, string>>;
}

type Features = ReadonlyMap<string, number>;

interface Example {
  readonly subject: AskedSubject;
  readonly language: Language;
  readonly text: string;
  readonly features: Features;
}

/** A card stands for any card, a figure for any figure. */
const CARD = "§";
const FIGURE = "#";

/** How much a feature says: function words and pairs less than words, pieces of words least. */
const WEIGHTS = { slot: 1, word: 1, functionWord: 0.5, pair: 0.6, piece: 0.25 } as const;
const PIECE = 4;

const COLOR =
  /\b(?:white|blue|black|red|green|blanc\w*|bleu\w*|noir\w*|rouges?|verte?s?|islands?|plains|swamps?|mountains?|forests?|iles?|plaines?|marais|montagnes?|forets?)\b/;

/** What is named, whatever its name: cards, a role, a card type, a color. */
const slotsIn = (text: string): readonly string[] => {
  const cards = text.split(CARD).length - 1;
  return [
    ...(cards === 0 ? [] : [`card ${Math.min(cards, 3)}`]),
    ...(ROLES.some((role) => ROLE_WORDS[role].test(text)) ? ["role"] : []),
    ...(SUBJECT_WORDS.types.test(text) ? ["type"] : []),
    ...(COLOR.test(text) ? ["color"] : []),
  ];
};

const piecesOf = (word: string): readonly string[] => {
  const marked = `^${word}$`;
  return word.length < PIECE
    ? []
    : Array.from({ length: marked.length - PIECE + 1 }, (_, at) => marked.slice(at, at + PIECE));
};

/** @param text folded, its cards and figures by their signs */
const featuresOf = (text: string): Features => {
  const found = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    found.set(feature, Math.max(found.get(feature) ?? 0, weight));
  for (const slot of slotsIn(text)) add(`slot ${slot}`, WEIGHTS.slot);
  const words = text.match(/\p{L}+|[#§]/gu) ?? [];
  const stems = words.map(stem);
  for (const [at, each] of stems.entries()) {
    if (each !== CARD)
      add(each, isFunctionWord(words[at] ?? "") ? WEIGHTS.functionWord : WEIGHTS.word);
    if (at > 0) add(`${stems[at - 1]} ${each}`, WEIGHTS.pair);
    for (const piece of piecesOf(each)) add(`piece ${piece}`, WEIGHTS.piece);
  }
  return found;
};

const EXAMPLES: readonly Example[] = Object.entries(examples).flatMap(([subject, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, texts]) =>
    texts.map(
      (text): Example => ({
        subject: subject as AskedSubject,
        language: language as Language,
        text,
        features: featuresOf(foldQuestion(text)),
      }),
    ),
  ),
);
const SUBJECT_COUNT = Object.keys(examples).length;

const subjectsByFeature = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { subject, features } of EXAMPLES)
    for (const feature of features.keys())
      found.set(feature, (found.get(feature) ?? new Set()).add(subject));
  return found;
};
const BY_FEATURE = subjectsByFeature();
/** Even a feature of every subject says a little. */
const LEAST_SAID = 0.1;

/** What fewer subjects share says more; what none has counts against all. */
const weighed = (features: Features): Features =>
  new Map(
    [...features].map(([feature, weight]) => {
      const subjects = BY_FEATURE.get(feature)?.size ?? 1;
      return [feature, weight * (Math.log(SUBJECT_COUNT / subjects) + LEAST_SAID)];
    }),
  );

const lengthOf = (weights: Features): number => Math.hypot(...weights.values());

const WEIGHED = EXAMPLES.map(({ features, ...example }) => {
  const weights = weighed(features);
  return { ...example, weights, length: lengthOf(weights) };
});

/** How alike two texts are: the cosine of what they are weighed by. */
const likenessOf = (one: Features, other: Features, lengths: number): number => {
  // A question may have thousands of features: those of the shorter text are looked up in the other.
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [feature, weight] of fewer) sum += weight * (more.get(feature) ?? 0);
  return lengths === 0 ? 0 : sum / lengths;
};

/** Its nearest examples speak for a subject, the nearest most. */
const BY_PLACE = [0.6, 0.25, 0.15] as const;

const textOf = ({ question, cards }: StrategyQuestion): string =>
  markCards(
    foldQuestion(question),
    cards.map(({ written }) => foldQuestion(written)),
    CARD,
  ).replaceAll(/\d+/g, FIGURE);

/** The subjects by how much a question is like their examples, the likeliest first. */
export const rankSubjects = (question: StrategyQuestion): readonly RankedSubject[] => {
  const weights = weighed(featuresOf(textOf(question)));
  const length = lengthOf(weights);
  const compared = WEIGHED.map((example) => ({
    ...example,
    likeness: likenessOf(weights, example.weights, length * example.length),
  })).toSorted((one, other) => other.likeness - one.likeness);
  const subjects = Object.keys(examples) as readonly AskedSubject[];
  return subjects
    .map((subject): RankedSubject => {
      const own = compared.filter((each) => each.subject === subject);
      const nearestIn = (language: Language) =>
        own.find((each) => each.language === language)?.text ?? "";
      return {
        subject,
        likeness: BY_PLACE.reduce((sum, share, at) => sum + share * (own[at]?.likeness ?? 0), 0),
        nearest: { fr: nearestIn("fr"), en: nearestIn("en") },
      };
    })
    .toSorted((one, other) => other.likeness - one.likeness);
};
