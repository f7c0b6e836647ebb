import type { OpenDatabase } from "./open.ts";

/**
 * Tables of people: `user`, those with somebody's Discord identity, and all that stand on them. Rules and
 * cards, which are large and nobody's, are not among them. The counts of dead rows that PostgreSQL keeps
 * would not do: they come late, and a kill loses them.
 */
const OF_PEOPLE = `
  with recursive of_people as (
    select '"user"'::regclass::oid as id
    union select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
      where attname = 'discord_user_id' and relkind = 'r' and relnamespace = 'public'::regnamespace
    union select conrelid from pg_constraint join of_people on confrelid = of_people.id
  )
  select id::regclass::text as name from of_people where id <> 0`;

/**
 * Takes deleted rows off the disk of the embedded database. PostgreSQL only marks them: their bytes stay in
 * the files of their tables, in samples of values that the planner keeps, and in the log of what was written.
 * One table at a time, so that others are answered in between. The thread of the database does the work.
 *
 * @returns the tables that were written anew. None on PostgreSQL, which is its operator’s
 */
export const eraseDeleted = async ({
  pool,
  embedded,
}: OpenDatabase): Promise<readonly string[]> => {
  if (!embedded) return [];
  const { rows } = await pool.query<{ name: string }>(OF_PEOPLE);
  for (const { name } of rows) await pool.query(`vacuum (full, analyze) ${name}`);
  await pool.query("vacuum full pg_statistic");
  await pool.query("select pg_switch_wal()");
  await pool.query("checkpoint");
  return rows.map(({ name }) => name);
};
