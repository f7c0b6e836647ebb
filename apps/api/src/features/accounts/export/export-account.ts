import type { Database } from "../../../database/index.ts";
import { nextRows, OWNED_TABLES, type OwnedRow, type OwnedTable } from "./queries.ts";

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const present = (row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(row).map(([key, value]) => [snake(key), value])),
  );

async function* rowsOf(
  database: Database,
  owned: OwnedTable,
  userId: string,
): AsyncGenerator<string> {
  let last: OwnedRow | undefined;
  let separator = "";
  for (;;) {
    const rows = await nextRows(database, owned, userId, last);
    for (const row of rows) {
      yield `${separator}\n    ${present(row)}`;
      separator = ",";
    }
    last = rows.at(-1);
    if (last === undefined) return;
  }
}

/**
 * Everything that the product holds of a person, as the text of one JSON object: what `head` says, then
 * every table of theirs under its own name. Read page by page, so that a large account needs no more
 * memory than a small one.
 *
 * @param head what is not a table: the account, the sessions
 */
export async function* exportAccount(
  database: Database,
  userId: string,
  head: Readonly<Record<string, unknown>>,
): AsyncGenerator<string> {
  yield `{${Object.entries(head)
    .map(([name, value]) => `\n  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(",")}`;
  for (const owned of OWNED_TABLES) {
    yield `,\n  ${JSON.stringify(owned.name)}: [`;
    yield* rowsOf(database, owned, userId);
    yield "\n  ]";
  }
  yield "\n}\n";
}
