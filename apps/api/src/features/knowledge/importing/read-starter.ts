import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Card } from "@spellwright/contract";
import { type RulesDigest, starterEdition } from "@spellwright/rulebook";
import * as z from "zod";
import { projectRoot } from "../../../root.ts";

/** Date of the official edition that `data/rules` paraphrases. */
export const STARTER_EFFECTIVE_DATE = "2026-06-19";
/** Date of the card facts in `data/cards`. */
export const STARTER_CARDS_DATE = "2026-08-22";

export interface StarterData<Content> {
  readonly content: Content;
  readonly contentHash: string;
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
    content: texts.map((text): unknown => JSON.parse(text)),
    contentHash: hash.digest("hex"),
  };
};

/** Our digest of the rules, as an edition. */
export const readStarterRules = async (): Promise<StarterData<RulesDigest>> => {
  const { content, contentHash } = await readJsonFiles("rules");
  return { content: starterEdition(content, STARTER_EFFECTIVE_DATE), contentHash };
};

/** The starter cards: facts and our own summaries. */
export const readStarterCards = async (): Promise<StarterData<readonly Card[]>> => {
  const { content, contentHash } = await readJsonFiles("cards");
  return { content: content.flatMap((file) => z.array(Card).parse(file)), contentHash };
};
