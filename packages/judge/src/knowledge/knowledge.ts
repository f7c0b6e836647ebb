import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import type { Definition } from "./definition.ts";
import type { ElsewhereLine } from "./elsewhere.ts";
import type { Interaction } from "./interaction.ts";

/** What a judge knows beside the rules: data that a program loads, not code. */
export interface JudgeKnowledge {
  /** The words questions and cards are read with. */
  readonly vocabulary: Vocabulary;
  /** Interactions that were decided once; a question is held against all of them. */
  readonly interactions: readonly Interaction[];
  /** Questions about other matters, to know such questions by. */
  readonly elsewhere: readonly ElsewhereLine[];
  /** What terms of the game and words of its players mean. */
  readonly definitions: readonly Definition[];
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
  readonly interactions: readonly KnowledgeFile[];
  readonly wordings: readonly KnowledgeFile[];
  readonly elsewhere: readonly KnowledgeFile[];
  readonly definitions: readonly KnowledgeFile[];
}
