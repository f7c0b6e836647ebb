import { and, asc, eq } from "drizzle-orm";
import * as z from "zod";
import { type Database, schema } from "../../database/index.ts";

const { cardEditions, cards, discussions } = schema;

/** The title of a public discussion. Undefined for private and missing ones alike. */
export const findPublicTitle = async (
  db: Database,
  type: "oracle" | "forge",
  id: string,
): Promise<string | undefined> => {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [row] = await db
    .select({ title: discussions.title })
    .from(discussions)
    .where(and(eq(discussions.id, id), eq(discussions.type, type), eq(discussions.isPublic, true)));
  return row?.title;
};

/** English names of the cards in use, in order. */
export const listCardNames = async (
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> => {
  const rows = await db
    .select({ name: cards.name })
    .from(cards)
    .innerJoin(cardEditions, eq(cardEditions.id, cards.editionId))
    .where(eq(cardEditions.isCurrent, true))
    .orderBy(asc(cards.name))
    .offset(offset)
    .limit(limit);
  return rows.map(({ name }) => name);
};
