import { and, asc, eq, getTableColumns, inArray, is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Database, schema } from "../../../database/index.ts";

/** What the export tells otherwise, or what only the server uses. */
const LEFT_OUT: ReadonlySet<PgTable> = new Set<PgTable>([
  // Told by the account itself, without tokens and hashes.
  schema.session,
  schema.account,
  schema.mailLinks,
  // Random numbers of links that were used, gone within the hour.
  schema.usedLinkTokens,
  // The course of an answer; the question, the answer and the charge are in tables of their own.
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
  const key = own.length > 0 ? own : (primaryKeys[0]?.columns ?? []);
  const read = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.generated === undefined,
  );
  return [
    { name, table, columns: Object.fromEntries(read) as OwnedTable["columns"], key, ownedBy },
  ];
};

/** What admins did to a person's account, bans and their reasons among it; who did it is another person's. */
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

/** A person's rows of a table after one, in the order of the key. */
export const nextRows = (
  database: Database,
  owned: OwnedTable,
  userId: string,
  { after, limit }: { readonly after: OwnedRow | undefined; readonly limit: number },
): Promise<OwnedRow[]> =>
  database
    .select(owned.columns)
    .from(owned.table)
    .where(and(owned.ownedBy(database, userId), beyond(owned, after)))
    .orderBy(...owned.key.map((column) => asc(column)))
    .limit(limit);
