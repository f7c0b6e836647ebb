import { readFile, writeFile } from "node:fs/promises";
import { CommandError } from "@spellwright/commands";
import { Language } from "@spellwright/contract";
import * as z from "zod";

/** What a right answer holds, as question sets say it. */
const Expected = z.object({
  verdict: z.enum(["yes", "no"]).nullable().default(null),
  number: z.union([z.string(), z.number()]).nullable().default(null),
  must_mention: z.array(z.union([z.string(), z.array(z.string())])).default([]),
  cr_any: z.array(z.array(z.string())).default([]),
});
export type Expected = z.infer<typeof Expected>;

/** One look-up as a model asked for it. */
export const LookUp = z.object({ tool: z.string(), input: z.unknown() });

/** What a language model wrote: rule numbers in the place of handles, so that prompts may change. */
export const Recorded = z.object({
  /** Look-ups, those of one turn together. */
  rounds: z.array(z.array(LookUp)).default([]),
  ruling: z.record(z.string(), z.unknown()),
  /** What its second, blind reading answered. */
  second: z.enum(["yes", "no", "not_stated"]).optional(),
});
export type Recorded = z.infer<typeof Recorded>;

/** A question, what a right answer holds, and what a model answered once. */
export const RecordedQuestion = z.object({
  id: z.string(),
  lang: Language,
  question: z.string(),
  kind: z.string(),
  cards: z.array(z.string()).default([]),
  expected: Expected,
  /** Of a wrong answer that was written on purpose: how weaker models go wrong. */
  weak: z.string().optional(),
  recorded: Recorded.optional(),
});
export type RecordedQuestion = z.infer<typeof RecordedQuestion>;

/** @throws CommandError for a line that is no question */
export const readRecordings = async (file: string): Promise<readonly RecordedQuestion[]> => {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim());
  return lines.map((line, at) => {
    const parsed = RecordedQuestion.safeParse(JSON.parse(line));
    if (!parsed.success) throw new CommandError(`${file}: line ${at + 1} is no recorded question`);
    return parsed.data;
  });
};

/** Writes recordings, one a line. */
export const writeRecordings = (
  file: string,
  questions: readonly RecordedQuestion[],
): Promise<void> =>
  writeFile(file, `${questions.map((question) => JSON.stringify(question)).join("\n")}\n`);
