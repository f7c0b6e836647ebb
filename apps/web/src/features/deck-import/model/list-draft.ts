import { readSessionStored, writeSessionStored } from "../../../lib/storage/session-storage.ts";

/** What was pasted outlives a reload, signing in, and a visit to another page. */
const KEY = "deck-import-text";

/** The list that was last pasted in this tab; empty where there is none. */
export const readListDraft = (): string => readSessionStored(KEY) ?? "";

/** Keeps a pasted list in this tab; an empty one forgets it. */
export const keepListDraft = (text: string): void => {
  writeSessionStored(KEY, text === "" ? null : text);
};
