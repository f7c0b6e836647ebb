import { and, asc, desc, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { type Database, schema, type Transaction } from "../../database/index.ts";
import type { StoredLine } from "./deck-state.ts";

const { decks, deckCards, deckEdits, discussions, messages } = schema;

const columns = {
  id: decks.id,
  userId: decks.userId,
  name: decks.name,
  format: decks.format,
  description: decks.description,
  featuredCardName: decks.featuredCardName,
  bracket: decks.bracket,
  declaredBracket: decks.declaredBracket,
  declaredReason: decks.declaredReason,
  bracketConfidence: decks.bracketConfidence,
  bracketReasoning: decks.bracketReasoning,
  archetype: decks.archetype,
  declaredArchetype: decks.declaredArchetype,
  shareToken: decks.shareToken,
  isFavorite: decks.isFavorite,
  createdAt: decks.createdAt,
  updatedAt: decks.updatedAt,
  gameChangersDetected: decks.gameChangersDetected,
  detectedCombos: decks.detectedCombos,
  revision: decks.revision,
  lastEdit: decks.lastEdit,
  colorIdentity: decks.colorIdentity,
  factsEdition: decks.factsEdition,
};

/** The discussion of the deck of the outer query that holds its newest analysis (spec 1 §4.1). */
export const analysisDiscussion = sql<string | null>`(
  select ${discussions.id} from ${discussions}
    join ${messages} on ${messages.discussionId} = ${discussions.id}
  where ${discussions.deckId} = ${decks.id} and jsonb_exists(${messages.payload}, 'suggestions')
  order by ${messages.createdAt} desc limit 1)`;

export const discussionCount = sql<number>`(
  select count(*)::int from ${discussions} where ${discussions.deckId} = ${decks.id})`;

/**
 * Decks with their copies of cards, commanders and discussions, counted by the database in the same
 * query.
 *
 * @param key what a list is ordered by, as text
 */
export const selectDecks = (db: Database | Transaction, key: SQL<string> = sql<string>`''`) => {
  const copies = (condition: SQL) =>
    sql<number>`coalesce(sum(${deckCards.quantity}) filter (where ${condition}), 0)::int`;
  const counts = db
    .select({
      mainDeck: copies(sql`${deckCards.board} = 'main'`).as("main_deck"),
      sideboard: copies(sql`${deckCards.isSideboard}`).as("sideboard"),
      commanders: sql<
        string[]
      >`coalesce(jsonb_agg(${deckCards.cardName} order by ${deckCards.cardName})
        filter (where ${deckCards.isCommander}), '[]')`.as("commanders"),
    })
    .from(deckCards)
    .where(eq(deckCards.deckId, decks.id))
    .as("counts");
  return db
    .select({
      ...columns,
      key,
      mainDeckCount: counts.mainDeck,
      sideboardCount: counts.sideboard,
      commanderNames: counts.commanders,
      discussionCount,
      analysisDiscussion,
      canUndo: sql<boolean>`exists (select 1 from ${deckEdits}
        where ${deckEdits.deckId} = ${decks.id} and ${deckEdits.revision} = ${decks.lastEdit})`,
      canRedo: sql<boolean>`exists (select 1 from ${deckEdits}
        where ${deckEdits.deckId} = ${decks.id}
          and ${deckEdits.parent} is not distinct from ${decks.lastEdit})`,
    })
    .from(decks)
    .innerJoinLateral(counts, sql`true`)
    .$dynamic();
};

export type DeckRow = Awaited<ReturnType<typeof selectDecks>>[number];

/** A person's own deck. Undefined for another's as for a missing one. */
export const findOwnDeck = async (
  db: Database | Transaction,
  userId: string,
  id: string,
): Promise<DeckRow | undefined> => {
  const [row] = await selectDecks(db).where(and(eq(decks.id, id), eq(decks.userId, userId)));
  return row;
};

export const hasDecks = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(decks, eq(decks.userId, userId))) > 0;

/** A person's other decks that share cards with a deck, those that share most first. */
export const listSharing = (
  db: Database,
  userId: string,
  deckId: string | null,
  cards: readonly string[],
  most: number,
): Promise<{ name: string; shared: number }[]> => {
  const shared = sql<number>`count(distinct ${deckCards.cardName})::int`;
  return db
    .select({ name: decks.name, shared })
    .from(decks)
    .innerJoin(deckCards, eq(deckCards.deckId, decks.id))
    .where(
      and(
        eq(decks.userId, userId),
        deckId === null ? undefined : ne(decks.id, deckId),
        inArray(deckCards.cardName, [...cards]),
        inArray(deckCards.board, ["main", "companion"]),
      ),
    )
    .groupBy(decks.id)
    .orderBy(desc(shared), asc(decks.name))
    .limit(most);
};

