import { and, eq } from "drizzle-orm";
import { type Database, schema } from "../../database/index.ts";

const { decks } = schema;

/** The deck that an import, or a call with an id, made. Undefined while none did. */
export const findRequestedDeck = async (
  db: Database,
  userId: string,
  requestId: string,
): Promise<{ id: string; hash: string | null } | undefined> => {
  const [row] = await db
    .select({ id: decks.id, hash: decks.importHash })
    .from(decks)
    .where(and(eq(decks.userId, userId), eq(decks.importRequestId, requestId)));
  return row;
};
