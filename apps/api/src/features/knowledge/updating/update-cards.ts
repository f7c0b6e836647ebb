import { createHash } from "node:crypto";
import { join } from "node:path";
import {
  type BulkFile,
  type CardService,
  downloadFile,
  removeDownload,
} from "@spellwright/services";
import type { Database } from "../../../database/index.ts";
import { type ImportedCards, storeCards } from "../importing/import-cards.ts";
import { ImportError } from "../importing/import-error.ts";
import { currentEditions } from "../queries.ts";
import { carryFrench, collectPrinted } from "./french-words.ts";
import { readBulkCards, readBulkRulings } from "./read-bulk-files.ts";
import type { UpdateFile, UpdateParts } from "./update-parts.ts";

export type UpdatedCards =
  | ({ readonly kind: "updated"; readonly date: string } & ImportedCards)
  | { readonly kind: "unchanged"; readonly date: string };

/** Types of the service's bulk data (external-services §1.6): French words are in the largest file only. */
const BULK_TYPES = { cards: "oracle_cards", rulings: "rulings", french: "all_cards" } as const;
type BulkPart = keyof typeof BULK_TYPES;

/** New data that lost more than this share of the cards is data that lost its end. */
const LEAST_SHARE = 0.8;

interface CardsUpdateParts extends UpdateParts {
  readonly service: Pick<CardService, "bulkFiles">;
  /** False leaves out the file of all printings (390 MB): French words are carried over. */
  readonly french: boolean;
}

const chooseFiles = async ({ service, french }: CardsUpdateParts) => {
  const files = await service.bulkFiles();
  const parts: BulkPart[] = french ? ["cards", "rulings", "french"] : ["cards", "rulings"];
  return parts.map((part): [BulkPart, BulkFile] => {
    const file = files.find(({ type }) => type === BULK_TYPES[part]);
    if (file === undefined)
      throw new ImportError(`the card service offers no file ${BULK_TYPES[part]}`);
    return [part, file];
  });
};

const hashOf = (files: readonly (readonly [BulkPart, BulkFile])[]): string =>
  createHash("sha256")
    .update(files.map(([part, { updated_at }]) => `${part} ${updated_at}`).join("\n"))
    .digest("hex");

const fetchAll = async (
  parts: CardsUpdateParts,
  files: readonly (readonly [BulkPart, BulkFile])[],
): Promise<Readonly<Partial<Record<UpdateFile, string>>>> => {
  const paths: Partial<Record<UpdateFile, string>> = {};
  for (const [part, { jsonl_download_uri: url }] of files) {
    const file = join(parts.folder, `${part}.jsonl.gz`);
    const onProgress = (done: number, total: number | null) => parts.onDownload(part, done, total);
    await downloadFile({ url, file, userAgent: parts.userAgent, onProgress });
    paths[part] = file;
  }
  return paths;
};

const removeAll = async (paths: Readonly<Partial<Record<UpdateFile, string>>>): Promise<void> => {
  for (const file of Object.values(paths)) await removeDownload(file);
};

/** Not the lines that were promised, or a gzip that is broken. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof ImportError ||
  (error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    error.code.startsWith("Z_"));

/**
 * Fetches the public card service's bulk files and puts them in use as one new card edition: cards,
 * rulings, French words of the newest French printing. Nothing is fetched when the files in use are the
 * newest. Every failure leaves what is in use.
 *
 * @throws CardServiceError, DownloadError, ImportError
 */
export const updateCards = async (db: Database, parts: CardsUpdateParts): Promise<UpdatedCards> => {
  const files = await chooseFiles(parts);
  const contentHash = hashOf(files);
  const date = files[0]?.[1].updated_at.slice(0, 10) ?? "";
  const { cards: inUse } = await currentEditions(db);
  if (inUse?.contentHash === contentHash) return { kind: "unchanged", date };
  const paths = await fetchAll(parts, files);
  const { cards = "", rulings = "", french } = paths;
  try {
    const carried = inUse === undefined ? new Map() : await carryFrench(db, inUse.id);
    const printed =
      french === undefined
        ? { french: new Map(), flavorNames: new Map() }
        : await collectPrinted(french);
    const names = new Map<string, string>();
    const source = {
      dataDate: date,
      contentHash,
      cards: readBulkCards(cards, { printed, carried, names }),
      rulings: readBulkRulings(rulings, names),
      leastCards: inUse?.source === "import" ? Math.floor(inUse.count * LEAST_SHARE) : 1,
    };
    const stored = await storeCards(db, source, parts.progress);
    await removeAll(paths);
    return { kind: "updated", date, ...stored };
  } catch (error) {
    // An unreadable file is fetched anew next time; after any other failure it is still good.
    if (isUnreadable(error)) await removeAll(paths);
    throw error;
  }
};
