import { readdirSync, readFileSync } from "node:fs";
import { readKnowledge } from "../src/index.ts";
import type { KnowledgeFile } from "../src/knowledge/knowledge.ts";

const FOLDER = new URL("../../../data/judge/", import.meta.url);

/** The files of one folder of `data/judge`, in the order of their names. */
const filesOf = (folder: string): readonly KnowledgeFile[] => {
  const directory = new URL(`${folder}/`, FOLDER);
  return readdirSync(directory)
    .sort()
    .map((name) => ({
      name: `data/judge/${folder}/${name}`,
      text: readFileSync(new URL(name, directory), "utf8"),
    }));
};

/** The knowledge that ships with the product. */
export const shippedKnowledge = readKnowledge({
  vocabulary: filesOf("vocabulary"),
  interactions: filesOf("interactions"),
  wordings: filesOf("wordings"),
  elsewhere: filesOf("elsewhere"),
});
