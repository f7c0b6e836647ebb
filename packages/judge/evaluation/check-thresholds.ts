import { LANGUAGES } from "@spellwright/contract";
import * as z from "zod";
import type { Figures, FiguresByFamily, Verdicts } from "./count-outcomes.ts";

/** At least so many questions, at least such shares (0 to 1), at most so many answers without a rule. */
const FamilyThresholds = z.object({
  questions: z.int().min(1),
  decided: z.number().max(1),
  verdict: z.number().max(1),
  uncited: z.int().min(0),
});

/** What `thresholds.json` holds: what the judge reaches today and must not fall below. */
export const Thresholds = z.object({
  families: z.record(z.string(), z.record(z.enum(LANGUAGES), FamilyThresholds)),
  /** At least so many questions and such shares. Surely wrong ones stay below theirs. */
  verdicts: z.object({
    questions: z.int(),
    stated: z.number(),
    right: z.number(),
    surelyWrong: z.number(),
  }),
  /** The shares of right answers in French and in English are no further apart, where both ask the same. */
  languagesApart: z.number(),
});
export type Thresholds = z.infer<typeof Thresholds>;

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

const missedBy = (
  name: string,
  figures: Figures,
  least: z.infer<typeof FamilyThresholds>,
): readonly string[] => [
  ...(figures.questions < least.questions
    ? [`${name}: ${figures.questions} questions, at least ${least.questions} wanted`]
    : []),
  ...(["decided", "verdict"] as const).flatMap((key) =>
    figures[key] < least[key]
      ? [`${name}: ${key} ${percent(figures[key])}, at least ${percent(least[key])} wanted`]
      : [],
  ),
  ...(figures.uncited > least.uncited
    ? [`${name}: ${figures.uncited} answers without a rule, at most ${least.uncited} wanted`]
    : []),
];

/** One line for each threshold that is missed. A family without thresholds, or without questions, is one. */
export const checkFamilies = (
  figures: FiguresByFamily,
  { families }: Thresholds,
): readonly string[] =>
  [...new Set([...Object.keys(families), ...Object.keys(figures)])].flatMap((family) =>
    LANGUAGES.flatMap((language) => {
      const name = `${family} (${language})`;
      const least = families[family]?.[language];
      const found = figures[family]?.[language];
      if (least === undefined) return [`${name}: no threshold in thresholds.json`];
      if (found === undefined) return [`${name}: no question any more`];
      return missedBy(name, found, least);
    }),
  );

/** The same for all questions that want a yes or no. */
export const checkVerdicts = (
  { questions, stated, right, surelyWrong }: Verdicts,
  { verdicts }: Thresholds,
): readonly string[] => [
  ...(questions < verdicts.questions
    ? [`yes or no: ${questions} questions, at least ${verdicts.questions} wanted`]
    : []),
  ...(stated < verdicts.stated
    ? [`yes or no: ${percent(stated)} stated, at least ${percent(verdicts.stated)} wanted`]
    : []),
  ...(right < verdicts.right
    ? [`yes or no: ${percent(right)} right, at least ${percent(verdicts.right)} wanted`]
    : []),
  ...(surelyWrong < verdicts.surelyWrong
    ? []
    : [
        `yes or no: ${percent(surelyWrong)} surely wrong, less than ${percent(verdicts.surelyWrong)} wanted`,
      ]),
];

/** The same for the family that both languages ask alike. */
export const checkLanguages = (
  figures: FiguresByFamily,
  family: string,
  { languagesApart }: Thresholds,
): readonly string[] => {
  const [one = 0, other = 0] = LANGUAGES.map((language) => figures[family]?.[language].decided);
  const apart = Math.abs(one - other);
  return apart > languagesApart
    ? [
        `${family}: French and English are ${percent(apart)} apart, at most ${percent(languagesApart)}`,
      ]
    : [];
};
