import type { Transaction } from "../../../database/index.ts";
import { type BoughtPack, causeOf } from "./bought-pack.ts";
import { insertPack, lockGuild, writePacks } from "./pack-queries.ts";

/** Adds a pack to a server, in the transaction that stores its payment. */
export const addPack = async (
  tx: Transaction,
  { orderId, guildId, userId, size }: BoughtPack,
  now: Date,
): Promise<void> => {
  await lockGuild(tx, guildId);
  await insertPack(tx, { id: orderId, guildId, userId, size, remaining: 0, createdAt: now });
  const bought = { packId: orderId, kind: "purchase", amount: size } as const;
  await writePacks(tx, [bought], { causeOf: causeOf(`pack:${orderId}`), now });
};
