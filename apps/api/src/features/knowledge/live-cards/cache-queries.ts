import type { Card } from "@spellwright/contract";
import { and, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";

const { cardCache } = schema;

/** Cached answers of the card service since a moment, by key. Null: it knows no such card. */
export const readCachedCards = async (
  db: Database,
  keys: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, Card | null>> => {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: cardCache.key, card: cardCache.card })
    .from(cardCache)
    .where(and(inArray(cardCache.key, [...keys]), gte(cardCache.fetchedAt, since)));
  return new Map(rows.map(({ key, card }) => [key, card as Card | null]));
};

export const writeCachedCards = async (
  tx: Transaction,
  rows: ReadonlyMap<string, Card | null>,
  fetchedAt: Date,
): Promise<void> => {
  await tx
    .insert(cardCache)
    .values([...rows].map(([key, card]) => ({ key, card, fetchedAt })))
    .onConflictDoUpdate({
      target: cardCache.key,
      set: { card: sql`excluded.card`, fetchedAt: sql`excluded.fetched_at` },
    });
};

/** Forgets cards, and that cards are missing, which were asked for before a moment each. */
export const removeCachedCards = async (
  tx: Transaction,
  before: { readonly cards: Date; readonly missing: Date },
): Promise<void> => {
  const isOld = lt(cardCache.fetchedAt, before.cards);
  const isMissing = and(isNull(cardCache.card), lt(cardCache.fetchedAt, before.missing));
  await tx.delete(cardCache).where(or(isOld, isMissing));
};
