import * as z from "zod";
import type { Database } from "../../../database/index.ts";
import { countCombos, replaceCombos } from "../combo-queries.ts";
import { ImportError, type Progress } from "./import-error.ts";
import { type Parsed, parseLines } from "./parse-lines.ts";
import { inBatches } from "./read-json-lines.ts";

const ComboLine = z.looseObject({ id: z.string().min(1), cards: z.array(z.string()).min(1) });

const parseComboLine = (text: string): Parsed<z.infer<typeof ComboLine>> => {
  try {
    const parsed = ComboLine.safeParse(JSON.parse(text));
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, code: "not_a_combo" };
  } catch {
    return { ok: false, code: "not_json" };
  }
};

/**
 * Replaces the combo list as a whole, in one transaction.
 *
 * @throws ImportError naming the file and line, when an id stands twice, or when there is none
 */
export const importCombos = async (
  db: Database,
  file: string,
  progress: Progress,
): Promise<number> => {
  let done = 0;
  async function* counted() {
    for await (const batch of inBatches(parseLines(file, parseComboLine))) {
      yield batch;
      done += batch.length;
      progress("combos", done);
    }
  }
  await db.transaction(async (tx) => {
    await replaceCombos(tx, counted());
    if (done === 0) throw new ImportError(`${file}: no combos are in the file: nothing changed`);
    const stored = await countCombos(tx);
    if (stored !== done) throw new ImportError(`read ${done} combos, stored ${stored}`);
  });
  return done;
};
