import { and, desc, eq, lte, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../../database/index.ts";
import { compactLine, DeckState } from "../deck-state.ts";
import { Difference } from "./difference.ts";

const { decks, deckEdits, deckVersions } = schema;

/** Edits that can be undone. Older ones are forgotten. */
const EDITS_KEPT = 200;

export interface KeptEdit {
  readonly revision: number;
  readonly parent: number | null;
  readonly difference: Difference;
}

/** What names a call that must not be made twice. */
export interface EditRequest {
  readonly id: string;
  /** SHA-256 of what it asks for. */
  readonly hash: string;
}

/** Adds an edit and forgets what is too old. */
export const keepEdit = async (
  tx: Transaction,
  deckId: string,
  edit: KeptEdit,
  request?: EditRequest,
): Promise<void> => {
  const { fields, removed, added } = edit.difference;
  const difference = { fields, removed: removed.map(compactLine), added: added.map(compactLine) };
  const { id: requestId, hash: requestHash } = request ?? {};
  await tx.insert(deckEdits).values({ deckId, ...edit, difference, requestId, requestHash });
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

/** The edit of an own deck that a request made, while it is kept. */
export const findRequestedEdit = async (
  db: Database,
  { userId, deckId, requestId }: Readonly<Record<"userId" | "deckId" | "requestId", string>>,
): Promise<{ hash: string | null } | undefined> => {
  const [row] = await db
    .select({ hash: deckEdits.requestHash })
    .from(deckEdits)
    .innerJoin(decks, eq(decks.id, deckEdits.deckId))
    .where(
      and(
        eq(decks.userId, userId),
        eq(deckEdits.deckId, deckId),
        eq(deckEdits.requestId, requestId),
      ),
    );
  return row;
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
  const state = { ...version.state, lines: version.state.lines.map(compactLine) };
  const [row] = await tx
    .insert(deckVersions)
    .values({ ...version, state })
    .returning(versionColumns);
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
