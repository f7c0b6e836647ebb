import { STARTER_DATES } from "@spellwright/oracle";
import type { Database } from "../../../database/index.ts";
import {
  currentEditions,
  finishCardEdition,
  insertCards,
  startCardEdition,
  storeRulesEdition,
} from "../queries.ts";
import { readStarterCards, readStarterRules } from "./read-starter.ts";

/**
 * Puts the shipped starter data in use where nothing better is: on a new database, and again when the
 * shipped files changed. Imported official data stays.
 */
export const loadStarter = async (db: Database): Promise<void> => {
  const inUse = await currentEditions(db);
  if (inUse.rules === undefined || !inUse.rules.verbatim) {
    const { contentHash, read } = await readStarterRules();
    if (inUse.rules?.contentHash !== contentHash)
      await db.transaction((tx) => storeRulesEdition(tx, read(), contentHash));
  }
  if (inUse.cards === undefined || inUse.cards.source === "starter") {
    const { contentHash, read } = await readStarterCards();
    if (inUse.cards?.contentHash === contentHash) return;
    await db.transaction(async (tx) => {
      const draft = { source: "starter" as const, dataDate: STARTER_DATES.cards, contentHash };
      const edition = await startCardEdition(tx, draft);
      await insertCards(tx, edition, read());
      await finishCardEdition(tx, edition);
    });
  }
};
