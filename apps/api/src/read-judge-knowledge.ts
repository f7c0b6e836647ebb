import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  isGlossary,
  type JudgeKnowledge,
  type KnowledgeFile,
  readKnowledgeInSteps,
} from "@spellwright/judge";
import { projectRoot } from "./root.ts";
import { inTurns, NO_LIMIT_MS } from "./turns.ts";

const readFolder = async (
  folder: string,
  isRead: (name: string) => boolean = () => true,
): Promise<readonly KnowledgeFile[]> => {
  const directory = path.join(projectRoot, "data", folder);
  const names = (await readdir(directory)).filter(isRead).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: `data/${folder}/${name}`,
      text: await readFile(path.join(directory, name), "utf8"),
    })),
  );
};

const readAll = async (): Promise<JudgeKnowledge> => {
  const [vocabulary, interactions, wordings, elsewhere, glossary, others] = await Promise.all([
    readFolder("judge/vocabulary"),
    readFolder("judge/interactions"),
    readFolder("judge/wordings"),
    readFolder("judge/elsewhere"),
    readFolder("rules", isGlossary),
    readFolder("judge/definitions"),
  ]);
  return inTurns(
    readKnowledgeInSteps({
      vocabulary,
      interactions,
      wordings,
      elsewhere,
      definitions: [...glossary, ...others],
    }),
    NO_LIMIT_MS,
  );
};

let reading: Promise<JudgeKnowledge> | undefined;

/**
 * What the judge knows, from the files of `data/judge` and the glossary: read once, in turns, when it is
 * first asked for.
 *
 * @throws KnowledgeError that names each bad line
 */
export const readJudgeKnowledge = (): Promise<JudgeKnowledge> => {
  reading ??= readAll();
  return reading;
};
