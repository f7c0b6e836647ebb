import type { KnowledgeIndex } from "@spellwright/judge";
import type { DBSchema } from "idb";
import { databaseOf } from "../src/lib/storage/open-database.ts";

interface Schema extends DBSchema {
  readonly index: { readonly key: string; readonly value: KnowledgeIndex };
}

const STORE = "index";
const open = databaseOf<Schema>("judge-index", (made) => {
  made.createObjectStore(STORE);
});

/**
 * What takes longest to read of what the judge knows: the index that a start before this one kept.
 *
 * @param of the pack and the code that read it: hashed addresses, so that no other index is taken for it
 * @returns undefined where there is none, or storage is refused
 */
export const readIndex = async (of: string): Promise<KnowledgeIndex | undefined> => {
  try {
    return await (await open()).get(STORE, of);
  } catch {
    return undefined;
  }
};

/** Whether that index is here. True also where storage is refused, so that none is made for nothing. */
export const hasIndex = async (of: string): Promise<boolean> => {
  try {
    return (await (await open()).count(STORE, of)) > 0;
  } catch {
    return true;
  }
};

/** Keeps an index for the next start, in the place of the one before. Where storage is refused or full, that one reads everything anew. */
export const keepIndex = async (of: string, kept: KnowledgeIndex): Promise<void> => {
  try {
    const transaction = (await open()).transaction(STORE, "readwrite");
    await Promise.all([
      transaction.store.clear(),
      transaction.store.put(kept, of),
      transaction.done,
    ]);
  } catch {
    // It is no loss but of time.
  }
};
