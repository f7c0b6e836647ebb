import { readdirSync, readFileSync } from "node:fs";
import { isGlossary, readKnowledge } from "../src/index.ts";
import type { KnowledgeFile } from "../src/knowledge/knowledge.ts";

const FOLDER = new URL("../../../data/", import.meta.url);

/** The files of one folder of `data`, in the order of their names. */
const filesOf = (
  folder: string,
  isRead: (name: string) => boolean = () => true,
): readonly KnowledgeFile[] => {
  const directory = new URL(`${folder}/`, FOLDER);
  return readdirSync(directory)
    .filter(isRead)
    .sort()
    .map((name) => ({
      name: `data/${folder}/${name}`,
      text: readFileSync(new URL(name, directory), "utf8"),
    }));
};

/** The knowledge that ships with the product. */
export const shippedKnowledge = readKnowledge({
  vocabulary: filesOf("judge/vocabulary"),
  interactions: filesOf("judge/interactions"),
  wordings: filesOf("judge/wordings"),
  elsewhere: filesOf("judge/elsewhere"),
  definitions: [...filesOf("rules", isGlossary), ...filesOf("judge/definitions")],
});
