import { sql } from "drizzle-orm";
import type { Database } from "../database/index.ts";

/** What waits or is worked on, by the indexes that those who work on it use. */
export interface Queues extends Record<string, number> {
  readonly runs: number;
  readonly channel_questions: number;
  readonly payment_events: number;
}

const UNKNOWN: Queues = {
  runs: Number.NaN,
  channel_questions: Number.NaN,
  payment_events: Number.NaN,
};

/** Lengths of the queues of all processes. Unknown ones while the database is away. */
export const countQueues = async (db: Database): Promise<Queues> => {
  try {
    const { rows } = await db.execute<Queues>(sql`
      select (select count(*)::int from runs where status = 'running') as runs,
        (select count(*)::int from guild_questions q join runs r on r.id = q.run_id
          where r.status = 'running') as channel_questions,
        (select count(*)::int from payment_events where outcome is null) as payment_events`);
    return rows[0] ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
};
