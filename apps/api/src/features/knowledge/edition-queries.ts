import type { RulesEdition } from "@spellwright/rulebook";
import { and, eq, sql } from "drizzle-orm";
import { type Database, schema } from "../../database/index.ts";

const { ruleEditions } = schema;

/** What is long in an edition. */
type List = keyof Pick<RulesEdition, "rules" | "glossary">;

/** As many entries as the embedded database writes, and this thread reads, in some milliseconds. */
const ENTRIES_AT_ONCE = 300;

/** An edition with its length of each list. Another hash is another content under the same name. */
const readHead = async (db: Database, id: string) => {
  const { edition, contentHash } = ruleEditions;
  const [row] = await db
    .select({
      contentHash,
      rest: sql<Omit<RulesEdition, List>>`${edition} - 'rules' - 'glossary'`,
      rules: sql<number>`jsonb_array_length(${edition} -> 'rules')`,
      glossary: sql<number>`jsonb_array_length(${edition} -> 'glossary')`,
    })
    .from(ruleEditions)
    .where(eq(ruleEditions.id, id));
  return row;
};

/** Undefined when the edition became another one meanwhile. */
const readList = async <Entry>(
  db: Database,
  list: List,
  { id, contentHash, length }: { id: string; contentHash: string; length: number },
): Promise<readonly Entry[] | undefined> => {
  const entries: Entry[] = [];
  for (let from = 0; from < length; from += ENTRIES_AT_ONCE) {
    const path = `$.${list}[${from} to ${from + ENTRIES_AT_ONCE - 1}]`;
    const [row] = await db
      .select({
        entries: sql<Entry[]>`jsonb_path_query_array(${ruleEditions.edition}, ${path}::jsonpath)`,
      })
      .from(ruleEditions)
      .where(and(eq(ruleEditions.id, id), eq(ruleEditions.contentHash, contentHash)));
    if (row === undefined) return undefined;
    entries.push(...row.entries);
  }
  return entries;
};

/**
 * A stored edition, read piece by piece: in one go it keeps the one connection of the embedded database, and
 * then this thread, for a tenth of a second.
 *
 * @returns undefined when there is none of this name
 */
export const readEdition = async (db: Database, id: string): Promise<RulesEdition | undefined> => {
  for (;;) {
    const head = await readHead(db, id);
    if (head === undefined) return undefined;
    const { contentHash, rest } = head;
    const rules = await readList<RulesEdition["rules"][number]>(db, "rules", {
      ...{ id, contentHash, length: head.rules },
    });
    const glossary = await readList<RulesEdition["glossary"][number]>(db, "glossary", {
      ...{ id, contentHash, length: head.glossary },
    });
    if (rules !== undefined && glossary !== undefined) return { ...rest, rules, glossary };
  }
};
