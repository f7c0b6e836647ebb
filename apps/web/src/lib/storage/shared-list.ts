/** Where the service worker keeps what was shared to the app (`worker/share-target.ts`). */
const STORE = "shared-list";

/**
 * A list of cards that another app shared, once. Null where there is none. Never throws.
 *
 * @returns a file, whose name is empty for a text
 */
export const takeSharedList = async (): Promise<File | null> => {
  try {
    const store = await caches.open(STORE);
    const kept = await store.match("/shared-list");
    await caches.delete(STORE);
    if (kept === undefined) return null;
    const name = decodeURIComponent(kept.headers.get("x-file-name") ?? "");
    return new File([await kept.blob()], name);
  } catch {
    // Storage is refused: nothing was kept.
    return null;
  }
};

/** Forgets what was shared and never taken: it is the person’s who leaves. */
export const forgetSharedList = async (): Promise<void> => {
  await globalThis.caches?.delete(STORE).catch(() => false);
};
