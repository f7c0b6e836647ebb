import { existsSync, readFileSync } from "node:fs";
import { Language } from "@spellwright/contract";
import { escapePattern } from "@spellwright/text";
import * as z from "zod";

const FOLDER = new URL("../../../../shared/eval/", import.meta.url);

/** A real question with what a right answer holds. Never part of this repository. */
export const RealQuestion = z.object({
  id: z.string(),
  lang: Language,
  question: z.string(),
  kind: z.enum(["yes_no", "number", "which", "explain", "refuse"]),
  expected: z.object({
    verdict: z.enum(["yes", "no"]).nullish(),
    number: z.union([z.number(), z.string()]).nullish(),
    must_mention: z.array(z.array(z.string())).nullish(),
    cr_any: z.array(z.array(z.string())).nullish(),
  }),
});
export type RealQuestion = z.infer<typeof RealQuestion>;

/** The questions of one shared set. Undefined where the set is not on this machine. */
export const readRealQuestions = (set: string): readonly RealQuestion[] | undefined => {
  const file = new URL(`oracle-${set}.jsonl`, FOLDER);
  if (!existsSync(file)) return undefined;
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => RealQuestion.parse(JSON.parse(line)));
};

const withoutLetter = (number: string): string => number.replace(/[a-z]$/, "");

/** Whether rules hold at least half of those that a right answer rests on. */
export const holdsRules = ({ expected }: RealQuestion, rules: readonly string[]): boolean => {
  const groups = expected.cr_any ?? [];
  const held = groups.filter((group) =>
    group.some((wanted) =>
      rules.some(
        (rule) =>
          rule === wanted || withoutLetter(rule) === wanted || rule === withoutLetter(wanted),
      ),
    ),
  );
  return groups.length === 0 || held.length * 2 >= groups.length;
};

const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'");

const states = (text: string, fact: string): boolean => {
  const words = escapePattern(fold(fact).trim());
  const pattern = /^\d+$/.test(fact.trim())
    ? `(?<![\\d/.])${words}(?![\\d/])`
    : `(?<!\\p{L})${words}`;
  return new RegExp(pattern, "u").test(text);
};

/** Whether an answer is right, as the shared scorer counts it. */
export const isRight = (
  question: RealQuestion,
  answer: {
    readonly ruling: string;
    readonly explanation: string;
    readonly verdict: "yes" | "no" | null;
    readonly rules: readonly string[];
  },
): boolean => {
  const { verdict, number, must_mention } = question.expected;
  const text = fold(`${answer.ruling}\n${answer.explanation}`);
  return (
    (verdict == null || answer.verdict === null || answer.verdict === verdict) &&
    (number == null || states(fold(answer.ruling), `${number}`)) &&
    (must_mention ?? []).every((group) => group.some((fact) => states(text, fact))) &&
    holdsRules(question, answer.rules)
  );
};
