import { type SQL, sql } from "drizzle-orm";
import type { OpenDatabase } from "../../src/database/index.ts";
import type { Person } from "../authorization/people.ts";
import type { Things } from "../authorization/things.ts";

/** What tells whose a row is, by its column. */
const ownedBy = (column: string, owner: Person, things: Things): SQL => {
  const of: Readonly<Record<string, SQL>> = {
    user_id: sql`user_id = ${owner.id}`,
    deck_id: sql`deck_id in (select id from decks where user_id = ${owner.id})`,
    discussion_id: sql`discussion_id in (select id from discussions where user_id = ${owner.id})`,
    guild_id: sql`guild_id = ${things.guild}`,
  };
  const found = of[column];
  if (found === undefined) throw new Error(`${column} names no owner`);
  return found;
};

const COLUMNS = ["user_id", "deck_id", "discussion_id", "guild_id"];

/** The first column of each table that tells whose its rows are, the account itself apart. */
const ownedTables = async ({ db }: OpenDatabase) => {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(
    sql`select table_name as name, array_agg(column_name::text) as columns
      from information_schema.columns where table_schema = 'public' group by table_name`,
  );
  return rows.flatMap(({ name, columns }) => {
    const column = COLUMNS.find((each) => columns.includes(each));
    return column === undefined ? [] : [{ name, column }];
  });
};

/**
 * Looks at all that somebody has.
 *
 * @returns a function that gives one line for each table, which changes with any of their rows
 */
export const createOwnerState = async (database: OpenDatabase) => {
  const tables = await ownedTables(database);
  return async (owner: Person, things: Things): Promise<readonly string[]> => {
    const digest = (name: string, where: SQL) =>
      sql`select ${name}::text as name, md5(string_agg(r::text, '|' order by r::text)) as rows
        from ${sql.identifier(name)} r where ${where}`;
    const all = [
      digest("user", sql`id = ${owner.id}`),
      ...tables.map(({ name, column }) => digest(name, ownedBy(column, owner, things))),
    ];
    const { rows } = await database.db.execute<{ name: string; rows: string | null }>(
      sql.join(all, sql` union all `),
    );
    return rows.map((row) => `${row.name} ${row.rows}`);
  };
};
