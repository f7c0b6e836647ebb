import { readFile } from "node:fs/promises";
import process from "node:process";
import { parseArgs } from "node:util";
import { CommandError, requireFiles } from "@spellwright/commands";
import { readDatabaseLocation } from "../config/config.ts";
import { openDatabase } from "../database/index.ts";
import {
  importCards,
  importCombos,
  importRules,
  importRulings,
  loadStarter,
  readComboEditions,
} from "../features/knowledge/index.ts";
import { report, showProgress } from "./report-progress.ts";
import { runCommand } from "./run-command.ts";

const usage =
  "usage: npm run data:import -- [--rules FILE] [--cards FILE] [--rulings FILE] [--combos FILE]";

/** Earlier lists of combos that are told after an import. */
const PRINTED_EDITIONS = 3;

const readFiles = async () => {
  const option = { type: "string" } as const;
  const { values } = parseArgs({
    options: { rules: option, cards: option, rulings: option, combos: option },
  });
  if (Object.keys(values).length === 0) throw new CommandError(usage);
  await requireFiles(values);
  return values;
};

await runCommand(async () => {
  const files = await readFiles();
  const database = await openDatabase(readDatabaseLocation(process.env));
  const { db } = database;
  try {
    await loadStarter(db);
    if (files.rules !== undefined) {
      const bytes = await readFile(files.rules);
      const { edition, rules, glossary } = await importRules(db, bytes, showProgress);
      report(`rules: edition ${edition}, ${rules} rules, ${glossary} glossary entries`);
    }
    if (files.cards !== undefined) {
      const { cards, rulings } = files;
      const stored = await importCards(db, { cards, rulings }, showProgress);
      report(`cards: ${stored.cards} cards, ${stored.rulings} rulings`);
    } else if (files.rulings !== undefined)
      report(`rulings: ${await importRulings(db, files.rulings, showProgress)}`);
    if (files.combos !== undefined) {
      const { count, added, removed } = await importCombos(db, files.combos, showProgress);
      report(`combos: ${count} (${added} new, ${removed} gone)`);
      const [, ...earlier] = await readComboEditions(db, 1 + PRINTED_EDITIONS);
      for (const { importedAt, comboCount } of earlier)
        report(`combos before, since ${importedAt.toISOString().slice(0, 10)}: ${comboCount}`);
    }
  } finally {
    await database.close();
  }
});
