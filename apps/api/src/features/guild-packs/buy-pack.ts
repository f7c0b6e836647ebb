import { closePack, revokePack } from "@spellwright/zaps";
import type { Transaction } from "../../database/index.ts";
import {
  entriesOf,
  findPacks,
  insertPack,
  listOpenPacks,
  lockGuild,
  markClosed,
  writeEntries,
} from "./queries.ts";

/** A pack that is paid for. */
export interface BoughtPack {
  readonly orderId: string;
  readonly guildId: string;
  readonly userId: string | null;
  readonly size: number;
}

/** Adds a pack to a server, in the transaction that stores its payment. */
export const addPack = async (
  tx: Transaction,
  { orderId, guildId, userId, size }: BoughtPack,
  now: Date,
): Promise<void> => {
  await lockGuild(tx, guildId);
  await insertPack(tx, { id: orderId, guildId, userId, size, remaining: 0, createdAt: now });
  await writeEntries(tx, [{ packId: orderId, kind: "purchase", amount: size }], {
    key: `pack:${orderId}`,
    questionId: null,
    now,
  });
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
  await writeEntries(tx, revokePack(pack, zaps), { key, questionId: null, now });
};

const restoredKey = (revokedKey: string): string => `${revokedKey}-won`;

/**
 * Gives back what a revocation took, after a dispute that we won; nothing to a closed pack.
 *
 * @returns how many zaps that are
 */
export const restorePack = async (
  tx: Transaction,
  { orderId, guildId }: Pick<BoughtPack, "orderId" | "guildId">,
  revokedKey: string,
  now: Date,
): Promise<number> => {
  await lockGuild(tx, guildId);
  const [pack] = await findPacks(tx, [orderId]);
  const revoked = await entriesOf(tx, { packId: orderId }, revokedKey);
  const taken = revoked.reduce((sum, { amount }) => sum - amount, 0);
  if (pack === undefined || pack.closedAt !== null || taken === 0) return 0;
  await writeEntries(tx, [{ packId: orderId, kind: "purchase", amount: taken }], {
    key: restoredKey(revokedKey),
    questionId: null,
    now,
  });
  return taken;
};

/** Whether what a revocation took was given back. */
export const isPackRestored = async (
  tx: Transaction,
  packId: string,
  revokedKey: string,
): Promise<boolean> => (await entriesOf(tx, { packId }, restoredKey(revokedKey))).length > 0;

/** Closes all packs of a server with the bot (BOT-09); their payments and entries stay in the books. */
export const closePacks = async (tx: Transaction, guildId: string, now: Date): Promise<void> => {
  await lockGuild(tx, guildId);
  const packs = await listOpenPacks(tx, guildId);
  if (packs.length === 0) return;
  for (const pack of packs)
    await writeEntries(tx, closePack(pack), { key: `close:${pack.id}`, questionId: null, now });
  await markClosed(
    tx,
    packs.map(({ id }) => id),
    now,
  );
};
