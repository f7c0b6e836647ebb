import type { Steps } from "@spellwright/cards";
import { LANGUAGES, type Language } from "@spellwright/contract";
import type { Interaction, Wording } from "../knowledge/interaction.ts";
import type { JudgeKnowledge } from "../knowledge/knowledge.ts";
import { expandShorthand } from "../question/expand-shorthand.ts";
import { foldText } from "../vocabulary/fold.ts";
import { type ConceptRows, packConcepts } from "./concept-rows.ts";
import { type FeatureKeys, keysOf } from "./feature-table.ts";
import { readWording } from "./read-wording.ts";
import { type SparseIndex, sparseIndexInSteps } from "./sparse-index.ts";
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

/** The same one where it holds no shorthand, as nearly all do. */
const writtenOut = (wording: Wording): Wording => {
  const text = expandShorthand(wording.text, wording.language);
  return text === wording.text ? wording : { ...wording, text };
};

/** Reads all wordings and texts of the settled questions, a text a step. */
export function* indexSettledInSteps({
  interactions,
  vocabulary,
}: JudgeKnowledge): Steps<SettledIndex> {
  const features: Packed<Channel> = { concepts: [], words: [], letters: [], clause: [] };
  const wordings: Wording[] = [];
  const ofWording: number[] = [];
  const wordingsOf: number[][] = [];
  const spoken: ReadonlySet<string>[] = [];
  for (const [of, interaction] of interactions.entries()) {
    const places: number[] = [];
    const held = new Set(interaction.concepts.flat());
    for (const written of interaction.wordings) {
      const wording = writtenOut(written);
      const read = readWording(wording, vocabulary);
      places.push(wordings.length);
      pack(features, read.features);
      for (const id of read.concepts) held.add(id);
      wordings.push(wording);
      ofWording.push(of);
      yield;
    }
    wordingsOf.push(places.slice());
    spoken.push(held);
  }
  const texts: Packed<"words" | "letters"> = { words: [], letters: [] };
  for (const interaction of interactions)
    for (const language of LANGUAGES) {
      pack(texts, textOf(interaction, language));
      yield;
    }
  const byWording: Partial<Record<Channel, SparseIndex>> = {};
  for (const channel of CHANNELS) byWording[channel] = yield* sparseIndexInSteps(features[channel]);
  return {
    interactions,
    wordings,
    ofWording: Uint16Array.from(ofWording),
    byWording: byWording as Record<Channel, SparseIndex>,
    wordingsOf,
    byText: {
      words: yield* sparseIndexInSteps(texts.words),
      letters: yield* sparseIndexInSteps(texts.letters),
    },
    spoken: packConcepts(spoken),
  };
}
