import { readSessionStored, writeSessionStored } from "../../../lib/storage/session-storage.ts";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";

/** What was pasted outlives a reload, signing in, and a visit to another page. */
const KEY = "deck-import-text";

/** The list that was last pasted in this tab, or left for another one. Empty where there is none. */
export const readListDraft = (): string => readSessionStored(KEY) ?? readStored(KEY) ?? "";

/** Keeps a pasted list in this tab. An empty one forgets it. */
export const keepListDraft = (text: string): void => {
  writeSessionStored(KEY, text === "" ? null : text);
  if (text === "") writeStored(KEY, null);
};

/** Leaves a list for the tab that the link of a mail opens, in the same browser. */
export const leaveListDraft = (text: string): void => writeStored(KEY, text);
