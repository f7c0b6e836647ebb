import type { Steps } from "@spellwright/cards";
import {
  CHANNELS,
  type Channel,
  type ConceptRows,
  conceptOfFeature,
  conceptRowsOf,
  type FeatureKeys,
  featuresOfConcept,
  keysOf,
  packConcepts,
  type SparseData,
  type SparseIndex,
  sparseDataInSteps,
  sparseIndexOf,
  type TextFeatures,
  toKeyboardPunctuation,
} from "@spellwright/text";
import type { JudgeKnowledge } from "../knowledge/knowledge.ts";
import type { SettledData } from "../knowledge/knowledge-index.ts";
import type { PackedWordings } from "../knowledge/packed-wordings.ts";
import type { SettledQuestion, Wording } from "../knowledge/settled-question.ts";
import { expandShorthand } from "../question/expand-shorthand.ts";
import { packFeatures, unpackFeatures } from "./packed-features.ts";
import { featuresOf, readWording } from "./read-wording.ts";
import { type AskedFeatures, readAsked } from "./same-answer.ts";

/** Everything that questions are compared with, read once. */
export interface SettledIndex {
  readonly settledQuestions: readonly SettledQuestion[];
  readonly wordings: Omit<PackedWordings, "read">;
  /** What some wordings of the settled question at a place ask, by their own places. */
  readonly askedBy: (of: number, wordings: readonly number[]) => ReadonlyMap<number, AskedFeatures>;
  /** The places of the wordings that say the very same. */
  readonly saying: (text: string) => readonly number[];
  /** The place of the settled question of each wording. */
  readonly ofWording: Uint16Array;
  readonly byWording: Readonly<Record<Channel, SparseIndex>>;
  /** By the place of a settled question: the concepts of its groups and of its wordings, and what share of these. */
  readonly spoken: ConceptRows;
}

/** The features of many texts. Their letters are let go at once. */
type Packed = Record<Channel, FeatureKeys[]>;

const pack = (into: Packed, features: TextFeatures): void => {
  for (const channel of CHANNELS) into[channel].push(keysOf(features[channel]));
};

/** Reads all wordings of the settled questions, a text a step. What was kept is not read again. */
export function* indexSettledInSteps(knowledge: JudgeKnowledge): Steps<SettledIndex> {
  const data = knowledge.index?.settled ?? (yield* settledDataInSteps(knowledge));
  const { byWording, spoken } = data;
  const { settledQuestions, wordings } = knowledge;
  const writtenOut = new Map(data.writtenOut);
  const ofWording = new Uint16Array(wordings.length);
  for (const of of settledQuestions.keys())
    for (const place of wordings.placesOf(of)) ofWording[place] = of;
  // With its shorthand written out, as that of a question.
  const readAt = (place: number): Wording => {
    const wording = wordings.read(place);
    return { ...wording, text: writtenOut.get(place) ?? toKeyboardPunctuation(wording.text) };
  };
  // Only a measure asks for it.
  let texts: readonly string[] | undefined;
  const saying = (text: string): readonly number[] => {
    texts ??= Array.from(ofWording, (_, place) => readAt(place).text);
    return texts.flatMap((each, place) => (each === text ? [place] : []));
  };
  const rows = conceptRowsOf(spoken);
  const concepts = sparseIndexOf(byWording.concepts);
  const askedBy = (of: number, places: readonly number[]): ReadonlyMap<number, AskedFeatures> => {
    const features = Array.from(rows.sharesOf(of), ([id]) => featuresOfConcept(id)).flat();
    const held = concepts.heldBy(places, features);
    const asked = (place: number, own: readonly string[]) =>
      unpackFeatures(data.asked, place, readAt(place), new Set(own.map(conceptOfFeature)));
    return new Map(Array.from(held, ([place, own]) => [place, asked(place, own)]));
  };
  return {
    ...{ settledQuestions, wordings, askedBy, saying, ofWording },
    byWording: {
      concepts,
      words: sparseIndexOf(byWording.words),
      letters: sparseIndexOf(byWording.letters),
      clause: sparseIndexOf(byWording.clause),
    },
    spoken: rows,
  };
}

/** Reads them, a text a step. */
export function* settledDataInSteps({
  settledQuestions,
  vocabulary,
}: JudgeKnowledge): Steps<SettledData> {
  const features: Packed = { concepts: [], words: [], letters: [], clause: [] };
  const writtenOut: (readonly [number, string])[] = [];
  const spoken: ReadonlyMap<string, number>[] = [];
  const asked: AskedFeatures[] = [];
  for (const settledQuestion of settledQuestions) {
    const held = new Map(settledQuestion.concepts.flat().map((id) => [id, 0]));
    const own = settledQuestion.wordings;
    for (const { text: written, language } of own) {
      const text = expandShorthand(written, language);
      if (text !== toKeyboardPunctuation(written)) writtenOut.push([features.words.length, text]);
      const read = readWording({ text, language }, vocabulary);
      pack(features, featuresOf(read, vocabulary));
      asked.push(readAsked(read));
      for (const id of read.concepts) held.set(id, (held.get(id) ?? 0) + 1 / own.length);
      yield;
    }
    spoken.push(held);
  }
  const byWording: Partial<Record<Channel, SparseData>> = {};
  for (const channel of CHANNELS) byWording[channel] = yield* sparseDataInSteps(features[channel]);
  return {
    byWording: byWording as Record<Channel, SparseData>,
    spoken: packConcepts(spoken),
    asked: packFeatures(asked),
    writtenOut,
  };
}
