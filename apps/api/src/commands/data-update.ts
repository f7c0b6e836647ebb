import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { CommandError } from "@spellwright/commands";
import { createCardService } from "@spellwright/services";
import { readDatabaseLocation, readUpdateSources } from "../config/config.ts";
import { type OpenDatabase, openDatabase } from "../database/index.ts";
import {
  createSharedTurns,
  loadStarter,
  USER_AGENT,
  updateCards,
  updateRules,
} from "../features/knowledge/index.ts";
import { report, showDownload, showProgress } from "./report-progress.ts";
import { runCommand } from "./run-command.ts";

const usage =
  "usage: npm run data:update -- [--rules] [--cards] [--no-french]  (without an option: everything)";

const readChoice = () => {
  const option = { type: "boolean" } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rules: option, cards: option, "no-french": option },
  });
  if (positionals.length > 0) throw new CommandError(usage);
  const all = values.rules === undefined && values.cards === undefined;
  return {
    rules: all || values.rules === true,
    cards: all || values.cards === true,
    french: values["no-french"] !== true,
  };
};

type Sources = ReturnType<typeof readUpdateSources>;

const partsOf = ({ dataDir }: Sources) => ({
  folder: join(dataDir, "downloads"),
  userAgent: USER_AGENT,
  progress: showProgress,
  onDownload: showDownload,
});

const updateTheRules = async ({ db }: OpenDatabase, sources: Sources): Promise<void> => {
  const { rulesPageUrl } = sources;
  const updated = await updateRules(db, { ...partsOf(sources), rulesPageUrl });
  if (updated.kind === "unchanged")
    return report(`rules: ${updated.edition} is the newest edition`);
  const { edition, rules, glossary } = updated;
  return report(`rules: edition ${edition}, ${rules} rules, ${glossary} glossary entries`);
};

const updateTheCards = async (
  { db, embedded }: OpenDatabase,
  sources: Sources,
  french: boolean,
): Promise<void> => {
  if (sources.cardServiceUrl === undefined) throw new CommandError("CARD_SERVICE_URL is off");
  const service = createCardService({
    baseUrl: sources.cardServiceUrl,
    userAgent: USER_AGENT,
    turns: embedded ? undefined : createSharedTurns(db),
  });
  const updated = await updateCards(db, { ...partsOf(sources), service, french });
  if (updated.kind === "unchanged") return report(`cards: those of ${updated.date} are the newest`);
  return report(`cards: ${updated.cards} cards, ${updated.rulings} rulings of ${updated.date}`);
};

await runCommand(async () => {
  const choice = readChoice();
  const sources = readUpdateSources(process.env);
  // Opened first: a folder that a running server holds is told before anything is fetched.
  const database = await openDatabase(readDatabaseLocation(process.env));
  try {
    await loadStarter(database.db);
    // One source that is away does not stop the other.
    if (choice.rules) await runCommand(() => updateTheRules(database, sources));
    if (choice.cards) await runCommand(() => updateTheCards(database, sources, choice.french));
  } finally {
    await database.close();
  }
});
