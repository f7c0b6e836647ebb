/**
 * Pictures of cards that were seen, kept on this device for when there is no network (CARD-02). Pictures
 * are public: they stay when somebody signs out.
 */
const STORE = "card-pictures";
/** About 16 MB of the normal size. The oldest leave first. */
const MOST_KEPT = 200;
/** A whole card in a larger size is shown rather than in a smaller one. */
const SIZES = ["png", "large", "normal", "small"];

/** Absent where the page is not served securely, and in some private windows. */
const openStore = async (): Promise<Cache | null> => {
  try {
    return "caches" in window ? await caches.open(STORE) : null;
  } catch {
    return null;
  }
};

// One after the other: a page full of cards must not count the store in parallel.
let last: Promise<void> = Promise.resolve();

const keep = async (address: string): Promise<void> => {
  const store = await openStore();
  if (store === null) return;
  try {
    if ((await store.match(address)) !== undefined) return;
    // The browser has just loaded it: this reads its copy.
    const response = await fetch(address, { cache: "force-cache" });
    if (!response.ok) return;
    await store.put(address, response);
    const kept = await store.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - MOST_KEPT))) await store.delete(old);
  } catch {
    // A full device, or the network left meanwhile: nothing is kept.
  }
};

/** Keeps a picture of our own server that has just been shown. */
export const keepPicture = (address: string): Promise<void> => {
  last = last.then(() => keep(address));
  return last;
};

/**
 * The kept address of the same side of the same card, in another size or of another scan.
 *
 * @param kept addresses, whole or from the root
 * @param wanted address from the root, with its `face` and `size`
 */
export const closestKept = (kept: readonly string[], wanted: string): string | undefined => {
  const read = (address: string) => {
    const { pathname, searchParams } = new URL(address, "https://same.origin");
    const place = SIZES.indexOf(searchParams.get("size") ?? "");
    return { side: `${pathname} ${searchParams.get("face")}`, place };
  };
  const { side } = read(wanted);
  const [best] = kept
    .map((address) => ({ address, ...read(address) }))
    .filter((each) => each.side === side && each.place !== -1)
    .sort((a, b) => a.place - b.place);
  return best?.address;
};

/** The kept picture itself. Null where the card was never seen. Never throws. */
export const readKeptPicture = async (address: string): Promise<Blob | null> => {
  const store = await openStore();
  if (store === null) return null;
  try {
    const exact = await store.match(address);
    if (exact !== undefined) return await exact.blob();
    const kept = (await store.keys()).map(({ url }) => url);
    const other = closestKept(kept, address);
    return (other === undefined ? undefined : await (await store.match(other))?.blob()) ?? null;
  } catch {
    return null;
  }
};

/** How many pictures the device keeps. None where it keeps nothing. */
export const countPictures = async (): Promise<number> =>
  (await (await openStore())?.keys())?.length ?? 0;

/** Forgets all of them. */
export const forgetPictures = async (): Promise<void> => {
  await globalThis.caches?.delete(STORE).catch(() => false);
};
