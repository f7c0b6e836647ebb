import { inOneGo, type Steps } from "@spellwright/cards";
import * as z from "zod";
import { Concept } from "../vocabulary/concept.ts";
import { GlossaryFile } from "./definition.ts";
import { deriveKnowledgeInSteps } from "./derive-knowledge.ts";
import { ElsewhereLine } from "./elsewhere.ts";
import { FigureLine } from "./figure.ts";
import type {
  JudgeKnowledge,
  KnowledgeFile,
  KnowledgeFiles,
  WrittenKnowledge,
} from "./knowledge.ts";
import { SettledQuestionLine, type Wording, WordingLine } from "./settled-question.ts";

/** The files of `data/judge` hold something that they must not: one line for each such place. */
export class KnowledgeError extends Error {
  override readonly name = "KnowledgeError";
  /** Each with file, line and what is wrong. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.slice(0, 20).join("\n"));
    this.problems = problems;
  }
}

/** Reads lines of JSON and notes every place that does not fit. */
function* readLines<Line>(
  files: readonly KnowledgeFile[],
  schema: z.ZodType<Line>,
  problems: string[],
): Steps<readonly Line[]> {
  const read: Line[] = [];
  for (const { name, text } of files)
    for (const [place, line] of text.split("\n").entries()) {
      if (line.trim() === "") continue;
      yield;
      const at = `${name}:${place + 1}`;
      let value: unknown;
      try {
        value = JSON.parse(line);
      } catch {
        problems.push(`${at}: no JSON`);
        continue;
      }
      read.push(...readValue(value, schema, at, problems));
    }
  return read;
}

const readValue = <Value>(
  value: unknown,
  schema: z.ZodType<Value>,
  at: string,
  problems: string[],
): readonly Value[] => {
  const read = schema.safeParse(value);
  if (read.success) return [read.data];
  for (const { path, message } of read.error.issues)
    problems.push(`${at}: ${path.join(".")}: ${message}`);
  return [];
};

/** Reads whole files of JSON and notes every place that does not fit. */
function* readFiles<Content>(
  files: readonly KnowledgeFile[],
  schema: z.ZodType<Content>,
  problems: string[],
): Steps<readonly Content[]> {
  const read: Content[] = [];
  for (const { name, text } of files) {
    yield;
    try {
      read.push(...readValue(JSON.parse(text), schema, name, problems));
    } catch {
      problems.push(`${name}: no JSON`);
    }
  }
  return read;
}

const repeated = (ids: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return ids.filter((id) => seen.size === seen.add(id).size);
};

/**
 * Reads what a judge knows from the files of `data/judge`.
 *
 * @throws KnowledgeError that names each bad line
 */
export const readKnowledge = (files: KnowledgeFiles): JudgeKnowledge =>
  inOneGo(readKnowledgeInSteps(files));

/** `readKnowledge`, a line a step. */
export function* readKnowledgeInSteps(files: KnowledgeFiles): Steps<JudgeKnowledge> {
  return yield* deriveKnowledgeInSteps(yield* checkKnowledgeInSteps(files));
}

/**
 * What the files say, checked: a data pack holds it, and a device believes it.
 *
 * @throws KnowledgeError that names each bad line
 */
export const checkKnowledge = (files: KnowledgeFiles): WrittenKnowledge =>
  inOneGo(checkKnowledgeInSteps(files));

function* checkKnowledgeInSteps(files: KnowledgeFiles): Steps<WrittenKnowledge> {
  const problems: string[] = [];
  const vocabulary = (yield* readFiles(files.vocabulary, z.array(Concept), problems)).flat();
  const figures = yield* readLines(files.figures, FigureLine, problems);
  const lines = yield* readLines(files.settledQuestions, SettledQuestionLine, problems);
  const wordings = yield* readLines(files.wordings, WordingLine, problems);
  const elsewhere = yield* readLines(files.elsewhere, ElsewhereLine, problems);
  const glossary = yield* readFiles(files.definitions, GlossaryFile, problems);
  const definitions = glossary.flatMap(({ entries }) => entries);
  for (const term of repeated(definitions.map(({ term: { en } }) => en)))
    problems.push(`data/rules: ${term} is defined twice`);
  for (const id of repeated(vocabulary.map((concept) => concept.id)))
    problems.push(`data/judge/vocabulary: ${id} stands twice`);
  for (const id of repeated(figures.map((line) => line.id)))
    problems.push(`data/judge/figures: ${id} stands twice`);
  for (const id of repeated(lines.map((line) => line.id)))
    problems.push(`data/judge/settled: ${id} stands twice`);
  for (const text of repeated(elsewhere.map((line) => line.text)))
    problems.push(`data/judge/elsewhere: “${text}” stands twice`);
  for (const name of repeated(lines.map(({ id }) => id.slice(id.indexOf("/") + 1))))
    problems.push(`data/judge/settled: the name ${name} stands twice, and addresses use it`);
  const byId = new Map<string, Wording[]>(lines.map(({ id }) => [id, []]));
  for (const { id, ...wording } of wordings) {
    const known = byId.get(id);
    if (known) known.push(wording);
    else problems.push(`data/judge/wordings: no settled question is called ${id}`);
  }
  if (problems.length > 0) throw new KnowledgeError(problems);
  const settledQuestions = lines.map((line) => ({
    ...line,
    wordings: byId.get(line.id)?.slice() ?? [],
  }));
  return { vocabulary, figures, settledQuestions, elsewhere, definitions };
}
