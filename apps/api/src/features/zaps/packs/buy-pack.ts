import { closePack, revokePack } from "@spellwright/zaps";
import type { Transaction } from "../../../database/index.ts";
import type { LedgerLine } from "../ledger-queries.ts";
import {
  findPacks,
  insertPack,
  listOpenPacks,
  lockGuild,
  markClosed,
  writePacks,
} from "./pack-queries.ts";

/** A pack that is paid for. */
export interface BoughtPack {
  readonly orderId: string;
  readonly guildId: string;
  readonly userId: string | null;
  readonly size: number;
}

const causedBy =
  (cause: string) =>
  ({ kind, packId }: LedgerLine): string =>
    `${cause}:${kind}:${packId}`;

/** Adds a pack to a server, in the transaction that stores its payment. */
export const addPack = async (
  tx: Transaction,
  { orderId, guildId, userId, size }: BoughtPack,
  now: Date,
): Promise<void> => {
  await lockGuild(tx, guildId);
  await insertPack(tx, { id: orderId, guildId, userId, size, remaining: 0, createdAt: now });
  const bought = { packId: orderId, kind: "purchase", amount: size } as const;
  await writePacks(tx, [bought], { causeOf: causedBy(`pack:${orderId}`), now });
};

/**
 * Takes back what a refund or a dispute stands for, of what is not spent (BILL-04).
 *
 * @param key names the cause; the same one a second time is an error of the database
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
  await writePacks(tx, revokePack(pack, zaps), { causeOf: causedBy(key), now });
};

/**
 * Gives back what was taken from a pack; nothing to a closed one.
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
  await writePacks(tx, [back], { causeOf: causedBy(key), now });
  return zaps;
};

/** Closes all packs of a server with the bot (BOT-09); their payments and entries stay in the books. */
export const closePacks = async (tx: Transaction, guildId: string, now: Date): Promise<void> => {
  await lockGuild(tx, guildId);
  const packs = await listOpenPacks(tx, guildId);
  if (packs.length === 0) return;
  for (const pack of packs)
    await writePacks(tx, closePack(pack), { causeOf: causedBy(`close:${pack.id}`), now });
  await markClosed(
    tx,
    packs.map(({ id }) => id),
    now,
  );
};
