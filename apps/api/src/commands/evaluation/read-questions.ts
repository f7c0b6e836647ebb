import { readFile } from "node:fs/promises";
import { CommandError } from "@spellwright/commands";
import { Language } from "@spellwright/contract";
import * as z from "zod";

/** A question of an evaluation. What else its line holds is for those who score the answers. */
const AskedQuestion = z.object({ id: z.string(), lang: Language, question: z.string() });
export type AskedQuestion = z.infer<typeof AskedQuestion>;

const readLine = (line: string): AskedQuestion | undefined => {
  try {
    return AskedQuestion.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

/**
 * The questions of a file, one JSON object a line, all read before the first of them is asked.
 *
 * @throws CommandError for a file without questions, and for a line that is none: a cut or a wrong file
 */
export const readQuestions = async (file: string): Promise<readonly AskedQuestion[]> => {
  const questions: AskedQuestion[] = [];
  const lines = (await readFile(file, "utf8")).split("\n");
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const question = readLine(line);
    if (question === undefined)
      throw new CommandError(`${file}: line ${index + 1} is not a question`);
    questions.push(question);
  }
  if (questions.length === 0) throw new CommandError(`${file} has no questions`);
  return questions;
};
