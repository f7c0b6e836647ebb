import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { CommandError } from "@spellwright/commands";
import * as z from "zod";

const execute = promisify(execFile);

/** The programs that stand beside the question set. */
export const SCORERS = ["score.mjs", "baseline.mjs"] as const;

/** @throws CommandError with the last line that the program said */
const run = async (folder: string, [program, ...args]: readonly [string, ...string[]]) => {
  const file = path.join(folder, program);
  const { stdout } = await execute(process.execPath, [file, ...args]).catch(
    ({ stderr }: { stderr?: string }) => {
      throw new CommandError(`${file} failed: ${stderr?.trim().split("\n").at(-1) ?? ""}`);
    },
  );
  return stdout;
};

const Figures = z.record(z.string(), z.number().nullable());
/** Figures of a group of questions by name: shares from 0 to 1, milliseconds, counts. */
export type Figures = z.infer<typeof Figures>;
const Report = z.object({ all: Figures, en: Figures, fr: Figures });

/** What of a question is read to score its answer. */
export const Question = z.object({
  lang: z.string(),
  kind: z.string(),
  difficulty: z.number(),
  expected: z.object({ cr_any: z.array(z.array(z.string())).default([]) }),
});

export interface Scores {
  readonly language: Readonly<Record<string, Figures>>;
  readonly kind: Readonly<Record<string, Figures>>;
  readonly difficulty: Readonly<Record<string, Figures>>;
  /** By the chapter of the rule that is expected first. */
  readonly chapter: Readonly<Record<string, Figures>>;
  /** Share of expected rules among the first 5, 20 and 50 passages of plain BM25, as its program says it. */
  readonly baseline: readonly string[];
}

/** A chapter with fewer questions says more about chance than about the judge. */
const FEWEST = 3;

const groupBy = (lines: readonly string[], keyOf: (line: string) => string) => {
  const groups = new Map<string, string[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return [...groups].sort(([left], [right]) => (left < right ? -1 : 1));
};

const isScored = (line: string): boolean => {
  try {
    return Question.safeParse(JSON.parse(line)).success;
  } catch {
    return false;
  }
};

/**
 * The lines of a question set.
 *
 * @throws CommandError for a line that says nothing of the answer that is expected
 */
export const readScored = (text: string): readonly string[] => {
  const lines = text.split("\n").filter((line) => line.trim());
  const wrong = lines.findIndex((line) => !isScored(line));
  if (wrong !== -1) throw new CommandError(`--set: question ${wrong + 1} cannot be scored`);
  return lines;
};

/** What `score.mjs` says of some lines of a set. */
export const scoreLines = async (
  folder: string,
  lines: readonly string[],
  answers: readonly object[],
): Promise<z.infer<typeof Report>> => {
  const room = await mkdtemp(path.join(tmpdir(), "evaluation-"));
  const asked = path.join(room, "questions.jsonl");
  const answered = path.join(room, "answers.jsonl");
  try {
    await writeFile(asked, lines.join("\n"));
    await writeFile(answered, answers.map((answer) => JSON.stringify(answer)).join("\n"));
    return Report.parse(JSON.parse(await run(folder, ["score.mjs", asked, answered, "--json"])));
  } finally {
    await rm(room, { recursive: true, force: true });
  }
};

const chapterOf = (question: z.infer<typeof Question>): string =>
  question.expected.cr_any[0]?.[0]?.slice(0, 3) ?? "none";

/**
 * Scores answers with the programs that stand beside the question set, for all questions and by groups.
 * @param folder holds `score.mjs` and `baseline.mjs`
 */
export const scoreGroups = async (
  folder: string,
  files: { readonly questions: string; readonly rules: string },
  answers: readonly object[],
): Promise<Scores> => {
  const text = await readFile(files.questions, "utf8");
  const lines = text.split("\n").filter((line) => line.trim());
  const read = (line: string) => Question.parse(JSON.parse(line));
  const scored = async (keyOf: (line: string) => string, fewest = 1) => {
    const figures: Record<string, Figures> = {};
    for (const [key, group] of groupBy(lines, keyOf))
      if (group.length >= fewest) figures[key] = (await scoreLines(folder, group, answers)).all;
    return figures;
  };
  const baseline = await run(folder, ["baseline.mjs", files.questions, files.rules]);
  return {
    language: await scoreLines(folder, lines, answers),
    kind: await scored((line) => read(line).kind),
    difficulty: await scored((line) => String(read(line).difficulty)),
    chapter: await scored((line) => chapterOf(read(line)), FEWEST),
    baseline: baseline.trim().split("\n"),
  };
};

/** Share of the expected rules among the first passages that the judge read, by language. */
export const retrievedFirst = (
  questions: readonly string[],
  answers: readonly object[],
  first: number,
): Readonly<Record<string, number>> => {
  const Retrieved = z.object({ id: z.string(), context_rules: z.array(z.string()) });
  const read = new Map(
    answers.map((answer) => Retrieved.parse(answer)).map((each) => [each.id, each.context_rules]),
  );
  const WithId = Question.extend({ id: z.string() });
  const asked = questions
    .map((line) => WithId.parse(JSON.parse(line)))
    .filter(({ expected }) => expected.cr_any.length > 0);
  const shareOf = ({ id, expected }: (typeof asked)[number]): number => {
    const rules = (read.get(id) ?? []).slice(0, first);
    const meets = (wanted: string) =>
      rules.some((rule) => rule === wanted || rule.replace(/[a-z]$/, "") === wanted);
    return expected.cr_any.filter((group) => group.some(meets)).length / expected.cr_any.length;
  };
  const mean = (list: typeof asked) =>
    list.reduce((sum, question) => sum + shareOf(question), 0) / list.length;
  return {
    all: mean(asked),
    en: mean(asked.filter(({ lang }) => lang === "en")),
    fr: mean(asked.filter(({ lang }) => lang === "fr")),
  };
};

/** Whether rules hold at least half of those that an answer must rest on, as the shared scorer counts them. */
const holdsHalf = (groups: readonly (readonly string[])[], rules: readonly string[]): boolean => {
  const parent = (number: string): string => number.replace(/[a-z]$/, "");
  const held = groups.filter((group) =>
    group.some((wanted) =>
      rules.some((rule) => rule === wanted || parent(rule) === wanted || rule === parent(wanted)),
    ),
  );
  return held.length * 2 >= groups.length;
};

/**
 * Share of the questions whose governing rule a reader gets: among the rules of the answer, or among those of one of
 * the settled questions that are offered beside it, three at most; by language.
 */
export const governingFound = (
  questions: readonly string[],
  answers: readonly object[],
): Readonly<Record<string, number>> => {
  const Shown = z.object({
    id: z.string(),
    relevant_rules: z.array(z.string()),
    offered_rules: z.array(z.string()).default([]),
  });
  const shown = new Map(answers.map((answer) => Shown.parse(answer)).map((one) => [one.id, one]));
  const WithId = Question.extend({ id: z.string() });
  const asked = questions
    .map((line) => WithId.parse(JSON.parse(line)))
    .filter(({ expected }) => expected.cr_any.length > 0);
  const share = (list: typeof asked): number =>
    list.filter(({ id, expected: { cr_any } }) => {
      const { relevant_rules = [], offered_rules = [] } = shown.get(id) ?? {};
      return holdsHalf(cr_any, relevant_rules) || holdsHalf(cr_any, offered_rules);
    }).length / list.length;
  return {
    all: share(asked),
    en: share(asked.filter(({ lang }) => lang === "en")),
    fr: share(asked.filter(({ lang }) => lang === "fr")),
  };
};
