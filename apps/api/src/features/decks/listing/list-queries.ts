import type { DeckFormat, DeckSort, DeckSummary } from "@spellwright/contract";
import { and, asc, desc, eq, exists, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";
import { analysisDiscussion, type DeckRow, discussionCount, selectDecks } from "../queries.ts";
import type { ListPosition } from "./list-cursor.ts";

const { deckCards, decks, discussions } = schema;

export interface DeckFilter {
  /** Folded; null: all names. */
  readonly search: string | null;
  /** English names of cards that the search may mean: decks that one of them leads are found too. */
  readonly commanders: readonly string[];
  readonly format: DeckFormat | undefined;
  readonly bracket: number | undefined;
  readonly archetype: string | undefined;
  readonly favorite: boolean | undefined;
}

/** The deck of the outer query has one of these commanders. */
const isLedBy = (db: Database, names: readonly string[]): SQL | undefined =>
  names.length === 0
    ? undefined
    : exists(
        db
          .select({ id: deckCards.id })
          .from(deckCards)
          .where(
            and(
              eq(deckCards.deckId, decks.id),
              deckCards.isCommander,
              inArray(deckCards.cardName, [...names]),
            ),
          ),
      );

const matching = (db: Database, userId: string, filter: DeckFilter): SQL | undefined =>
  and(
    eq(decks.userId, userId),
    filter.search === null
      ? undefined
      : or(sql`strpos(${decks.nameFolded}, ${filter.search}) > 0`, isLedBy(db, filter.commanders)),
    filter.format && eq(decks.format, filter.format),
    filter.bracket === undefined ? undefined : eq(decks.bracket, filter.bracket),
    filter.archetype === undefined
      ? undefined
      : eq(sql`coalesce(${decks.declaredArchetype}, ${decks.archetype})`, filter.archetype),
    filter.favorite === undefined ? undefined : eq(decks.isFavorite, filter.favorite),
  );

/** What each order goes by. The id breaks ties. A deck without a bracket comes before the first. */
const KEYS: Readonly<Record<DeckSort, { key: SQL; type: SQL; text: SQL<string> }>> = {
  date: {
    key: sql`${decks.createdAt}`,
    type: sql`timestamptz`,
    // Exact, where a JavaScript date would cut the microseconds.
    text: sql<string>`to_char(${decks.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
  name: { key: sql`${decks.nameFolded}`, type: sql`text`, text: sql`${decks.nameFolded}` },
  bracket: {
    key: sql`coalesce(${decks.bracket}, 0)`,
    type: sql`integer`,
    text: sql`coalesce(${decks.bracket}, 0)::text`,
  },
  discussions: { key: discussionCount, type: sql`integer`, text: sql`${discussionCount}::text` },
};

export interface DeckOrder {
  readonly sort: DeckSort;
  readonly order: "asc" | "desc";
}

/**
 * One page, and one row more. The rows are chosen before anything is counted of them: a page costs the
 * same among ten decks and among thousands.
 */
export const listDecks = (
  db: Database,
  userId: string,
  filter: DeckFilter,
  { sort, order }: DeckOrder,
  { position, limit }: { position: ListPosition | null; limit: number },
): Promise<DeckRow[]> => {
  const { key, type, text } = KEYS[sort];
  const direction = order === "asc" ? sql`asc` : sql`desc`;
  const than = order === "asc" ? sql`>` : sql`<`;
  const beyond =
    position === null
      ? undefined
      : sql`(${key}, ${decks.id}) ${than} (${position.key}::${type}, ${position.id}::uuid)`;
  const byKey = sql`${key} ${direction}, ${decks.id} ${direction}`;
  const page = db
    .select({ id: decks.id, place: sql<number>`row_number() over (order by ${byKey})`.as("place") })
    .from(decks)
    .where(and(matching(db, userId, filter), beyond))
    .orderBy(byKey)
    .limit(limit + 1)
    .as("page");
  return selectDecks(db, text).innerJoin(page, eq(page.id, decks.id)).orderBy(asc(page.place));
};

export const countDecks = async (
  db: Database,
  userId: string,
  filter: DeckFilter,
): Promise<number> => db.$count(decks, matching(db, userId, filter));

/** What the dashboard counts; one query. */
export const summarizeDecks = async (db: Database, userId: string): Promise<DeckSummary> => {
  const generalQuestions = db.$count(
    discussions,
    and(eq(discussions.userId, userId), eq(discussions.type, "forge"), isNull(discussions.deckId)),
  );
  const [row] = await db
    .select({
      decks: sql<number>`count(*)::int`,
      favorites: sql<number>`(count(*) filter (where ${decks.isFavorite}))::int`,
      without_analysis: sql<number>`(count(*) filter (where ${analysisDiscussion} is null))::int`,
      general_questions: sql<number>`${generalQuestions}::int`,
    })
    .from(decks)
    .where(eq(decks.userId, userId));
  if (row === undefined) throw new Error("a count without a row");
  return row;
};

/** The id of a person’s own deck by its name, whatever its case. The newest of several. */
export const findOwnDeckId = async (
  db: Database,
  userId: string,
  name: string,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: decks.id })
    .from(decks)
    .where(and(eq(decks.userId, userId), eq(sql`lower(${decks.name})`, name.toLowerCase())))
    .orderBy(desc(decks.updatedAt))
    .limit(1);
  return row?.id;
};
