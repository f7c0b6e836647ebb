import { and, asc, eq, getTableColumns, inArray, is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Database, schema } from "../../../database/index.ts";

/** What the export tells otherwise, or what only the server uses. */
const LEFT_OUT: ReadonlySet<PgTable> = new Set<PgTable>([
  // Told by the account itself, without tokens and hashes.
  schema.session,
  schema.account,
  schema.mailLinks,
  // Whether there is a second factor, the account tells. Its secret is told once.
  schema.twoFactor,
  // Random numbers of links that were used, gone within the hour.
  schema.usedLinkTokens,
  // The course of an answer. The question, the answer and the charge are in tables of their own.
  schema.runs,
  schema.runEvents,
  // Sums over the question logs, which are exported themselves.
  schema.questionTotals,
  // Notes of admins on answers, for the judge's evaluation.
  schema.answerReviews,
]);

/** A table with rows of a person, and how to read them. */
export interface OwnedTable {
  readonly name: string;
  readonly table: PgTable;
  /** Without what the database computes by itself, such as words to search by. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  readonly key: readonly PgColumn[];
  ownedBy(database: Database, userId: string): SQL;
}

type Condition = OwnedTable["ownedBy"];

/** A foreign key of one column: ours, the one that it names, its table, and what a deletion there does. */
const foreignKeysOf = (table: PgTable) =>
  getTableConfig(table).foreignKeys.flatMap(({ onDelete, reference }) => {
    const { columns, foreignColumns, foreignTable } = reference();
    const [column] = columns;
    const [foreign] = foreignColumns;
    return column === undefined || foreign === undefined
      ? []
      : [{ column, foreign, foreignTable, onDelete }];
  });

/**
 * Whom the rows of a table belong to, by its foreign keys: to the person that `userId` names, also where
 * they stay in the books without him, such as payments; else to the one with whose `user` row they fall,
 * directly or through another table. A reader’s opinion of an answer is the reader’s, not the asker’s.
 */
const conditionOf = (table: PgTable): Condition | undefined => {
  const keys = foreignKeysOf(table);
  const people = keys.filter(({ foreignTable }) => foreignTable === schema.user);
  const own =
    people.find(({ column }) => getTableColumns(table).userId === column) ??
    people.find(({ onDelete }) => onDelete === "cascade");
  if (own !== undefined) return (_database, userId) => eq(own.column, userId);
  for (const { column, foreign, foreignTable, onDelete } of keys) {
    const parent = onDelete === "cascade" ? conditionOf(foreignTable) : undefined;
    if (parent !== undefined)
      return (database, userId) =>
        inArray(
          column,
          database.select({ key: foreign }).from(foreignTable).where(parent(database, userId)),
        );
  }
  return undefined;
};

const ownedTable = (table: PgTable): OwnedTable[] => {
  const ownedBy = conditionOf(table);
  if (ownedBy === undefined || LEFT_OUT.has(table)) return [];
  const { name, columns, primaryKeys } = getTableConfig(table);
  const own = columns.filter((column) => column.primary);
  // A key of several columns names copies of them: taken by name, they are those that a row is read by.
  const together = (primaryKeys[0]?.columns ?? []).flatMap((copy) =>
    columns.filter((column) => column.name === copy.name),
  );
  const key = own.length > 0 ? own : together;
  const read = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.generated === undefined,
  );
  return [
    { name, table, columns: Object.fromEntries(read) as OwnedTable["columns"], key, ownedBy },
  ];
};

/** What admins did to a person's account, bans and their reasons among it. Who did it is another person's. */
const doneToAccount = (): OwnedTable => {
  const { id, action, reason, until, createdAt } = schema.adminActions;
  return {
    name: "admin_actions",
    table: schema.adminActions,
    columns: { id, action, reason, until, createdAt },
    key: [id],
    ownedBy: (_database, userId) => eq(schema.adminActions.subjectId, userId),
  };
};

/**
 * Every table that holds something of a person. Found in the schema, so that a table to come is
 * exported without a word here.
 */
export const OWNED_TABLES: readonly OwnedTable[] = [
  ...(Object.values(schema) as unknown[])
    .filter((value): value is PgTable => is(value, PgTable))
    .flatMap(ownedTable),
  doneToAccount(),
];

export type OwnedRow = Record<string, unknown>;

/** The rows after one, in the order of the key. */
const beyond = (owned: OwnedTable, last: OwnedRow | undefined): SQL | undefined => {
  if (last === undefined) return undefined;
  const names = Object.entries(owned.columns);
  const values = owned.key.map((column) => {
    const name = names.find(([, each]) => each === column)?.[0] ?? "";
    return sql`${sql.param(last[name], column)}`;
  });
  const columns = owned.key.map((column) => sql`${column}`);
  return sql`(${sql.join(columns, sql`, `)}) > (${sql.join(values, sql`, `)})`;
};

/** Rows read at a time, at most. */
const PAGE = 200;
/**
 * Bytes read at a time, as the database keeps them: some hundred kilobytes of text. One row is read however
 * long it is. Two hundred edits of a whole deck are a hundred megabytes.
 */
const PAGE_BYTES = 40_000;

/** What a row has of long values, counted without reading them. */
const bytesOf = ({ columns }: OwnedTable): SQL<number> | undefined => {
  const long = Object.values(columns).filter(({ dataType }) => dataType === "json");
  const sizes = long.map((column) => sql`coalesce(pg_column_size(${column}), 0)`);
  return long.length === 0 ? undefined : sql<number>`${sql.join(sizes, sql` + `)}`;
};

/** How many of the next rows are read at once. */
const fitting = (rows: readonly { readonly bytes: number }[]): number => {
  let bytes = 0;
  const tooMany = rows.findIndex((row) => {
    bytes += row.bytes;
    return bytes > PAGE_BYTES;
  });
  return tooMany === -1 ? rows.length : Math.max(tooMany, 1);
};

/** A person's next rows of a table after one, in the order of the key. None when that was the last one. */
export const nextRows = async (
  database: Database,
  owned: OwnedTable,
  userId: string,
  after: OwnedRow | undefined,
): Promise<OwnedRow[]> => {
  const condition = and(owned.ownedBy(database, userId), beyond(owned, after));
  const order = owned.key.map((column) => asc(column));
  const bytes = bytesOf(owned);
  const sizes =
    bytes &&
    (await database
      .select({ bytes })
      .from(owned.table)
      .where(condition)
      .orderBy(...order)
      .limit(PAGE));
  if (sizes?.length === 0) return [];
  return database
    .select(owned.columns)
    .from(owned.table)
    .where(condition)
    .orderBy(...order)
    .limit(sizes === undefined ? PAGE : fitting(sizes));
};
