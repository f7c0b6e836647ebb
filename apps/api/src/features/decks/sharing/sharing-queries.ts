import { and, eq, sql } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";
import { type DeckRow, selectDecks } from "../queries.ts";

const { decks } = schema;

/** Keeps a token unless the deck has one. The one that it has then, undefined when the deck is missing. */
export const keepShareToken = async (
  db: Database,
  userId: string,
  id: string,
  token: string,
): Promise<string | null | undefined> => {
  const [row] = await db
    .update(decks)
    .set({ shareToken: sql`coalesce(${decks.shareToken}, ${token})` })
    .where(and(eq(decks.id, id), eq(decks.userId, userId)))
    .returning({ token: decks.shareToken });
  return row?.token;
};

export const findSharedDeck = async (db: Database, token: string): Promise<DeckRow | undefined> => {
  const [row] = await selectDecks(db).where(eq(decks.shareToken, token));
  return row;
};
