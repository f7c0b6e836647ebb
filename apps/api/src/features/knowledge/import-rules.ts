import { createHash } from "node:crypto";
import { decodeRulesText, parseRules, withParaphrases } from "@spellwright/rulebook";
import type { Database } from "../../database/index.ts";
import { ImportError, type Progress } from "./import-error.ts";
import { storeRulesEdition } from "./queries.ts";
import { readStarterRules } from "./read-starter.ts";

export interface ImportedRules {
  readonly edition: string;
  readonly rules: number;
  readonly glossary: number;
}

/**
 * Takes the official text of the rules: parsed, given our paraphrases, stored as the edition in use
 * in one transaction. The edition it replaces is kept.
 *
 * @throws ImportError when the bytes are not the Comprehensive Rules
 */
export const importRules = async (
  db: Database,
  bytes: Uint8Array,
  progress: Progress,
): Promise<ImportedRules> => {
  const parsed = parseRules(decodeRulesText(bytes));
  if (!parsed.ok)
    throw new ImportError(`the rules file is not the Comprehensive Rules: ${parsed.problem}`);
  const digest = await readStarterRules();
  const edition = withParaphrases(parsed.edition, digest.content);
  const contentHash = createHash("sha256").update(bytes).update(digest.contentHash).digest("hex");
  await db.transaction((tx) => storeRulesEdition(tx, edition, contentHash));
  progress("rules", edition.rules.length);
  return { edition: edition.id, rules: edition.rules.length, glossary: edition.glossary.length };
};
