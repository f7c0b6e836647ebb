import type { Transaction } from "../../../database/index.ts";
import { type BoughtPack, causeOf } from "./bought-pack.ts";
import { findPacks, lockGuild, writePacks } from "./pack-queries.ts";

/**
 * Gives back what was taken from a pack. Nothing to a closed one.
 *
 * @param key as of `revokeFromPack`
 * @returns how many zaps that are
 */
export const restorePack = async (
  tx: Transaction,
  { orderId, guildId }: Pick<BoughtPack, "orderId" | "guildId">,
  zaps: number,
  { key, now }: { key: string; now: Date },
): Promise<number> => {
  await lockGuild(tx, guildId);
  const [pack] = await findPacks(tx, [orderId]);
  if (pack === undefined || pack.closedAt !== null) return 0;
  const back = { packId: orderId, kind: "purchase", amount: zaps } as const;
  await writePacks(tx, [back], { causeOf: causeOf(key), now });
  return zaps;
};
