import { LANGUAGES } from "@spellwright/contract";
import * as z from "zod";
import type { WithoutTopic } from "./ask-without-topic.ts";
import type { Figures, FiguresByFamily } from "./count-outcomes.ts";

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
  /** At least so many questions; the shares of wrong answers stay below these. */
  withoutTopic: z.object({ questions: z.int(), wrong: z.number(), sureAndWrong: z.number() }),
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

/** One line for each threshold that is missed; a family without thresholds, or without questions, is one. */
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

/** The same for questions whose topic is missing. */
export const checkWithoutTopic = (
  { questions, wrong, sureAndWrong }: WithoutTopic,
  { withoutTopic }: Thresholds,
): readonly string[] => [
  ...(questions < withoutTopic.questions
    ? [`topic missing: ${questions} questions, at least ${withoutTopic.questions} wanted`]
    : []),
  ...(wrong < withoutTopic.wrong
    ? []
    : [`topic missing: ${percent(wrong)} wrong, less than ${percent(withoutTopic.wrong)} wanted`]),
  ...(sureAndWrong < withoutTopic.sureAndWrong
    ? []
    : [
        `topic missing: ${percent(sureAndWrong)} sure and wrong, less than ${percent(withoutTopic.sureAndWrong)} wanted`,
      ]),
];
