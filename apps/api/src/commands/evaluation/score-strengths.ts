import { STRENGTHS, type Strength } from "@spellwright/contract";
import * as z from "zod";
import { Question, scoreLines } from "./score-groups.ts";

/** Answers of one strength (ORA-02). */
export interface StrengthScore {
  readonly strength: Strength;
  readonly questions: number;
  /** Share that is right, 0 to 1. What decides nothing never is. */
  readonly right: number;
}

/** The questions of one kind, or of one language. */
export interface StrengthGroup {
  readonly by: "kind" | "language";
  /** `yes_no`, `fr`. */
  readonly name: string;
  readonly strengths: readonly StrengthScore[];
}

const Asked = Question.extend({ id: z.string() });
const Answer = z.object({ id: z.string(), refused: z.boolean(), strength: z.enum(STRENGTHS) });

/** A question that was answered, with what it was answered by. */
interface Answered {
  readonly line: string;
  readonly kind: string;
  readonly language: string;
  readonly strength: Strength | undefined;
}

const answeredOf = (
  questions: readonly string[],
  answers: readonly object[],
): readonly Answered[] => {
  const byId = new Map(answers.map((one) => Answer.parse(one)).map((one) => [one.id, one]));
  return questions.flatMap((line) => {
    const { id, kind, lang: language } = Asked.parse(JSON.parse(line));
    const answer = byId.get(id);
    return kind === "refuse" || answer?.refused
      ? []
      : [{ line, kind, language, strength: answer?.strength }];
  });
};

const scoreThese = async (
  folder: string,
  asked: readonly Answered[],
  answers: readonly object[],
): Promise<readonly StrengthScore[]> => {
  const scores: StrengthScore[] = [];
  for (const strength of STRENGTHS) {
    const own = asked.filter((one) => one.strength === strength).map(({ line }) => line);
    if (own.length === 0) continue;
    const scored = await scoreLines(folder, own, answers);
    scores.push({ strength, questions: own.length, right: scored.all.right ?? 0 });
  }
  return scores;
};

/** How often answers of each strength are right, refusals left out. @param folder holds `score.mjs` */
export const scoreStrengths = (
  folder: string,
  questions: readonly string[],
  answers: readonly object[],
): Promise<readonly StrengthScore[]> => scoreThese(folder, answeredOf(questions, answers), answers);

/** The same by kind of question and by language. @param folder holds `score.mjs` */
export const scoreStrengthGroups = async (
  folder: string,
  questions: readonly string[],
  answers: readonly object[],
): Promise<readonly StrengthGroup[]> => {
  const asked = answeredOf(questions, answers);
  const groups: StrengthGroup[] = [];
  for (const by of ["kind", "language"] as const)
    for (const name of [...new Set(asked.map((one) => one[by]))].sort()) {
      const own = asked.filter((one) => one[by] === name);
      groups.push({ by, name, strengths: await scoreThese(folder, own, answers) });
    }
  return groups;
};
