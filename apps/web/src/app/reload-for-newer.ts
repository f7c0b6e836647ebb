import { readSessionStored, writeSessionStored } from "../lib/storage/session-storage.ts";

const KEY = "reloaded-for";

/** What browsers say of a module that did not come: Chromium, Firefox, Safari. */
const MISSING =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

/**
 * A page that runs while a newer version of it is put out asks for files that are gone: it is loaded
 * again, once for each.
 *
 * @param failure why a page could not be loaded
 */
export const reloadForNewer = (failure: unknown, reload: () => void): void => {
  if (!(failure instanceof Error) || !MISSING.test(failure.message)) return;
  if (readSessionStored(KEY) === failure.message) return;
  // Where it cannot be kept, nothing would end the reloading.
  if (writeSessionStored(KEY, failure.message)) reload();
};
