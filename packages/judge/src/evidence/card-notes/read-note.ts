import type { CardRuling } from "@spellwright/contract";
import { foldText, splitSentences } from "@spellwright/text";
import type { Vocabulary } from "../../vocabulary/create-vocabulary.ts";
import type { ConceptWeight } from "./concept-weights.ts";
import { type Features, featuresOf, lengthOf } from "./features.ts";

/** One sentence of a note with what it speaks of. */
export interface NoteSentence {
  readonly written: string;
  /** Its own, and more weakly those of the sentences beside it: “It won’t be returned.” */
  readonly features: Features;
  readonly length: number;
}

/** The longest part of a note that is read. */
const LONGEST = 1500;
/** What the sentence before and the one after speak of is what a sentence is about, said less plainly. */
const BESIDE = 0.4;
/** Notes that are remembered, so that a card that is asked about again is not read again. */
const REMEMBERED = 4000;

/** The words of a card's name, or of its part before the comma, say nothing of the rules. */
const withoutName = (text: string, name: string): string =>
  [...name.split(" // "), name.split(",")[0] ?? name]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, part) => (part.length > 2 ? rest.replaceAll(part, "this") : rest), text);

const read = (
  { name, comment }: CardRuling,
  tellingOf: ConceptWeight,
  vocabulary: Vocabulary,
): readonly NoteSentence[] => {
  const sentences = splitSentences(comment.slice(0, LONGEST)).map(({ written }) => {
    const { tokens } = foldText(withoutName(written, name));
    return { written, own: featuresOf(tokens, vocabulary.find(tokens), tellingOf) };
  });
  return sentences.map(({ written, own }, at) => {
    const features = new Map(own);
    for (const beside of [sentences[at - 1], sentences[at + 1]])
      for (const [id, weight] of beside?.own ?? [])
        if (!own.has(id)) features.set(id, weight * BESIDE);
    return { written, features, length: lengthOf(features) };
  });
};

/** The sentences of a card's official note. */
export type ReadNote = (note: CardRuling) => readonly NoteSentence[];

export const createReadNote = (tellingOf: ConceptWeight, vocabulary: Vocabulary): ReadNote => {
  const remembered = new Map<string, readonly NoteSentence[]>();
  return (note) => {
    const key = `${note.name}\n${note.comment}`;
    const known = remembered.get(key);
    if (known) return known;
    const sentences = read(note, tellingOf, vocabulary);
    const oldest = remembered.size >= REMEMBERED ? remembered.keys().next().value : undefined;
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(key, sentences);
    return sentences;
  };
};
