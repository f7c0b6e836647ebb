import { and, eq, gt } from "drizzle-orm";
import { type Database, schema } from "../../database/index.ts";

const { cards } = schema;

/** As many rows as are made objects in some milliseconds. */
const NAMES_PAGE = 1_000;

const readNamesAfter = (db: Database, editionId: number, id: string) =>
  db
    .select({
      id: cards.id,
      name: cards.name,
      printedName: cards.printedName,
      flavorNames: cards.flavorNames,
      faceNames: cards.faceNames,
      rank: cards.edhrecRank,
    })
    .from(cards)
    .where(and(eq(cards.editionId, editionId), gt(cards.id, id)))
    .orderBy(cards.id)
    .limit(NAMES_PAGE);

/** The names of all cards of an edition, read page by page, so that others are answered in between. */
export const readCardNames = async (db: Database, editionId: number) => {
  const names: Awaited<ReturnType<typeof readNamesAfter>> = [];
  for (;;) {
    const page = await readNamesAfter(db, editionId, names.at(-1)?.id ?? "");
    names.push(...page);
    if (page.length < NAMES_PAGE) return names;
  }
};
