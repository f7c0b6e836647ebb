import { createHash } from "node:crypto";
import {
  decodeRulesText,
  parseRules,
  type RulesEdition,
  withParaphrases,
} from "@spellwright/rulebook";
import type { Database } from "../../../database/index.ts";
import { countStoredRules, storeRulesEdition } from "../queries.ts";
import { ImportError, type Progress } from "./import-error.ts";
import { readStarterRules } from "./read-starter.ts";

export interface ImportedRules {
  readonly edition: string;
  readonly rules: number;
  readonly glossary: number;
}

/** An official edition, ready to be stored. */
export interface ReadRules {
  readonly edition: RulesEdition;
  readonly contentHash: string;
}

/**
 * The official text of the rules, parsed and given our paraphrases.
 *
 * @throws ImportError when the bytes are not the Comprehensive Rules
 */
export const readRules = async (bytes: Uint8Array): Promise<ReadRules> => {
  const parsed = parseRules(decodeRulesText(bytes));
  if (!parsed.ok)
    throw new ImportError(`the rules file is not the Comprehensive Rules: ${parsed.problem}`);
  const digest = await readStarterRules();
  return {
    edition: withParaphrases(parsed.edition, digest.read()),
    contentHash: createHash("sha256").update(bytes).update(digest.contentHash).digest("hex"),
  };
};

/**
 * Makes an edition the one in use, in one transaction. The one it replaces is kept.
 *
 * @throws ImportError when the database holds another number of rules than was read
 */
export const storeRules = async (
  db: Database,
  { edition, contentHash }: ReadRules,
  progress: Progress,
): Promise<ImportedRules> => {
  const rules = edition.rules.length;
  await db.transaction(async (tx) => {
    await storeRulesEdition(tx, edition, contentHash);
    const stored = await countStoredRules(tx, edition.id);
    if (stored !== rules) throw new ImportError(`read ${rules} rules, stored ${stored}`);
  });
  progress("rules", rules);
  return { edition: edition.id, rules, glossary: edition.glossary.length };
};

/** Takes the official text of the rules as the edition in use. @throws ImportError */
export const importRules = async (
  db: Database,
  bytes: Uint8Array,
  progress: Progress,
): Promise<ImportedRules> => storeRules(db, await readRules(bytes), progress);
