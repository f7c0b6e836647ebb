import { readFile } from "node:fs/promises";
import process from "node:process";
import { parseArgs } from "node:util";
import { readDatabaseLocation } from "../config.ts";
import { openDatabase } from "../database/index.ts";
import {
  ImportError,
  importCards,
  importCombos,
  importRules,
  importRulings,
  loadStarter,
  type Progress,
} from "../features/knowledge/index.ts";
import { StartupError } from "../startup-error.ts";

const usage =
  "usage: npm run data:import -- [--rules FILE] [--cards FILE] [--rulings FILE] [--combos FILE]";

const readFiles = () => {
  const option = { type: "string" } as const;
  const { values } = parseArgs({
    options: { rules: option, cards: option, rulings: option, combos: option },
  });
  if (Object.keys(values).length === 0) throw new ImportError(usage);
  return values;
};

/** One line that grows on a terminal; elsewhere only the totals are told. */
const showProgress: Progress = (what, done) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${what}: ${done}   `);
};

const run = async (): Promise<void> => {
  const files = readFiles();
  const database = await openDatabase(readDatabaseLocation(process.env));
  const tell = (line: string) => console.log(process.stderr.isTTY ? `\r${line}` : line);
  try {
    await loadStarter(database.db);
    if (files.rules !== undefined) {
      const { edition, rules, glossary } = await importRules(
        database.db,
        await readFile(files.rules),
        showProgress,
      );
      tell(`rules: edition ${edition}, ${rules} rules, ${glossary} glossary entries`);
    }
    if (files.cards !== undefined) {
      const stored = await importCards(
        database.db,
        { cards: files.cards, rulings: files.rulings },
        showProgress,
      );
      tell(`cards: ${stored.cards} cards, ${stored.rulings} rulings`);
    } else if (files.rulings !== undefined)
      tell(`rulings: ${await importRulings(database.db, files.rulings, showProgress)}`);
    if (files.combos !== undefined)
      tell(`combos: ${await importCombos(database.db, files.combos, showProgress)}`);
  } finally {
    await database.close();
  }
};

const isTold = (error: unknown): error is Error =>
  error instanceof ImportError ||
  error instanceof StartupError ||
  (error instanceof Error &&
    "code" in error &&
    (error.code === "ENOENT" || error.code === "EACCES"));

try {
  await run();
} catch (error) {
  if (!isTold(error)) throw error;
  console.error(`Spellwright: ${error.message}`);
  process.exitCode = 1;
}
