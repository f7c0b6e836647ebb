import {
  commitPacks,
  type PackEntry,
  refundPacks,
  remainingOf,
  reservePacks,
} from "@spellwright/zaps";
import { AppError } from "../../../http/index.ts";
import type { TakenLine } from "../ledger-queries.ts";
import type { Purse } from "../purse.ts";
import { findPacks, listOpenPacks, lockGuild, writePacks } from "./pack-queries.ts";

const reservedOf = (taken: readonly TakenLine[]): readonly PackEntry[] =>
  taken.flatMap(({ packId, amount }) =>
    packId === null ? [] : [{ packId, kind: "reserve" as const, amount }],
  );

/** The packs of a server, of which the oldest is used first (BOT-07). */
export const packsPurse = (guildId: string): Purse => ({
  async lock(tx) {
    await lockGuild(tx, guildId);
  },
  async take(tx, { zaps }, occasion) {
    await lockGuild(tx, guildId);
    const packs = await listOpenPacks(tx, guildId);
    const entries = reservePacks(packs, zaps);
    if (entries === undefined)
      throw new AppError("INSUFFICIENT_ZAPS", { remaining: remainingOf(packs), required: zaps });
    await writePacks(tx, entries, occasion);
  },
  keep: (tx, taken, occasion) => writePacks(tx, commitPacks(reservedOf(taken)), occasion),
  async giveBack(tx, taken, occasion) {
    const reserved = reservedOf(taken);
    const packs = await findPacks(
      tx,
      reserved.map(({ packId }) => packId),
    );
    const open = new Set(packs.filter(({ closedAt }) => closedAt === null).map(({ id }) => id));
    await writePacks(
      tx,
      refundPacks(reserved, (packId) => open.has(packId)),
      occasion,
    );
  },
  // A server has no day: its packs are paid, and its channels have limits of their own.
  async countUndecided() {},
});