const lineColumns = {
  id: deckCards.id,
  deckId: deckCards.deckId,
  cardId: deckCards.cardId,
  cardName: deckCards.cardName,
  quantity: deckCards.quantity,
  board: deckCards.board,
  isCommander: deckCards.isCommander,
  setCode: deckCards.setCode,
  collectorNumber: deckCards.collectorNumber,
  finish: deckCards.finish,
  categories: deckCards.categories,
  tags: deckCards.tags,
};

/** Commanders, main deck, sideboard, companion, maybeboard, extra. Each by name. */
export const linesOfDecks = (
  db: Database | Transaction,
  deckIds: readonly string[],
): Promise<(StoredLine & { deckId: string })[]> =>
  db
    .select(lineColumns)
    .from(deckCards)
    .where(inArray(deckCards.deckId, [...deckIds]))
    .orderBy(
      asc(deckCards.deckId),
      desc(deckCards.isCommander),
      sql`array_position(array['main', 'sideboard', 'companion', 'maybeboard', 'extra'], ${deckCards.board})`,
      asc(deckCards.cardName),
      asc(deckCards.id),
    );

export const linesOfDeck = async (
  db: Database | Transaction,
  deckId: string,
): Promise<StoredLine[]> =>
  (await linesOfDecks(db, [deckId])).map(({ deckId: _deckId, ...line }) => line);

/**
 * Stores a new deck.
 *
 * @returns its id. Undefined when its request has made it already
 */
export const insertDeck = async (
  tx: Transaction,
  deck: typeof decks.$inferInsert,
): Promise<string | undefined> => {
  const [row] = await tx
    .insert(decks)
    .values(deck)
    .onConflictDoNothing()
    .returning({ id: decks.id });
  return row?.id;
};

/**
 * Adds lines to a deck. One statement with one parameter, however many they are: to write and to read a
 * statement with a parameter for each field of a thousand lines keeps the thread for a tenth of a second,
 * and the one connection of the embedded database with it.
 */
export const insertLines = async (
  tx: Transaction,
  deckId: string,
  lines: readonly StoredLine[],
): Promise<void> => {
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({
    id: line.id,
    card_id: line.cardId,
    card_name: line.cardName,
    quantity: line.quantity,
    board: line.board,
    is_commander: line.isCommander,
    set_code: line.setCode,
    collector_number: line.collectorNumber,
    finish: line.finish,
    categories: line.categories,
    tags: line.tags,
  }));
  await tx.execute(sql`
    insert into deck_cards (deck_id, id, card_id, card_name, quantity, board, is_commander, set_code,
      collector_number, finish, categories, tags)
    select ${deckId}::uuid, line.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as line(id uuid, card_id text, card_name text, quantity integer, board text,
        is_commander boolean, set_code text, collector_number text, finish text, categories jsonb,
        tags jsonb)`);
};

export const deleteLines = async (
  tx: Transaction,
  deckId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  const isNamed = sql`${deckCards.id} = any(${sql.param(ids)}::uuid[])`;
  await tx.delete(deckCards).where(and(eq(deckCards.deckId, deckId), isNamed));
};

/** The row of an own deck, locked until the transaction ends. */
export const lockOwnDeck = async (
  tx: Transaction,
  userId: string,
  id: string,
): Promise<typeof decks.$inferSelect | undefined> => {
  const [row] = await tx
    .select()
    .from(decks)
    .where(and(eq(decks.id, id), eq(decks.userId, userId)))
    .for("update");
  return row;
};

export const updateDeck = async (
  db: Database | Transaction,
  id: string,
  change: PgUpdateSetSource<typeof decks>,
): Promise<void> => {
  await db.update(decks).set(change).where(eq(decks.id, id));
};

/** Changes a mark that is no edit. False when the deck is missing or someone else's. */
export const markDeck = async (
  db: Database,
  userId: string,
  id: string,
  mark: Partial<Pick<typeof decks.$inferInsert, "isFavorite" | "declaredArchetype" | "shareToken">>,
): Promise<boolean> => {
  const changed = await db
    .update(decks)
    .set(mark)
    .where(and(eq(decks.id, id), eq(decks.userId, userId)))
    .returning({ id: decks.id });
  return changed.length > 0;
};

/**
 * Deletes those that are this person's and leaves the others.
 *
 * @param revision absent: whatever they are at
 */
export const deleteOwnDecks = async (
  db: Database,
  userId: string,
  ids: readonly string[],
  revision?: number,
): Promise<number> => {
  const deleted = await db
    .delete(decks)
    .where(
      and(
        eq(decks.userId, userId),
        inArray(decks.id, [...ids]),
        revision === undefined ? undefined : eq(decks.revision, revision),
      ),
    )
    .returning({ id: decks.id });
  return deleted.length;
};

/** Own decks in the order of their ids, so many at a time: an export walks through all of them. */
export const nextOwnDecks = (
  db: Database,
  userId: string,
  after: string | null,
  limit: number,
): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: decks.id, name: decks.name })
    .from(decks)
    .where(and(eq(decks.userId, userId), after === null ? undefined : gt(decks.id, after)))
    .orderBy(asc(decks.id))
    .limit(limit);
