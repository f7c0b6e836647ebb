import type { Topic } from "./topics/topic.ts";

/** What a judge knows beside the rules: data that a program loads, not code. */
export interface JudgeKnowledge {
  /** Interactions that were decided once; a question is held against all of them. */
  readonly topics: readonly Topic[];
}
