import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { type Database, schema, type Transaction } from "../../database/index.ts";
import { beyond, microsOf, type PagePosition } from "../../http/index.ts";

const { decks, deckCards } = schema;

const columns = {
  id: decks.id,
  userId: decks.userId,
  name: decks.name,
  format: decks.format,
  description: decks.description,
  featuredCardName: decks.featuredCardName,
  bracket: decks.bracket,
  bracketConfidence: decks.bracketConfidence,
  bracketReasoning: decks.bracketReasoning,
  archetype: decks.archetype,
  isFavorite: decks.isFavorite,
  createdAt: decks.createdAt,
  updatedAt: decks.updatedAt,
  gameChangersDetected: decks.gameChangersDetected,
  detectedCombos: decks.detectedCombos,
  micros: microsOf(decks.createdAt),
};

/** Decks with their copies of cards, counted by the database in the same query. */
const select = (db: Database) => {
  const copies = (condition: SQL) =>
    sql<number>`coalesce(sum(${deckCards.quantity}) filter (where ${condition}), 0)::int`;
  const counts = db
    .select({
      mainDeck: copies(sql`not ${deckCards.isSideboard}`).as("main_deck"),
      sideboard: copies(sql`${deckCards.isSideboard}`).as("sideboard"),
    })
    .from(deckCards)
    .where(eq(deckCards.deckId, decks.id))
    .as("counts");
  return db
    .select({ ...columns, mainDeckCount: counts.mainDeck, sideboardCount: counts.sideboard })
    .from(decks)
    .innerJoinLateral(counts, sql`true`);
};

export type DeckRow = Awaited<ReturnType<typeof select>>[number];

export const findOwnDeck = async (
  db: Database,
  userId: string,
  id: string,
): Promise<DeckRow | undefined> => {
  const [row] = await select(db).where(and(eq(decks.id, id), eq(decks.userId, userId)));
  return row;
};

/** Newest first; one row more than the limit. */
export const listDecks = (
  db: Database,
  userId: string,
  { position, limit }: { position: PagePosition | null; limit: number },
): Promise<DeckRow[]> =>
  select(db)
    .where(and(eq(decks.userId, userId), beyond(decks.createdAt, decks.id, position, "descending")))
    .orderBy(desc(decks.createdAt), desc(decks.id))
    .limit(limit + 1);

const cardColumns = {
  cardId: deckCards.cardId,
  cardName: deckCards.cardName,
  quantity: deckCards.quantity,
  isSideboard: deckCards.isSideboard,
  isCommander: deckCards.isCommander,
};

/** Commanders first, then the main deck, then the sideboard, each by name. */
const selectCards = (db: Database, deckId: string) =>
  db
    .select(cardColumns)
    .from(deckCards)
    .where(eq(deckCards.deckId, deckId))
    .orderBy(
      desc(deckCards.isCommander),
      asc(deckCards.isSideboard),
      asc(deckCards.cardName),
      asc(deckCards.id),
    );

export type DeckCardRow = Awaited<ReturnType<typeof selectCards>>[number];

export const cardsOfDeck = (db: Database, deckId: string): Promise<DeckCardRow[]> =>
  selectCards(db, deckId);

export const insertDeck = async (
  tx: Transaction,
  deck: typeof decks.$inferInsert,
): Promise<string> => {
  const [row] = await tx.insert(decks).values(deck).returning({ id: decks.id });
  if (row === undefined) throw new Error("the new deck has no row");
  return row.id;
};

/** Changes a deck of this person; false when it is missing or someone else's. */
export const updateOwnDeck = async (
  tx: Transaction,
  userId: string,
  id: string,
  change: PgUpdateSetSource<typeof decks>,
): Promise<boolean> => {
  const changed = await tx
    .update(decks)
    .set(change)
    .where(and(eq(decks.id, id), eq(decks.userId, userId)))
    .returning({ id: decks.id });
  return changed.length > 0;
};

export const replaceCards = async (
  tx: Transaction,
  deckId: string,
  cards: readonly DeckCardRow[],
): Promise<void> => {
  await tx.delete(deckCards).where(eq(deckCards.deckId, deckId));
  if (cards.length > 0) {
    await tx.insert(deckCards).values(cards.map((card) => ({ ...card, deckId })));
  }
};

/** Deletes those that are this person's and leaves the others. */
export const deleteOwnDecks = async (
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<number> => {
  const deleted = await db
    .delete(decks)
    .where(and(eq(decks.userId, userId), inArray(decks.id, [...ids])))
    .returning({ id: decks.id });
  return deleted.length;
};
