import type { DiscussionType } from "@spellwright/contract";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Database, schema } from "../../database/index.ts";
import { type PagePosition, rowsAfter } from "../../http/index.ts";
import { type DiscussionRow, selectDiscussions } from "./queries.ts";

const { discussions } = schema;

export type DiscussionSort = "recent" | "oldest" | "title";

export interface DiscussionFilter {
  readonly type: DiscussionType | undefined;
  readonly deckId: string | undefined;
  /** True: only those of no deck. */
  readonly withoutDeck: boolean | undefined;
  /** Part of a title. */
  readonly search: string | undefined;
  readonly isPublic: boolean | undefined;
}

const folded = (text: SQL | typeof discussions.title): SQL => sql`lower(unaccent(${text}))`;

/** Where a page goes on, as it stands in a query that is written before it is known. */
const POSITION = { micros: sql.placeholder("micros"), id: sql.placeholder("positionId") };

/**
 * By title a page goes on after the title of its last row. When that was deleted since, it begins anew. So it
 * does after another's: whoever knows its id would else read its title from where the page begins.
 */
const afterTitle = ({ id }: typeof POSITION): SQL => {
  const last = sql`(select ${folded(sql`title`)} from discussions where id = ${id}::uuid and user_id = ${sql.placeholder("userId")})`;
  return sql`(${folded(discussions.title)}, ${discussions.id}) > (coalesce(${last}, ''), ${id}::uuid)`;
};

const beyondRow = (sort: DiscussionSort): SQL | undefined =>
  sort === "title"
    ? afterTitle(POSITION)
    : rowsAfter(
        discussions.createdAt,
        discussions.id,
        POSITION,
        sort === "recent" ? "descending" : "ascending",
      );

const ORDERS: Readonly<Record<DiscussionSort, SQL>> = {
  recent: sql`${discussions.createdAt} desc, ${discussions.id} desc`,
  oldest: sql`${discussions.createdAt} asc, ${discussions.id} asc`,
  title: sql`${folded(discussions.title)} asc, ${discussions.id} asc`,
};

/** What a query asks for rowsAfter its owner: of each combination there is one text. */
interface Shape {
  readonly type: boolean;
  readonly deckId: boolean;
  readonly withoutDeck: boolean;
  readonly search: boolean;
  readonly isPublic: boolean;
  readonly goesOn: boolean;
  readonly sort: DiscussionSort;
}

const write = (db: Database, shape: Shape) =>
  selectDiscussions(db)
    .where(
      and(
        eq(discussions.userId, sql.placeholder("userId")),
        shape.type ? eq(discussions.type, sql.placeholder("type")) : undefined,
        shape.deckId ? eq(discussions.deckId, sql.placeholder("deckId")) : undefined,
        shape.withoutDeck ? isNull(discussions.deckId) : undefined,
        shape.isPublic ? eq(discussions.isPublic, sql.placeholder("isPublic")) : undefined,
        shape.search
          ? sql`strpos(${folded(discussions.title)}, ${folded(sql`${sql.placeholder("search")}::text`)}) > 0`
          : undefined,
        shape.goesOn ? beyondRow(shape.sort) : undefined,
      ),
    )
    .orderBy(ORDERS[shape.sort])
    .limit(sql.placeholder("rows"))
    .prepare("");

/**
 * DISC-07: newest first unless asked otherwise (FOR-03). One row more than the limit. Every visit makes such
 * a query: its text is written once, without a name at the server, which a pool in between would lose.
 */
export const createListDiscussions = (db: Database) => {
  const written = new Map<string, ReturnType<typeof write>>();
  return (
    userId: string,
    { type, deckId, withoutDeck, search, isPublic }: DiscussionFilter,
    {
      sort,
      position,
      limit,
    }: { sort: DiscussionSort; position: PagePosition | null; limit: number },
  ): Promise<DiscussionRow[]> => {
    const shape: Shape = {
      type: type !== undefined,
      deckId: deckId !== undefined,
      withoutDeck: withoutDeck === true,
      search: search !== undefined && search !== "",
      isPublic: isPublic !== undefined,
      goesOn: position !== null,
      sort,
    };
    const key = Object.values(shape).join();
    const query = written.get(key) ?? write(db, shape);
    written.set(key, query);
    return query.execute({
      ...{ userId, type, deckId, search, isPublic, rows: limit + 1 },
      ...{ micros: position?.micros, positionId: position?.id },
    });
  };
};
