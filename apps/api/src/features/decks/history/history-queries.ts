import { and, desc, eq, lte, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";
import { DeckState } from "../deck-state.ts";
import { Difference } from "./difference.ts";

const { decks, deckEdits, deckVersions } = schema;

/** Edits that can be undone; older ones are forgotten. */
const EDITS_KEPT = 200;

export interface KeptEdit {
  readonly revision: number;
  readonly parent: number | null;
  readonly difference: Difference;
}

/** Adds an edit and forgets what is too old. */
export const keepEdit = async (tx: Transaction, deckId: string, edit: KeptEdit): Promise<void> => {
  await tx.insert(deckEdits).values({ deckId, ...edit });
  await tx
    .delete(deckEdits)
    .where(and(eq(deckEdits.deckId, deckId), lte(deckEdits.revision, edit.revision - EDITS_KEPT)));
};

const firstEdit = (rows: readonly (typeof deckEdits.$inferSelect)[]): KeptEdit | undefined => {
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    revision: row.revision,
    parent: row.parent,
    difference: Difference.parse(row.difference),
  };
};

/** The edit that made a revision, while it is kept. */
export const findEdit = async (
  tx: Database | Transaction,
  deckId: string,
  revision: number,
): Promise<KeptEdit | undefined> =>
  firstEdit(
    await tx
      .select()
      .from(deckEdits)
      .where(and(eq(deckEdits.deckId, deckId), eq(deckEdits.revision, revision))),
  );

/** The newest edit that was made right after another one (null: on the deck as it was made). */
export const findNextEdit = async (
  tx: Database | Transaction,
  deckId: string,
  parent: number | null,
): Promise<KeptEdit | undefined> =>
  firstEdit(
    await tx
      .select()
      .from(deckEdits)
      .where(
        and(
          eq(deckEdits.deckId, deckId),
          sql`${deckEdits.parent} is not distinct from ${parent}::integer`,
        ),
      )
      .orderBy(desc(deckEdits.revision))
      .limit(1),
  );

const versionColumns = {
  id: deckVersions.id,
  deckId: deckVersions.deckId,
  name: deckVersions.name,
  revision: deckVersions.revision,
  cardCount: deckVersions.cardCount,
  createdAt: deckVersions.createdAt,
};

/** A version without its lines. */
export type VersionRow = Pick<typeof deckVersions.$inferSelect, keyof typeof versionColumns>;

/** Newest first; as many as a deck keeps (`DECK_VERSIONS_MAX`). */
export const listVersions = (db: Database | Transaction, deckId: string): Promise<VersionRow[]> =>
  db
    .select(versionColumns)
    .from(deckVersions)
    .where(eq(deckVersions.deckId, deckId))
    .orderBy(desc(deckVersions.createdAt), desc(deckVersions.id));

export const countVersions = (tx: Transaction, deckId: string): Promise<number> =>
  tx.$count(deckVersions, eq(deckVersions.deckId, deckId));

export const insertVersion = async (
  tx: Transaction,
  version: Pick<VersionRow, "deckId" | "name" | "revision" | "cardCount"> & { state: DeckState },
): Promise<VersionRow> => {
  const [row] = await tx.insert(deckVersions).values(version).returning(versionColumns);
  if (row === undefined) throw new Error("the new version has no row");
  return row;
};

/** A version of an own deck, with its lines. */
export const findOwnVersion = async (
  db: Database | Transaction,
  userId: string,
  { deckId, id }: { readonly deckId: string; readonly id: string },
): Promise<(VersionRow & { readonly state: DeckState }) | undefined> => {
  const [row] = await db
    .select({ ...versionColumns, state: deckVersions.state })
    .from(deckVersions)
    .innerJoin(decks, eq(decks.id, deckVersions.deckId))
    .where(and(eq(decks.userId, userId), eq(deckVersions.deckId, deckId), eq(deckVersions.id, id)));
  return row && { ...row, state: DeckState.parse(row.state) };
};

export const deleteVersion = async (db: Database, id: string): Promise<void> => {
  await db.delete(deckVersions).where(eq(deckVersions.id, id));
};
