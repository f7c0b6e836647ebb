import { readFile } from "node:fs/promises";

/** A shipped list, by the name of its file: `krenko-goblin-uproar`. */
export const sampleList = (name: string): Promise<string> =>
  readFile(new URL(`../../data/decks/${name}.txt`, import.meta.url), "utf8");
