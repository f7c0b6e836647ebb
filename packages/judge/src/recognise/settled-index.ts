import type { Steps } from "@spellwright/cards";
import { LANGUAGES, type Language } from "@spellwright/contract";
import type { Interaction, Wording } from "../knowledge/interaction.ts";
import type { JudgeKnowledge } from "../knowledge/knowledge.ts";
import type { SettledData, SparseData } from "../knowledge/knowledge-index.ts";
import { expandShorthand } from "../question/expand-shorthand.ts";
import { foldText } from "../vocabulary/fold.ts";
import { type ConceptRows, conceptRowsOf, packConcepts } from "./concept-rows.ts";
import { type FeatureKeys, keysOf } from "./feature-table.ts";
import { featuresOf, readWording } from "./read-wording.ts";
import { type SparseIndex, sparseDataInSteps, sparseIndexOf } from "./sparse-index.ts";
import { CHANNELS, type Channel, type TextFeatures, textFeatures } from "./text-features.ts";

/** Everything that questions are compared with, read once. */
export interface SettledIndex {
  readonly interactions: readonly Interaction[];
  /** With their shorthand written out, as that of a question. */
  readonly wordings: readonly Wording[];
  /** The place of the interaction of each wording. */
  readonly ofWording: Uint16Array;
  readonly byWording: Readonly<Record<Channel, SparseIndex>>;
  /** Places of the wordings of each interaction. */
  readonly wordingsOf: readonly (readonly number[])[];
  /** What the interactions themselves say: words and letters, of each interaction one text a language, in the order of `LANGUAGES`. */
  readonly byText: Readonly<Record<"words" | "letters", SparseIndex>>;
  /** By the place of an interaction: the concepts of its wordings and groups. */
  readonly spoken: ConceptRows;
}

/** The features of many texts; their letters are let go at once. */
type Packed<Of extends Channel> = Record<Of, FeatureKeys[]>;

const pack = <Of extends Channel>(into: Packed<Of>, features: TextFeatures): void => {
  for (const channel in into) into[channel].push(keysOf(features[channel]));
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

/** Reads all wordings and texts of the settled questions, a text a step; what was kept is not read again. */
export function* indexSettledInSteps(knowledge: JudgeKnowledge): Steps<SettledIndex> {
  const data = knowledge.index?.settled ?? (yield* settledDataInSteps(knowledge));
  const { byWording, byText, spoken } = data;
  const { interactions } = knowledge;
  const writtenOut = new Map(data.writtenOut);
  const wordings: Wording[] = [];
  const ofWording: number[] = [];
  const wordingsOf = interactions.map((interaction, of) =>
    interaction.wordings.map((wording) => {
      const text = writtenOut.get(wordings.length);
      ofWording.push(of);
      return wordings.push(text === undefined ? wording : { ...wording, text }) - 1;
    }),
  );
  return {
    ...{ interactions, wordings, wordingsOf },
    ofWording: Uint16Array.from(ofWording),
    byWording: {
      concepts: sparseIndexOf(byWording.concepts),
      words: sparseIndexOf(byWording.words),
      letters: sparseIndexOf(byWording.letters),
      clause: sparseIndexOf(byWording.clause),
    },
    byText: { words: sparseIndexOf(byText.words), letters: sparseIndexOf(byText.letters) },
    spoken: conceptRowsOf(spoken),
  };
}

/** Reads them, a text a step. */
export function* settledDataInSteps({
  interactions,
  vocabulary,
}: JudgeKnowledge): Steps<SettledData> {
  const features: Packed<Channel> = { concepts: [], words: [], letters: [], clause: [] };
  const writtenOut: (readonly [number, string])[] = [];
  const spoken: ReadonlySet<string>[] = [];
  for (const interaction of interactions) {
    const held = new Set(interaction.concepts.flat());
    for (const { text: written, language } of interaction.wordings) {
      const text = expandShorthand(written, language);
      if (text !== written) writtenOut.push([features.words.length, text]);
      const read = readWording({ text, language }, vocabulary);
      pack(features, featuresOf(read));
      for (const id of read.concepts) held.add(id);
      yield;
    }
    spoken.push(held);
  }
  const texts: Packed<"words" | "letters"> = { words: [], letters: [] };
  for (const interaction of interactions)
    for (const language of LANGUAGES) {
      pack(texts, textOf(interaction, language));
      yield;
    }
  const byWording: Partial<Record<Channel, SparseData>> = {};
  for (const channel of CHANNELS) byWording[channel] = yield* sparseDataInSteps(features[channel]);
  return {
    byWording: byWording as Record<Channel, SparseData>,
    byText: {
      words: yield* sparseDataInSteps(texts.words),
      letters: yield* sparseDataInSteps(texts.letters),
    },
    spoken: packConcepts(spoken),
    writtenOut,
  };
}
