import type { Strength } from "@spellwright/contract";
import type { StrengthGroup, StrengthScore } from "./score-strengths.ts";
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

/** What answers of some questions came to. */
const measureStrengths = (scores: readonly StrengthScore[]) => {
  const of = (strength: Strength): Measured => {
    const own = scores.filter((one) => one.strength === strength);
    const count = (figureOf: (score: StrengthScore) => number) =>
      own.reduce((sum, score) => sum + figureOf(score), 0);
    return measured(
      Math.round(count(({ questions, right }) => questions * right)),
      count(({ questions }) => questions),
    );
  };
  return { ruling: of("ruling"), likely: of("likely"), none: of("none").questions };
};

/**
 * How often rulings and likely answers of the local judge were right: what `data/judge/reliability.json` holds, what
 * stands as percentage beside them (ORA-02) and what the page of its name tells. `none` is how many questions were
 * left without a ruling.
 *
 * @param run when it was measured, and with which release
 */
export const measureReliability = (
  sets: readonly SetScore[],
  run: { readonly date: string; readonly version: string },
) => {
  const counted = sets.filter(({ name }) => COUNTED.includes(name));
  const groups = counted.flatMap((set) => set.groups ?? []);
  const measureGroups = (by: StrengthGroup["by"]) =>
    [...new Set(groups.filter((one) => one.by === by).map(({ name }) => name))]
      .sort()
      .map((name) => {
        const own = groups.filter((one) => one.by === by && one.name === name);
        return { name, ...measureStrengths(own.flatMap(({ strengths }) => strengths)) };
      });
  return {
    measured: run.date,
    version: run.version,
    ...measureStrengths(counted.flatMap(({ strengths = [] }) => strengths)),
    kinds: measureGroups("kind"),
    languages: measureGroups("language"),
  };
};
