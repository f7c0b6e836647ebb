import { LANGUAGES, type Language } from "@spellwright/contract";
import type { Interaction, QuestionForm } from "../knowledge/interaction.ts";
import type { JudgeKnowledge } from "../knowledge/knowledge.ts";
import type { Mood } from "../question/asked-clause.ts";
import { deniedConcepts } from "../question/denied.ts";
import { expandShorthand } from "../question/expand-shorthand.ts";
import { askedForm } from "../question/question-form.ts";
import { splitSentences } from "../question/sentences.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { foldText } from "../vocabulary/fold.ts";
import { createSparseIndex, type SparseIndex } from "./sparse-index.ts";
import { CHANNELS, type Channel, type TextFeatures, textFeatures } from "./text-features.ts";

/** A wording as the index keeps it. */
export interface IndexedWording {
  /** Place of its interaction. */
  readonly of: number;
  readonly language: Language;
  /** Its shorthand written out, as that of a question. */
  readonly text: string;
  readonly verdict: "yes" | "no" | null | undefined;
  readonly form: QuestionForm;
  readonly mood: Mood;
  readonly negated: boolean;
  readonly inverted: boolean;
  readonly concepts: ReadonlySet<string>;
  /** Its main clause, folded. */
  readonly clauseText: string;
}

/** Everything that questions are compared with, read once. */
export interface SettledIndex {
  readonly interactions: readonly Interaction[];
  readonly wordings: readonly IndexedWording[];
  readonly byWording: Readonly<Record<Channel, SparseIndex>>;
  /** Places of the wordings of each interaction. */
  readonly wordingsOf: readonly (readonly number[])[];
  /** What the interactions themselves say: words and letters, of each interaction one text a language, in the order of `LANGUAGES`. */
  readonly byText: Readonly<Record<"words" | "letters", SparseIndex>>;
  /** How many of the wordings of each interaction hold a concept; those of its groups count once more. */
  readonly spoken: readonly ReadonlyMap<string, number>[];
}

const readWording = (text: string, language: Language, vocabulary: Vocabulary) => {
  const { tokens } = foldText(text);
  const matches = vocabulary.find(tokens);
  const { form, negated, inverted, clause } = askedForm(splitSentences(text));
  const concepts = new Set(matches.map(({ id }) => id));
  const denied = deniedConcepts(tokens, matches);
  const features = textFeatures({ language, tokens, concepts, denied, clause: clause.text });
  return {
    features,
    form,
    negated,
    inverted,
    mood: clause.mood,
    clauseText: clause.text,
    concepts,
  };
};

const textOf = (
  { title, answers, because, rules }: Interaction,
  language: Language,
): TextFeatures => {
  const whole = [
    title[language],
    ...answers.map(({ says }) => says[language]),
    because[language],
    ...rules.map(({ claim }) => claim[language]),
  ].join(" ");
  const { tokens } = foldText(whole);
  return textFeatures({ language, tokens, concepts: [], denied: new Set(), clause: "" });
};

const spokenIn = ({ concepts }: Interaction, wordings: readonly IndexedWording[]) => {
  const counts = new Map<string, number>();
  for (const group of [...wordings.map((one) => one.concepts), ...concepts])
    for (const id of group) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** Reads all wordings and texts of the settled questions. */
export const indexSettled = ({ interactions, vocabulary }: JudgeKnowledge): SettledIndex => {
  const features: TextFeatures[] = [];
  const wordings: IndexedWording[] = [];
  const wordingsOf: number[][] = [];
  interactions.forEach((interaction, of) => {
    const places: number[] = [];
    for (const { language, text: written, verdict } of interaction.wordings) {
      const text = expandShorthand(written, language);
      const { features: own, ...read } = readWording(text, language, vocabulary);
      places.push(wordings.length);
      features.push(own);
      wordings.push({ of, language, text, verdict, ...read });
    }
    wordingsOf.push(places);
  });
  const texts = interactions.flatMap((interaction) =>
    LANGUAGES.map((language) => textOf(interaction, language)),
  );
  const over = (channel: Channel) => createSparseIndex(features.map((one) => one[channel]));
  return {
    interactions,
    wordings,
    byWording: Object.fromEntries(CHANNELS.map((channel) => [channel, over(channel)])) as Record<
      Channel,
      SparseIndex
    >,
    wordingsOf,
    byText: {
      words: createSparseIndex(texts.map((one) => one.words)),
      letters: createSparseIndex(texts.map((one) => one.letters)),
    },
    spoken: interactions.map((interaction, of) =>
      spokenIn(
        interaction,
        (wordingsOf[of] ?? []).flatMap((place) => wordings[place] ?? []),
      ),
    ),
  };
};
