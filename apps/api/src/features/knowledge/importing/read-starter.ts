import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Card } from "@spellwright/contract";
import { STARTER_DATES } from "@spellwright/oracle";
import { type RulesDigest, starterEdition } from "@spellwright/rulebook";
import * as z from "zod";
import { projectRoot } from "../../../config/root.ts";

export interface StarterData<Content> {
  readonly contentHash: string;
  /** Reads the texts, which takes a tenth of a second: most starts only compare the hash. */
  read(): Content;
}

const readJsonFiles = async (folder: string): Promise<StarterData<unknown[]>> => {
  const directory = path.join(projectRoot, "data", folder);
  const names = (await readdir(directory)).filter((name) => name.endsWith(".json")).sort();
  const texts = await Promise.all(
    names.map((name) => readFile(path.join(directory, name), "utf8")),
  );
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return {
    contentHash: hash.digest("hex"),
    read: () => texts.map((text): unknown => JSON.parse(text)),
  };
};

/** Our digest of the rules, as an edition. */
export const readStarterRules = async (): Promise<StarterData<RulesDigest>> => {
  const { contentHash, read } = await readJsonFiles("rules");
  return { contentHash, read: () => starterEdition(read(), STARTER_DATES.rules) };
};

/** The starter cards: facts and our own summaries. */
export const readStarterCards = async (): Promise<StarterData<readonly Card[]>> => {
  const { contentHash, read } = await readJsonFiles("cards");
  return { contentHash, read: () => read().flatMap((file) => z.array(Card).parse(file)) };
};
