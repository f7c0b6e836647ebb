import type { Card, Language } from "@spellwright/contract";
import type { JudgeAnswer } from "../src/index.ts";

/** A question whose right answer is known. */
export interface TestQuestion {
  /** The family of settled questions, or the table that it stands in. */
  readonly family: string;
  /** The settled question, or the table again: what the list of misses names. */
  readonly id: string;
  readonly language: Language;
  readonly text: string;
  readonly cards: readonly Card[];
  /** Whether who decided is who should, or is offered first where nobody decides. */
  readonly isDecidedRightly: (answer: JudgeAnswer) => boolean;
  readonly isVerdictRight: (answer: JudgeAnswer) => boolean;
  /** The yes or no that is right. Absent: none is asked for. */
  readonly verdict?: "yes" | "no";
}

/** What came of one question. */
export interface Outcome {
  readonly question: Pick<TestQuestion, "family" | "id" | "language" | "text">;
  /** The settled question or engine that decided. Null when none did. */
  readonly decidedBy: string | null;
  readonly decided: boolean;
  readonly verdict: boolean;
  /** A yes or no was asked for and said: rightly, wrongly, or wrongly as a ruling. */
  readonly said: "right" | "wrong" | "surely wrong" | "nothing" | null;
  /** At least one rule is shown with the answer. */
  readonly cited: boolean;
}
