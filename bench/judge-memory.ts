import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import {
  createJudge,
  gatherKnowledge,
  type Judge,
  type ReadFolder,
  readKnowledge,
} from "@spellwright/judge";
import { projectRoot } from "../apps/api/src/config/root.ts";
import { createFileKnowledge } from "../apps/api/src/features/knowledge/index.ts";
import { dataFiles } from "./full-data.ts";
import type { Measure } from "./measure.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
/** What one collection frees may hold what only the next one finds. */
const COLLECTIONS = 4;

const usedBytes = (): number => {
  for (let time = 0; time < COLLECTIONS; time += 1) collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const readFolder: ReadFolder = async (folder, isWanted) => {
  const directory = path.join(projectRoot, "data", folder);
  const names = (await readdir(directory)).filter(isWanted).sort();
  const read = async (name: string) => ({
    name,
    text: await readFile(path.join(directory, name), "utf8"),
  });
  return Promise.all(names.map(read));
};

/**
 * What a judge holds in memory of what it knows, with all that questions are compared with, to the bytes of
 * the files that it was read from.
 */
export const measureJudgeMemory = async (): Promise<Measure[]> => {
  const rulebook = await (await createFileKnowledge(dataFiles())).rulebook();
  const held = new Set<Judge>();
  const makeJudge = async (): Promise<number> => {
    const files = await gatherKnowledge(readFolder);
    held.add(createJudge({ rulebook, knowledge: readKnowledge(files) }));
    const texts = Object.values(files).flat();
    return texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  };
  // The first one compiles the code.
  await makeJudge();
  const before = usedBytes();
  const written = await makeJudge();
  const memory = (usedBytes() - before) / (held.size - 1);
  return [
    {
      name: "memory.judge.to-its-knowledge",
      value: memory / written,
      unit: "ratio",
      aim: 2.5,
      better: "lower",
    },
  ];
};
