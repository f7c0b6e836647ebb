import { gzipSync } from "node:zlib";
import type { ServedFile } from "../http/send-file.ts";
import type { FakeCardRecord } from "./sample-cards.ts";

export interface BulkContent {
  readonly cards: readonly FakeCardRecord[];
  readonly rulings: readonly object[];
}

/** The bulk files of one day: names carry the moment they were built, so that old addresses go away. */
export interface BulkFiles {
  /** The body of `GET /bulk-data`. */
  list(origin: string): object;
  /** The file at a path of the file server. Undefined when it is not (or no longer) there. */
  file(path: string): ServedFile | undefined;
}

const gzipLines = (records: readonly object[]): Uint8Array =>
  gzipSync(`${records.map((record) => JSON.stringify(record)).join("\n")}\n`);

export function createBulkFiles({ cards, rulings }: BulkContent, builtAt: Date): BulkFiles {
  const stamp = builtAt.toISOString().replace(/\D/g, "").slice(0, 14);
  const contents: Readonly<Record<string, readonly object[]>> = {
    oracle_cards: cards.filter((card) => card.lang === "en"),
    all_cards: cards,
    rulings,
  };
  const files = new Map(
    Object.entries(contents).map(([type, records]) => {
      const name = type.replaceAll("_", "-");
      return [type, { path: `/file/${name}/${name}-${stamp}.jsonl.gz`, bytes: gzipLines(records) }];
    }),
  );
  return {
    list: (origin) => ({
      object: "list",
      has_more: false,
      data: [...files].map(([type, { path, bytes }]) => ({
        object: "bulk_data",
        id: `bulk-${type}`,
        type,
        updated_at: builtAt.toISOString(),
        uri: `${origin}/bulk-data/${type}`,
        name: type,
        description: "A file of the fake.",
        jsonl_download_uri: origin + path,
        compressed_size: bytes.length,
      })),
    }),
    file: (path) => {
      const found = [...files.values()].find((each) => each.path === path);
      // As the real files: gzip is the type, not an encoding of the transfer.
      return found && { bytes: found.bytes, type: "application/gzip", modifiedAt: builtAt };
    },
  };
}
