import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/model.json" with { type: "json" };
import { fillSentence } from "./fill-sentence.ts";

/** Why a language model's ruling is not the answer (ORA-17), each reason as it is. */
export const { whyWithheld, notStated, notReadAgain } = sentences;

/** What a model was given to read, as many of each. */
export const givenToRead = (counts: {
  readonly rules: number;
  readonly cards: number;
  readonly notes: number;
}): Bilingual => fillSentence(sentences.given, counts);

/** Citations that did not hold. */
export const leftOut = (count: number): Bilingual => fillSentence(sentences.leftOut, { count });

/** The official note that says the same as a ruling. */
export const confirmedByNote = (card: string, publishedAt: string): Bilingual =>
  fillSentence(sentences.borneByNote, { card, year: publishedAt.slice(0, 4) });

/** The settled question that says the same as a ruling. */
export const confirmedBySettled = (title: Bilingual): Bilingual =>
  fillSentence(sentences.borneBySettled, { title });

/** What was worked out, where the model says something else. @param fact that it disputes, where it names one */
export const otherResult = (computed: string, fact?: string): Bilingual =>
  fact === undefined
    ? fillSentence(sentences.otherResult, { computed })
    : fillSentence(sentences.disputedFact, { computed, fact });
