import weightsFile from "./weights.json" with { type: "json" };

/** Evidence that a settled question is the one that is asked. */
export const RANKING = [
  "words",
  "letters",
  "clause",
  "covered",
  "whole",
  "lacking",
  "unmet",
  "named",
  "passages",
] as const;
/** What speaks for yes and against no. */
export const VERDICT = ["wordings", "named", "rest", "nearest"] as const;
/** Evidence that the word that more speaks for is the right one: by how much, and that the question is the one that is asked. */
export const STATED = ["always", "word", "question"] as const;
/** Evidence that a settled question is the one that is asked and that its neutral sentence answers it. */
export const CONFIDENCE = ["always", "rule", "best", "asksNumber", "asksWhich", "number"] as const;

/** Evidence that a settled question among the first three rests on the rule that governs what is asked. */
export const NEAR = ["always", "share", "best"] as const;

/** Evidence that a question is about something else than the rules. */
export const ELSEWHERE = [
  "always",
  "outside",
  "nearest",
  "terms",
  "words",
  "each",
  "strange",
] as const;

export type Evidence<Name extends string> = Readonly<Record<Name, number>>;
export type RankingName = (typeof RANKING)[number];
export type VerdictName = (typeof VERDICT)[number];
export type StatedName = (typeof STATED)[number];
export type ConfidenceName = (typeof CONFIDENCE)[number];
export type NearName = (typeof NEAR)[number];
export type ElsewhereName = (typeof ELSEWHERE)[number];

/** What `npm run judge:fit` learned from real questions. */
export interface Weights {
  readonly ranking: Evidence<RankingName>;
  readonly verdict: Evidence<VerdictName>;
  readonly stating: Evidence<StatedName>;
  /** A yes or no is stated from this likelihood on. */
  readonly stated: number;
  /** From this one on as probable. */
  readonly probable: number;
  readonly confidence: Evidence<ConfidenceName>;
  /** Taken from the log-odds of being right before they are shown: other questions are harder than those learned from. */
  readonly caution: number;
  /** Less likely to be what is asked than this is a guess: the rule is told without a decision instead. */
  readonly decided: number;
  readonly near: Evidence<NearName>;
  /** What is less likely to rest on the governing rule is never called near. */
  readonly offered: number;
  readonly elsewhere: Evidence<ElsewhereName>;
  /** By bucket, one signed byte each in base64, and what the largest byte stands for. */
  readonly differences: string;
  readonly largest: number;
}

export const shippedWeights: Weights = weightsFile;

/** What the largest weight of a bucket is packed as. */
export const LARGEST_BYTE = 127;

export const unpackDifferences = ({
  differences,
  largest,
}: Pick<Weights, "differences" | "largest">): Float32Array => {
  const bytes = Int8Array.from(atob(differences), (letter) => letter.charCodeAt(0));
  return Float32Array.from(bytes, (byte) => (byte / LARGEST_BYTE) * largest);
};

/** The sum of evidence by its weights. */
export const weigh = <Name extends string>(
  weights: Evidence<Name>,
  evidence: Evidence<Name>,
): number => {
  let sum = 0;
  for (const name in weights) sum += weights[name] * evidence[name];
  return sum;
};
