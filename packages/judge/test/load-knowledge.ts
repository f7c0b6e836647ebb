import { readdir, readFile } from "node:fs/promises";
import { gatherKnowledge, type ReadFolder, readKnowledge } from "../src/index.ts";

const DATA = new URL("../../../data/", import.meta.url);

const readFolder: ReadFolder = async (folder, isWanted) => {
  const directory = new URL(`${folder}/`, DATA);
  const names = (await readdir(directory)).filter(isWanted).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: `data/${folder}/${name}`,
      text: await readFile(new URL(name, directory), "utf8"),
    })),
  );
};

/** What is read stays in memory with the frame of a module, not with that of a function. */
const read = async () => readKnowledge(await gatherKnowledge(readFolder));

/** The knowledge that ships with the product. */
export const shippedKnowledge = await read();
