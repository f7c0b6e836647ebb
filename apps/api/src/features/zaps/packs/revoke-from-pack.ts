import { revokePack } from "@spellwright/zaps";
import type { Transaction } from "../../../database/index.ts";
import { type BoughtPack, causeOf } from "./bought-pack.ts";
import { findPacks, lockGuild, writePacks } from "./pack-queries.ts";

/**
 * Takes back what a refund or a dispute stands for, of what is not spent (BILL-04).
 *
 * @param key names the cause. The same one a second time is an error of the database
 */
export const revokeFromPack = async (
  tx: Transaction,
  { orderId, guildId }: Pick<BoughtPack, "orderId" | "guildId">,
  zaps: number,
  { key, now }: { key: string; now: Date },
): Promise<void> => {
  await lockGuild(tx, guildId);
  const [pack] = await findPacks(tx, [orderId]);
  if (pack === undefined) return;
  await writePacks(tx, revokePack(pack, zaps), { causeOf: causeOf(key), now });
};
