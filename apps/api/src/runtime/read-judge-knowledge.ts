import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  gatherKnowledge,
  type JudgeKnowledge,
  type ReadFolder,
  readKnowledgeInSteps,
} from "@spellwright/judge";
import { projectRoot } from "../config/root.ts";
import { NO_LIMIT_MS, runInSlices } from "./time-slices.ts";

const readFolder: ReadFolder = async (folder, isWanted) => {
  const directory = path.join(projectRoot, "data", folder);
  const names = (await readdir(directory)).filter(isWanted).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: `data/${folder}/${name}`,
      text: await readFile(path.join(directory, name), "utf8"),
    })),
  );
};

const readAll = async (): Promise<JudgeKnowledge> =>
  runInSlices(readKnowledgeInSteps(await gatherKnowledge(readFolder)), NO_LIMIT_MS);

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
