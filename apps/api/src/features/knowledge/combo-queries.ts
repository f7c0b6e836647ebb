import type { ComboRecord } from "@spellwright/decks";
import { desc, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, schema, type Transaction } from "../../database/index.ts";

const { combos, comboEditions } = schema;

export type ComboEdition = typeof comboEditions.$inferSelect;

/** What the list held before an import, by id. */
export const readComboIds = async (tx: Transaction): Promise<ReadonlySet<string>> =>
  new Set((await tx.select({ id: combos.id }).from(combos)).map(({ id }) => id));

/** The newest imports of the list, the one in use first. */
export const readComboEditions = (
  db: Database | Transaction,
  most: number,
): Promise<readonly ComboEdition[]> =>
  db.select().from(comboEditions).orderBy(desc(comboEditions.id)).limit(most);

export const keepComboEdition = async (
  tx: Transaction,
  edition: typeof comboEditions.$inferInsert,
): Promise<void> => {
  await tx.insert(comboEditions).values(edition);
};

export const replaceCombos = async (
  tx: Transaction,
  batches: AsyncIterable<readonly { readonly id: string }[]>,
): Promise<void> => {
  await tx.delete(combos);
  for await (const batch of batches)
    await tx.execute(sql`
      insert into combos (id, combo)
      select row->>'id', row from jsonb_array_elements(${JSON.stringify(batch)}::jsonb) as row`);
};

/** How many combos are really stored. */
export const countCombos = (tx: Transaction): Promise<number> => tx.$count(combos);

/** Tells one import from another, which writes every row anew: one look into the index. */
export const comboEdition = async (db: Database): Promise<string> => {
  const { rows } = await db.execute<{ edition: string }>(
    sql`select id || ':' || xmin::text as edition from ${combos} order by id limit 1`,
  );
  return rows[0]?.edition ?? "";
};

/** As many rows as are made objects in some milliseconds. */
const COMBOS_PAGE = 2_000;

/** The ids and cards of all combos, in the order of their ids. Page by page, so that others are answered in between. */
export const readComboCards = async (
  db: Database,
): Promise<readonly { readonly id: string; readonly cards: readonly string[] }[]> => {
  const read: { readonly id: string; readonly cards: readonly string[] }[] = [];
  for (;;) {
    const { rows } = await db.execute<{ id: string; cards: unknown }>(sql`
      select id, ${combos.combo} -> 'cards' as cards from ${combos}
      where id > ${read.at(-1)?.id ?? ""} order by id limit ${COMBOS_PAGE}`);
    for (const { id, cards } of rows) read.push({ id, cards: z.array(z.string()).parse(cards) });
    if (rows.length < COMBOS_PAGE) return read;
  }
};

/** Steps and conditions come as one text of lines, or as a list. */
const Lines = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/\n+/).filter(Boolean))])
  .nullish()
  .catch(null)
  .transform((lines) => lines ?? []);

const StoredCombo = z
  .object({
    cards: z.array(z.string()),
    produces: z.array(z.string()).catch([]),
    bracket_tag: z.string().nullish().catch(null),
    mana_value_total: z.number().nullish().catch(null),
    mana_needed: z.number().nullish().catch(null),
    templates: z.array(z.string()).catch([]),
    template_queries: z.array(z.string().nullable()).catch([]),
    in_play: z.array(z.string()).catch([]),
    must_be_commander: z.array(z.string()).catch([]),
    prerequisites: Lines,
    steps: Lines,
    url: z.url().nullish().catch(null),
  })
  .transform(
    (combo): Omit<ComboRecord, "id"> => ({
      cards: combo.cards,
      produces: combo.produces,
      tag: combo.bracket_tag ?? null,
      manaValue: combo.mana_value_total ?? null,
      manaNeeded: combo.mana_needed ?? null,
      templates: combo.templates,
      templateQueries: combo.template_queries,
      inPlay: combo.in_play,
      mustLead: combo.must_be_commander,
      prerequisites: combo.prerequisites,
      steps: combo.steps,
      url: combo.url ?? null,
    }),
  );

/** Whole combos by id, in the order of their ids. */
export const readCombosByIds = async (
  db: Database,
  ids: readonly string[],
): Promise<readonly ComboRecord[]> => {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: string; combo: unknown }>(sql`
    select id, ${combos.combo} as combo from ${combos}
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) order by id`);
  return rows.map(({ id, combo }) => ({ id, ...StoredCombo.parse(combo) }));
};
