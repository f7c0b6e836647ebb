import type { Concept } from "../vocabulary/concept.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import type { Definition } from "./definition.ts";
import type { ElsewhereLine } from "./elsewhere.ts";
import type { Figure } from "./figure.ts";
import type { KnowledgeIndex } from "./knowledge-index.ts";
import type { PackedWordings } from "./packed-wordings.ts";
import type { SettledQuestion, SettledQuestionLine, Wording } from "./settled-question.ts";

/** What a judge knows beside the rules: data that a program loads, not code. */
export interface JudgeKnowledge {
  /** The words questions and cards are read with. */
  readonly vocabulary: Vocabulary;
  /** settled questions that were decided once. A question is held against all of them. */
  readonly settledQuestions: readonly SettledQuestion[];
  /** All their wordings, settled question by settled question. */
  readonly wordings: PackedWordings;
  /** Questions about other matters, to know such questions by. */
  readonly elsewhere: readonly ElsewhereLine[];
  /** What terms of the game and words of its players mean. */
  readonly definitions: readonly Definition[];
  /** What questions are compared with, kept from before. Absent: a judge reads it anew. */
  readonly index?: KnowledgeIndex;
}

/** A line of `data/judge/settled` and its lines of `data/judge/wordings`. */
export interface WrittenSettledQuestion extends Readonly<SettledQuestionLine> {
  readonly wordings: readonly Wording[];
}

/** What the files of `data/judge` and the glossary say, line by line: nothing is derived from it yet. */
export interface WrittenKnowledge extends Pick<JudgeKnowledge, "elsewhere" | "definitions"> {
  readonly vocabulary: readonly Concept[];
  readonly figures: readonly Figure[];
  readonly settledQuestions: readonly WrittenSettledQuestion[];
}

/** One file of `data/judge`, or of the glossary of `data/rules`. */
export interface KnowledgeFile {
  /** For messages: "data/judge/wordings/702-keyword-abilities.jsonl". */
  readonly name: string;
  readonly text: string;
}

/** The files of `data/judge`, folder by folder, and the glossary of `data/rules`. */
export interface KnowledgeFiles {
  readonly vocabulary: readonly KnowledgeFile[];
  readonly figures: readonly KnowledgeFile[];
  readonly settledQuestions: readonly KnowledgeFile[];
  readonly wordings: readonly KnowledgeFile[];
  readonly elsewhere: readonly KnowledgeFile[];
  readonly definitions: readonly KnowledgeFile[];
}
