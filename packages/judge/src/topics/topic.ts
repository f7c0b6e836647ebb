import type { Bilingual, Language } from "@spellwright/contract";

/** What kind of answer a question wants. */
export type QuestionForm = "yes_no" | "number" | "which" | "explain";

/** A test on the concepts of a question. All that is given must hold. */
export interface Condition {
  readonly all?: readonly string[];
  readonly any?: readonly string[];
  readonly none?: readonly string[];
  readonly form?: readonly QuestionForm[];
  /** One of these in the sentence that asks: “I kept it. Do I lose it?” asks about losing. */
  readonly asks?: readonly string[];
}

/** A rule the ruling stands on, and what the answer says with it. */
export interface TopicCitation {
  readonly number: string;
  readonly claim: Bilingual;
}

export interface TopicAnswer {
  /** Absent: always holds; put such an answer last. */
  readonly when?: Condition;
  /** The yes or no to the question as it is asked under `when`. */
  readonly verdict: "yes" | "no" | null;
  /** One or two sentences that decide; begins with « Oui »/“Yes”, « Non »/“No” when there is a verdict. */
  readonly ruling: Bilingual;
  /** Replaces the topic's own explanation. */
  readonly explanation?: Bilingual;
}

/** A question that the topic must answer; `heldBack` ones were not used to tune it. */
export interface TopicQuestion {
  readonly language: Language;
  readonly text: string;
  readonly verdict?: "yes" | "no" | null;
  readonly heldBack?: true;
}

/**
 * One interaction of the rules that players ask about, decided once in both languages.
 * Declarative: it names concepts of the lexicon, never a person's exact words.
 */
export interface Topic {
  /** "<family>/<name>" */
  readonly id: string;
  readonly title: Bilingual;
  /** The question must hold one concept of every group. */
  readonly about: readonly (readonly string[])[];
  /** Concepts that make this topic the wrong one. */
  readonly not?: readonly string[];
  /** Concepts that speak for this topic without being needed. */
  readonly hints?: readonly string[];
  /** One to eight, the most important first. */
  readonly rules: readonly TopicCitation[];
  /** Tried in order; the first whose condition holds answers. */
  readonly answers: readonly TopicAnswer[];
  readonly explanation: Bilingual;
  /** Pairs of ideas or cards that meet here. */
  readonly interactions?: readonly {
    readonly between: Bilingual;
    readonly description: Bilingual;
  }[];
  /** Steps of the detailed reasoning; the rules they apply are among `rules`. */
  readonly steps?: readonly {
    readonly action: Bilingual;
    readonly rule?: string;
    readonly layer?: string;
  }[];
  readonly questions: readonly TopicQuestion[];
}
