import type { Strength } from "@spellwright/contract";
import type { SetScore } from "./write-report.ts";

/** 95 % of a normal distribution lie within so many deviations. */
const DEVIATIONS = 1.96;

/** The sets that percentages are taken from: those that the judge's limits were learned from, and looked at. */
const COUNTED: readonly string[] = ["everyday", "calibration"];

/** A share with what it was counted on, and the interval that holds it with 95 % (Wilson). */
interface Measured {
  readonly questions: number;
  readonly right: number;
  readonly from: number;
  readonly to: number;
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

/** @param right how many of `questions` are right */
const measured = (right: number, questions: number): Measured => {
  const share = questions === 0 ? 0 : right / questions;
  const spread = DEVIATIONS ** 2 / Math.max(1, questions);
  const middle = (share + spread / 2) / (1 + spread);
  const half =
    (DEVIATIONS / (1 + spread)) *
    Math.sqrt((share * (1 - share)) / Math.max(1, questions) + (spread / (2 * DEVIATIONS)) ** 2);
  return {
    questions,
    right: rounded(share),
    from: rounded(middle - half),
    to: rounded(middle + half),
  };
};

/**
 * How often rulings and likely answers of the local judge were right: what `data/judge/reliability.json` holds, and
 * what stands as percentage beside them (ORA-02).
 *
 * @param date of the run
 */
export const measureReliability = (sets: readonly SetScore[], date: string) => {
  const of = (strength: Strength): Measured => {
    const scores = sets
      .filter(({ name }) => COUNTED.includes(name))
      .flatMap(({ strengths = [] }) => strengths.filter((one) => one.strength === strength));
    const count = (figureOf: (score: (typeof scores)[number]) => number) =>
      scores.reduce((sum, score) => sum + figureOf(score), 0);
    return measured(
      Math.round(count(({ questions, right }) => questions * right)),
      count(({ questions }) => questions),
    );
  };
  return { measured: date, ruling: of("ruling"), likely: of("likely") };
};
