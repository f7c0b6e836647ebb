/** Prices of packs for a Discord server in euro cents, by their questions (BOT-08). */
export const SERVER_PACK_CENTS = { 100: 999, 500: 3999 } as const;

/** A pack that a server's members may use. What remains equals the sum of its ledger entries. */
export interface ServerPack {
  readonly id: string;
  readonly remaining: number;
}

/** One line of the append-only ledger of the packs: what it adds to a pack (negative: takes). */
export interface PackEntry {
  readonly packId: string;
  readonly kind: "purchase" | "reserve" | "commit" | "refund" | "revoke" | "close";
  readonly amount: number;
}

/** What the packs of a server have left together. */
export const remainingOf = (packs: readonly ServerPack[]): number =>
  packs.reduce((sum, { remaining }) => sum + remaining, 0);

/**
 * Takes the cost of a question from the oldest packs (BOT-07).
 *
 * @param packs oldest first
 * @param cost in zaps, at least 1
 * @returns the entries. Undefined when the packs do not have that much: nothing is taken then
 * @throws RangeError for any other cost: taking less than nothing would make zaps
 */
export const reservePacks = (
  packs: readonly ServerPack[],
  cost: number,
): readonly PackEntry[] | undefined => {
  if (!Number.isInteger(cost) || cost < 1) throw new RangeError(`a cost of ${cost} zaps`);
  if (remainingOf(packs) < cost) return undefined;
  const entries: PackEntry[] = [];
  let open = cost;
  for (const { id, remaining } of packs) {
    const taken = Math.min(remaining, open);
    if (taken > 0) entries.push({ packId: id, kind: "reserve", amount: -taken });
    open -= taken;
  }
  return entries;
};

/** Keeps a charge: entries of 0, because the reserve already took the zaps. */
export const commitPacks = (reserved: readonly PackEntry[]): readonly PackEntry[] =>
  reserved.map(({ packId }) => ({ packId, kind: "commit", amount: 0 }));

/** Gives a charge back to the packs that it came from. A pack that was closed meanwhile stays empty. */
export const refundPacks = (
  reserved: readonly PackEntry[],
  isOpen: (packId: string) => boolean,
): readonly PackEntry[] =>
  reserved.flatMap(({ packId, amount }): PackEntry[] => {
    const back: PackEntry = { packId, kind: "refund", amount: -amount };
    return isOpen(packId) ? [back] : [back, { packId, kind: "close", amount }];
  });

/** Takes zaps of a pack back, after a refund or a dispute: at most those not yet spent (BILL-04). */
export const revokePack = (pack: ServerPack, zaps: number): readonly PackEntry[] => {
  const taken = Math.min(pack.remaining, Math.max(0, zaps));
  return taken === 0 ? [] : [{ packId: pack.id, kind: "revoke", amount: -taken }];
};

/** Ends a pack with its server: what is left is taken off (BOT-09). */
export const closePack = (pack: ServerPack): readonly PackEntry[] =>
  pack.remaining === 0 ? [] : [{ packId: pack.id, kind: "close", amount: -pack.remaining }];
