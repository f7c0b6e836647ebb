import type { DiscussionType } from "@spellwright/contract";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Database, schema } from "../../database/index.ts";
import { beyond, type PagePosition } from "../../http/index.ts";
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

/** By title a page goes on after the title of its last row; when that was deleted since, it begins anew. */
const afterTitle = (position: PagePosition | null): SQL | undefined => {
  if (position === null) return undefined;
  const last = sql`(select ${folded(sql`title`)} from discussions where id = ${position.id}::uuid)`;
  return sql`(${folded(discussions.title)}, ${discussions.id}) > (coalesce(${last}, ''), ${position.id}::uuid)`;
};

const beyondRow = (sort: DiscussionSort, position: PagePosition | null): SQL | undefined =>
  sort === "title"
    ? afterTitle(position)
    : beyond(
        discussions.createdAt,
        discussions.id,
        position,
        sort === "recent" ? "descending" : "ascending",
      );

const ORDERS: Readonly<Record<DiscussionSort, SQL>> = {
  recent: sql`${discussions.createdAt} desc, ${discussions.id} desc`,
  oldest: sql`${discussions.createdAt} asc, ${discussions.id} asc`,
  title: sql`${folded(discussions.title)} asc, ${discussions.id} asc`,
};

/** DISC-07: newest first unless asked otherwise (FOR-03); one row more than the limit. */
export const listDiscussions = (
  db: Database,
  userId: string,
  { type, deckId, withoutDeck, search, isPublic }: DiscussionFilter,
  { sort, position, limit }: { sort: DiscussionSort; position: PagePosition | null; limit: number },
): Promise<DiscussionRow[]> =>
  selectDiscussions(db)
    .where(
      and(
        eq(discussions.userId, userId),
        type && eq(discussions.type, type),
        deckId === undefined ? undefined : eq(discussions.deckId, deckId),
        withoutDeck === true ? isNull(discussions.deckId) : undefined,
        isPublic === undefined ? undefined : eq(discussions.isPublic, isPublic),
        search === undefined || search === ""
          ? undefined
          : sql`strpos(${folded(discussions.title)}, ${folded(sql`${search}::text`)}) > 0`,
        beyondRow(sort, position),
      ),
    )
    .orderBy(ORDERS[sort])
    .limit(limit + 1);
