import type { Decision } from "../decision.ts";
import type { NearNote } from "../evidence/card-notes/near-notes.ts";
import type { JudgeQuestion } from "../judge.ts";
import type { JudgeParts } from "../judge-parts.ts";
import type { SettledQuestion } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";
import type { LikelyVerdict } from "../recognise/settle.ts";

/** What a model's answer is held against. */
export interface ModelEvidence extends JudgeParts {
  /** The nearest settled questions, the most likely first. */
  readonly near: readonly SettledQuestion[];
  /** Settled questions to offer where nothing decides, the likeliest first. */
  readonly offered: readonly SettledQuestion[];
  /** That of them whose rule may be told as the closest one. Undefined where none is close. */
  readonly closest: SettledQuestion | undefined;
  readonly understanding: Understanding;
  readonly input: JudgeQuestion;
  /** What an engine worked out. It stands against the model. */
  readonly computed: Decision | undefined;
  /** What the nearest settled question decides, where it decides. */
  readonly settled: Decision | undefined;
  /** The yes or no that more speaks for among settled questions, also where it is not said. */
  readonly leaning: LikelyVerdict | undefined;
  /** Official notes of the named cards, the nearest to the question first. */
  readonly notes: readonly NearNote[];
  readonly contextRules: readonly string[];
  /** What engines worked out of told scenes that the model put to them; absent: nothing. */
  readonly computations?: readonly string[];
  /** Longest that instructions and prompt may be together, in characters. Absent: as for the smallest usual context. */
  readonly longest?: number;
  /** How much may be looked up, in tokens. Absent: as for the smallest usual context. */
  readonly lookUpTokens?: number;
}
