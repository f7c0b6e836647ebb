import type { KnowledgeIndex } from "@spellwright/judge";
import type { DBSchema } from "idb";
import { databaseOf } from "../src/lib/open-database.ts";

interface Schema extends DBSchema {
  readonly index: {
    readonly key: string;
    readonly value: { readonly of: string; readonly index: KnowledgeIndex };
  };
}

const STORE = "index";
/** There is one: the next release puts its own in its place. */
const KEY = "index";
const open = databaseOf<Schema>("judge-index", (made) => {
  made.createObjectStore(STORE);
});

/**
 * The index that a start before this one kept.
 *
 * @param of the pack and the code that read it: hashed addresses, so that no other index is taken for it
 * @returns undefined where there is none, or storage is refused
 */
export const readIndex = async (of: string): Promise<KnowledgeIndex | undefined> => {
  try {
    const kept = await (await open()).get(STORE, KEY);
    return kept?.of === of ? kept.index : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps an index for the next start. Where storage is refused or full, that one reads everything anew. */
export const keepIndex = async (of: string, index: KnowledgeIndex): Promise<void> => {
  try {
    await (await open()).put(STORE, { of, index }, KEY);
  } catch {
    // It is no loss but of time.
  }
};
