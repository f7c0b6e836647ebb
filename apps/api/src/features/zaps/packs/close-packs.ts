import { closePack } from "@spellwright/zaps";
import type { Transaction } from "../../../database/index.ts";
import { causeOf } from "./bought-pack.ts";
import { listOpenPacks, lockGuild, markClosed, writePacks } from "./pack-queries.ts";

/** Closes all packs of a server with the bot (BOT-09). Their payments and entries stay in the books. */
export const closePacks = async (tx: Transaction, guildId: string, now: Date): Promise<void> => {
  await lockGuild(tx, guildId);
  const packs = await listOpenPacks(tx, guildId);
  if (packs.length === 0) return;
  for (const pack of packs)
    await writePacks(tx, closePack(pack), { causeOf: causeOf(`close:${pack.id}`), now });
  await markClosed(
    tx,
    packs.map(({ id }) => id),
    now,
  );
};
