import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type JudgeKnowledge, type KnowledgeFile, readKnowledgeInSteps } from "@spellwright/judge";
import { projectRoot } from "./root.ts";
import { inTurns, NO_LIMIT_MS } from "./turns.ts";

const readFolder = async (folder: string): Promise<readonly KnowledgeFile[]> => {
  const directory = path.join(projectRoot, "data", "judge", folder);
  const names = (await readdir(directory)).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: `data/judge/${folder}/${name}`,
      text: await readFile(path.join(directory, name), "utf8"),
    })),
  );
};

const readAll = async (): Promise<JudgeKnowledge> => {
  const [vocabulary, interactions, wordings, elsewhere] = await Promise.all([
    readFolder("vocabulary"),
    readFolder("interactions"),
    readFolder("wordings"),
    readFolder("elsewhere"),
  ]);
  return inTurns(
    readKnowledgeInSteps({ vocabulary, interactions, wordings, elsewhere }),
    NO_LIMIT_MS,
  );
};

let reading: Promise<JudgeKnowledge> | undefined;

/**
 * What the judge knows, from the files of `data/judge`: read once, in turns, when it is
 * first asked for.
 *
 * @throws KnowledgeError that names each bad line
 */
export const readJudgeKnowledge = (): Promise<JudgeKnowledge> => {
  reading ??= readAll();
  return reading;
};
