import type { ComboRecord } from "@spellwright/decks";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, schema, type Transaction } from "../../database/index.ts";

const { combos } = schema;

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

const StoredCombo = z.object({
  cards: z.array(z.string()),
  produces: z.array(z.string()).catch([]),
  bracket_tag: z.string().nullish().catch(null),
  mana_value_total: z.number().nullish().catch(null),
});

/** Combos of two cards whose names are both among the given ones, and whether any combo is stored. */
export const readCombosAmong = async (
  db: Database,
  names: readonly string[],
): Promise<{ readonly imported: boolean; readonly combos: readonly ComboRecord[] }> => {
  const named = sql`(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`;
  const { rows } = await db.execute<{ imported: boolean; combos: unknown }>(sql`
    select exists (select from ${combos}) as imported,
      (select coalesce(jsonb_agg(${combos.combo} order by ${combos.id}), '[]') from ${combos}
        where jsonb_array_length(${combos.combo} -> 'cards') = 2
          and ${combos.combo} -> 'cards' ->> 0 in ${named}
          and ${combos.combo} -> 'cards' ->> 1 in ${named}) as combos`);
  const [row] = rows;
  return {
    imported: row?.imported === true,
    combos: z
      .array(StoredCombo)
      .parse(row?.combos ?? [])
      .map((combo) => ({
        cards: combo.cards,
        produces: combo.produces,
        tag: combo.bracket_tag ?? null,
        manaValue: combo.mana_value_total ?? null,
      })),
  };
};
