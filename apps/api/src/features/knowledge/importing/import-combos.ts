import { createHash } from "node:crypto";
import * as z from "zod";
import type { Database } from "../../../database/index.ts";
import {
  countCombos,
  keepComboEdition,
  readComboEditions,
  readComboIds,
  replaceCombos,
} from "../combo-queries.ts";
import { comboOfVariant, recordsOf } from "./bulk-combos.ts";
import { ImportError, type Progress } from "./import-error.ts";
import { type Parsed, parseLines } from "./parse-lines.ts";
import { inBatches, readText } from "./read-json-lines.ts";

const ComboLine = z.looseObject({ id: z.string().min(1), cards: z.array(z.string()).min(1) });

const parseComboLine = (text: string): Parsed<z.infer<typeof ComboLine>> => {
  try {
    const parsed = ComboLine.safeParse(JSON.parse(text));
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, code: "not_a_combo" };
  } catch {
    return { ok: false, code: "not_json" };
  }
};

/** The bulk file of the public database begins with its date, its version and this list. */
const BULK = /^\s*\{[^[\]{}]*"variants"\s*:\s*\[/;

const isBulk = async (file: string): Promise<boolean> => {
  for await (const start of readText(file)) return BULK.test(start);
  return false;
};

type StoredCombo = z.infer<typeof ComboLine>;

/** The combos of a file: of lists of lines, or of the bulk form of the public database. */
async function* readCombos(file: string): AsyncGenerator<StoredCombo> {
  if (!(await isBulk(file))) {
    yield* parseLines(file, parseComboLine);
    return;
  }
  for await (const record of recordsOf(readText(file), file)) {
    const combo = comboOfVariant(record);
    if (combo !== null) yield combo;
  }
}

/** What an import changed of the list. */
export interface ComboImport {
  readonly count: number;
  readonly added: number;
  readonly removed: number;
}

/**
 * Replaces the combo list as a whole, in one transaction, and keeps when that was and what it changed.
 *
 * @throws ImportError naming the file and line, when an id stands twice, or when there is none
 */
export const importCombos = (
  db: Database,
  file: string,
  progress: Progress,
): Promise<ComboImport> =>
  db.transaction(async (tx) => {
    const before = await readComboIds(tx);
    const hash = createHash("sha256");
    let count = 0;
    let kept = 0;
    async function* counted() {
      for await (const batch of inBatches(readCombos(file))) {
        yield batch;
        hash.update(JSON.stringify(batch));
        count += batch.length;
        kept += batch.filter(({ id }) => before.has(id)).length;
        progress("combos", count);
      }
    }
    await replaceCombos(tx, counted());
    if (count === 0) throw new ImportError(`${file}: no combos are in the file: nothing changed`);
    const stored = await countCombos(tx);
    if (stored !== count) throw new ImportError(`read ${count} combos, stored ${stored}`);
    const changes = { count, added: count - kept, removed: before.size - kept };
    const contentHash = hash.digest("hex");
    const [current] = await readComboEditions(tx, 1);
    if (current?.contentHash !== contentHash)
      await keepComboEdition(tx, {
        comboCount: count,
        addedCount: changes.added,
        removedCount: changes.removed,
        contentHash,
      });
    return changes;
  });
