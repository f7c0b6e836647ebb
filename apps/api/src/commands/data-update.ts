import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { CardServiceError, createCardService } from "@spellwright/services";
import { readDatabaseLocation, readUpdateSources } from "../config.ts";
import { type Database, openDatabase } from "../database/index.ts";
import {
  ImportError,
  loadStarter,
  USER_AGENT,
  updateCards,
  updateRules,
} from "../features/knowledge/index.ts";
import { runCommand, showDownload, showProgress, tell } from "./tell-progress.ts";

const usage =
  "usage: npm run data:update -- [--rules] [--cards] [--no-french]  (without an option: everything)";

const readChoice = () => {
  const option = { type: "boolean" } as const;
  try {
    const { values } = parseArgs({
      options: { rules: option, cards: option, "no-french": option },
    });
    const all = values.rules === undefined && values.cards === undefined;
    return {
      rules: all || values.rules === true,
      cards: all || values.cards === true,
      french: values["no-french"] !== true,
    };
  } catch {
    throw new ImportError(usage);
  }
};

const sources = readUpdateSources(process.env);
const parts = {
  folder: join(sources.dataDir, "downloads"),
  userAgent: USER_AGENT,
  progress: showProgress,
  onDownload: showDownload,
};

const updateTheRules = async (db: Database): Promise<void> => {
  const updated = await updateRules(db, { ...parts, rulesPageUrl: sources.rulesPageUrl });
  if (updated.kind === "unchanged") return tell(`rules: ${updated.edition} is the newest edition`);
  const { edition, rules, glossary } = updated;
  return tell(`rules: edition ${edition}, ${rules} rules, ${glossary} glossary entries`);
};

const updateTheCards = async (db: Database, french: boolean): Promise<void> => {
  if (sources.cardServiceUrl === undefined) throw new ImportError("CARD_SERVICE_URL is off");
  const service = createCardService({ baseUrl: sources.cardServiceUrl, userAgent: USER_AGENT });
  try {
    const updated = await updateCards(db, { ...parts, service, french });
    if (updated.kind === "unchanged") return tell(`cards: those of ${updated.date} are the newest`);
    return tell(`cards: ${updated.cards} cards, ${updated.rulings} rulings of ${updated.date}`);
  } catch (error) {
    if (error instanceof CardServiceError) throw new ImportError(error.message, { cause: error });
    throw error;
  }
};

await runCommand(async () => {
  const choice = readChoice();
  // Opened first: a folder that a running server holds is told before anything is fetched.
  const database = await openDatabase(readDatabaseLocation(process.env));
  try {
    await loadStarter(database.db);
    // One source that is away does not stop the other.
    if (choice.rules) await runCommand(() => updateTheRules(database.db));
    if (choice.cards) await runCommand(() => updateTheCards(database.db, choice.french));
  } finally {
    await database.close();
  }
});
