import { commitPacks, refundPacks, reservePacks } from "@spellwright/zaps";
import type { Transaction } from "../../database/index.ts";
import { entriesOf, findPacks, listOpenPacks, lockGuild, writeEntries } from "./queries.ts";

/** One attempt at a question of a server: what a charge belongs to. Each is charged and settled once. */
export interface GuildCharge {
  readonly guildId: string;
  readonly questionId: string;
  readonly attempt: number;
}

const keyOf = ({ questionId, attempt }: GuildCharge): string => `question:${questionId}:${attempt}`;

/**
 * Takes the zaps of a question from the server's oldest packs (BOT-07).
 *
 * @returns false when they have too few: nothing is taken then
 */
export const reserveOfPacks = async (
  tx: Transaction,
  charge: GuildCharge,
  zaps: number,
  now: Date,
): Promise<boolean> => {
  await lockGuild(tx, charge.guildId);
  const entries = reservePacks(await listOpenPacks(tx, charge.guildId), zaps);
  if (entries === undefined) return false;
  await writeEntries(tx, entries, { key: keyOf(charge), questionId: charge.questionId, now });
  return true;
};

/** Keeps or gives back what an attempt reserved. A second call, of either kind, changes nothing. */
export const settlePacks = async (
  tx: Transaction,
  charge: GuildCharge,
  kind: "commit" | "refund",
  now: Date,
): Promise<void> => {
  await lockGuild(tx, charge.guildId);
  const written = await entriesOf(tx, charge, keyOf(charge));
  const reserved = written.filter((entry) => entry.kind === "reserve");
  if (reserved.length === 0 || written.length > reserved.length) return;
  const entries = kind === "commit" ? commitPacks(reserved) : await givenBack(tx, reserved);
  await writeEntries(tx, entries, { key: keyOf(charge), questionId: charge.questionId, now });
};

const givenBack = async (tx: Transaction, reserved: Awaited<ReturnType<typeof entriesOf>>) => {
  const packs = await findPacks(
    tx,
    reserved.map(({ packId }) => packId),
  );
  const open = new Set(packs.filter(({ closedAt }) => closedAt === null).map(({ id }) => id));
  return refundPacks(reserved, (packId) => open.has(packId));
};

/**
 * Gives a kept charge back to the packs that it came from: its answer never reached anybody. Once.
 *
 * @returns whether it was given back now
 */
export const returnToPacks = async (
  tx: Transaction,
  charge: GuildCharge,
  now: Date,
): Promise<boolean> => {
  await lockGuild(tx, charge.guildId);
  const key = `${keyOf(charge)}:return`;
  const written = await entriesOf(tx, charge, keyOf(charge));
  const reserved = written.filter(({ kind }) => kind === "reserve");
  if (reserved.length === 0 || (await entriesOf(tx, charge, key)).length > 0) return false;
  await writeEntries(tx, await givenBack(tx, reserved), {
    key,
    questionId: charge.questionId,
    now,
  });
  return true;
};
