import type { KnowledgeFile, KnowledgeFiles } from "./knowledge.ts";

/** The folders of `data` that hold each part of what a judge knows, in the order in which they are read. */
const FOLDERS: Readonly<Record<keyof KnowledgeFiles, readonly string[]>> = {
  vocabulary: ["judge/vocabulary"],
  figures: ["judge/figures"],
  settledQuestions: ["judge/settled"],
  wordings: ["judge/wordings"],
  elsewhere: ["judge/elsewhere"],
  definitions: ["rules", "judge/definitions"],
};

/** Of the rules only the glossary: the digest of an edition is no knowledge of the judge. */
const isKnowledge = (folder: string, name: string): boolean =>
  folder !== "rules" || name.startsWith("glossary");

/** Reads the files of a folder of `data` whose names are wanted, in the order of their names. */
export type ReadFolder = (
  folder: string,
  isWanted: (name: string) => boolean,
) => Promise<readonly KnowledgeFile[]>;

/** All files that hold what a judge knows: whoever reads them says how a folder is read. */
export const gatherKnowledge = async (readFolder: ReadFolder): Promise<KnowledgeFiles> => {
  const partOf = async (part: keyof KnowledgeFiles): Promise<readonly KnowledgeFile[]> => {
    const read = FOLDERS[part].map((folder) =>
      readFolder(folder, (name) => isKnowledge(folder, name)),
    );
    return (await Promise.all(read)).flat();
  };
  const parts = Object.keys(FOLDERS) as (keyof KnowledgeFiles)[];
  const read = await Promise.all(parts.map(async (part) => [part, await partOf(part)] as const));
  return Object.fromEntries(read) as unknown as KnowledgeFiles;
};
