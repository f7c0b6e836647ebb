import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DownloadError, downloadFile, findRulesFile, removeDownload } from "@spellwright/services";
import type { Database } from "../../../database/index.ts";
import { ImportError } from "../importing/import-error.ts";
import {
  type ImportedRules,
  type ReadRules,
  readRules,
  storeRules,
} from "../importing/import-rules.ts";
import { currentEditions } from "../queries.ts";
import type { UpdateParts } from "./update-parts.ts";

export type UpdatedRules =
  | ({ readonly kind: "updated" } & ImportedRules)
  | { readonly kind: "unchanged"; readonly edition: string };

/** An edition that lost more than this share of its rules is a file that lost its end. */
const LEAST_SHARE = 0.8;

interface RulesUpdateParts extends UpdateParts {
  readonly rulesPageUrl: string;
}

/** The newest file. When its address went away meanwhile, the page is read once more. */
const fetchNewest = async (parts: RulesUpdateParts, file: string): Promise<void> => {
  const { rulesPageUrl: pageUrl, userAgent } = parts;
  const onProgress = (done: number, total: number | null) => parts.onDownload("rules", done, total);
  const attempt = async () => {
    const url = await findRulesFile({ pageUrl, userAgent });
    await downloadFile({ url, file, userAgent, onProgress });
  };
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof DownloadError && error.failure === "missing")) throw error;
    await attempt();
  }
};

const refuseWorse = (
  { edition }: ReadRules,
  inUse: Awaited<ReturnType<typeof currentEditions>>["rules"],
): void => {
  if (inUse === undefined || !inUse.verbatim) return;
  if (edition.effectiveDate < inUse.effectiveDate)
    throw new ImportError(
      `the published edition ${edition.id} is older than ${inUse.edition}, which stays in use`,
    );
  const rules = edition.rules.length;
  if (rules < inUse.count * LEAST_SHARE)
    throw new ImportError(
      `the published file holds ${rules} rules and the edition in use ${inUse.count}: nothing changed`,
    );
};

/**
 * Fetches the newest Comprehensive Rules from the page that publishes them and puts them in use. What is
 * in use stays untouched by every failure. What was fetched of a cut file is gone on with next time.
 *
 * @throws DownloadError, ImportError
 */
export const updateRules = async (db: Database, parts: RulesUpdateParts): Promise<UpdatedRules> => {
  const file = join(parts.folder, "comprehensive-rules.txt");
  await fetchNewest(parts, file);
  const { rules: inUse } = await currentEditions(db);
  try {
    const read = await readRules(await readFile(file));
    if (inUse?.contentHash === read.contentHash)
      return { kind: "unchanged", edition: inUse.edition };
    refuseWorse(read, inUse);
    return { kind: "updated", ...(await storeRules(db, read, parts.progress)) };
  } catch (error) {
    // A file that is no edition is not kept: the next run fetches it anew.
    if (error instanceof ImportError) await removeDownload(file);
    throw error;
  }
};
