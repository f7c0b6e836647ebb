import { BETWEEN_TURNS, type Weight } from "@spellwright/services";
import { sql } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";

const { serviceTurns: turn } = schema;

const milliseconds = (ms: number) => sql`${ms} * interval '1 millisecond'`;

/**
 * Takes the next turn at a service, in one statement.
 *
 * @returns milliseconds until it begins. Undefined while the door stays closed for longer than the patience
 */
export const takeServiceTurn = async (
  database: Database,
  service: string,
  { weight, patienceMs }: { readonly weight: Weight; readonly patienceMs: number },
): Promise<number | undefined> => {
  const isHeavy = weight === "heavy";
  const afterHeavy = isHeavy
    ? sql`${turn.heavyAt} + ${milliseconds(BETWEEN_TURNS.heavy)}`
    : sql`null`;
  const next = sql`greatest(clock_timestamp(), ${turn.closedUntil},
    ${turn.lastAt} + ${milliseconds(BETWEEN_TURNS.light)}, ${afterHeavy})`;
  const now = sql`clock_timestamp()`;
  const [taken] = await database
    .insert(turn)
    .values({ service, lastAt: now, ...(isHeavy ? { heavyAt: now } : {}) })
    .onConflictDoUpdate({
      target: turn.service,
      set: { lastAt: next, ...(isHeavy ? { heavyAt: next } : {}) },
      setWhere: sql`coalesce(${turn.closedUntil} <= clock_timestamp() + ${milliseconds(patienceMs)}, true)`,
    })
    .returning({
      waitMs: sql<number>`(extract(epoch from ${turn.lastAt} - clock_timestamp()) * 1000)::float8`,
    });
  return taken === undefined ? undefined : Math.max(0, taken.waitMs);
};

/** Milliseconds for which a service's door stays closed. */
export const closedFor = async (database: Database, service: string): Promise<number> => {
  const { rows } = await database.execute<{ ms: number | null }>(sql`
    select (extract(epoch from ${turn.closedUntil} - clock_timestamp()) * 1000)::float8 as ms
    from ${turn} where ${turn.service} = ${service}`);
  return Math.max(0, rows[0]?.ms ?? 0);
};

/** Closes a service's door for so many milliseconds. One that is closed for longer stays so. */
export const closeService = async (
  database: Database,
  service: string,
  ms: number,
): Promise<void> => {
  const until = sql`clock_timestamp() + ${milliseconds(ms)}`;
  await database
    .insert(turn)
    .values({ service, closedUntil: until })
    .onConflictDoUpdate({
      target: turn.service,
      set: { closedUntil: sql`greatest(${turn.closedUntil}, ${until})` },
    });
};
