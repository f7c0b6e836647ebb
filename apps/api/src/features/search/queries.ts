import type { DiscussionType } from "@spellwright/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/index.ts";

/** Marks of what was found in an excerpt. Neither can stand in a stored text. */
export const MATCH_MARKS = { start: "\u0001", end: "\u0002" } as const;

export interface SearchRow {
  readonly discussionId: string;
  readonly title: string;
  readonly type: DiscussionType;
  readonly deckId: string | null;
  readonly messageId: string | null;
  readonly role: "user" | "oracle" | "forge" | null;
  readonly excerpt: string;
  readonly createdAt: Date;
}

const HEADLINE = `StartSel=${MATCH_MARKS.start}, StopSel=${MATCH_MARKS.end}, MaxWords=28, MinWords=12, MaxFragments=2, FragmentDelimiter=" … "`;

/**
 * Dashes that leave nothing out: a row of them would be as many denials in each other, which PostgreSQL
 * refuses as an error of its own (XX000).
 */
const IDLE_DASH = /-(?![\p{L}\p{N}"])|(?<=\S)-(?=["])/gu;

/** A question as a person writes it, read in both languages, and as it stands for rule numbers. */
const queryOf = (written: string): SQL => {
  const text = written.replace(IDLE_DASH, " ");
  return sql`(
  websearch_to_tsquery('public.french_unaccent', ${text}) ||
  websearch_to_tsquery('public.english_unaccent', ${text}) ||
  websearch_to_tsquery('simple', ${text}))`;
};

/** What a person reads of a message: a question and an answer of the Forge have their text in one place. */
const TEXT = sql`case when m.role = 'oracle'
  then concat_ws(' ', m.payload->'ruling'->>'ruling', m.payload->'ruling'->>'explanation')
  else m.payload->>'content' end`;

/**
 * One's own messages and titles that hold the words, best first, the newest first among equals. The
 * excerpts are cut for the rows of the answer only.
 */
export const searchOwn = async (
  db: Database,
  userId: string,
  { text, type, limit }: { text: string; type: DiscussionType | undefined; limit: number },
): Promise<SearchRow[]> => {
  const ofType = type === undefined ? sql`true` : sql`d.type = ${type}`;
  const { rows } = await db.execute<{
    discussion_id: string;
    title: string;
    type: DiscussionType;
    deck_id: string | null;
    message_id: string | null;
    role: SearchRow["role"];
    excerpt: string;
    created_at: string;
  }>(sql`
    with asked as (select ${queryOf(text)} as query),
    hits as (
      (select d.id as discussion_id, null::text as message_id, d.created_at,
        ts_rank(d.words, asked.query) * 2 as rank
      from asked, discussions d
      where d.user_id = ${userId} and ${ofType} and d.words @@ asked.query)
      union all
      (select d.id, m.id, m.created_at, ts_rank(m.words, asked.query, 1)
      from asked, messages m join discussions d on d.id = m.discussion_id
      where d.user_id = ${userId} and ${ofType} and m.words @@ asked.query)
      order by rank desc, created_at desc, message_id
      limit ${limit}
    )
    select hits.discussion_id, d.title, d.type, d.deck_id, hits.message_id, m.role,
      to_char(hits.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      ts_headline('public.french_unaccent', coalesce(${TEXT}, d.title), asked.query, ${HEADLINE}) as excerpt
    from hits
    join discussions d on d.id = hits.discussion_id
    left join messages m on m.id = hits.message_id
    cross join asked
    order by hits.rank desc, hits.created_at desc, hits.message_id`);
  return rows.map((row) => ({
    discussionId: row.discussion_id,
    title: row.title,
    type: row.type,
    deckId: row.deck_id,
    messageId: row.message_id,
    role: row.role,
    excerpt: row.excerpt,
    createdAt: new Date(row.created_at),
  }));
};
