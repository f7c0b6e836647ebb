import { cardIndexInSteps } from "@spellwright/cards";
import { createRulebook, createRulesBrowser } from "@spellwright/rulebook";
import { type Changes, type Database, NO_CHANGES } from "../../database/index.ts";
import { NO_LIMIT_MS, runInSlices } from "../../runtime/time-slices.ts";
import { countUnread, findCardIds } from "./browsing/browse-queries.ts";
import { createComboKnowledge } from "./combo-knowledge.ts";
import { readEdition } from "./edition-queries.ts";
import { keepCards, readWordsOfCards } from "./keep-cards.ts";
import { keepLatest } from "./keep-latest.ts";
import type { CardBrowsing, Knowledge } from "./knowledge.ts";
import { readCardNames } from "./name-queries.ts";
import { currentEditions, readCards, readPopularCards, readRulings } from "./queries.ts";

/**
 * How long another process's import may go unnoticed where its notice is not heard: on the embedded
 * database, and behind a pool of connections. Looked at by whoever asks next.
 */
const RECHECK_MS = 1_000;

type Current = Required<{
  [Key in "rules" | "cards"]: NonNullable<Awaited<ReturnType<typeof currentEditions>>[Key]>;
}>;

/** The facts in use, read from the database and indexed in turns on first use. */
export const createKnowledge = (
  db: Database,
  changes: Changes = NO_CHANGES,
): Knowledge & CardBrowsing => {
  let checked: { at: number; current: Current } | undefined;
  let checking: Promise<Current> | undefined;
  const check = async (): Promise<Current> => {
    const { rules, cards } = await currentEditions(db);
    if (rules === undefined || cards === undefined) throw new Error("no rules or cards are loaded");
    checked = { at: performance.now(), current: { rules, cards } };
    return checked.current;
  };
  changes.hear(({ about }) => {
    if (about === "knowledge" || about === "anything") checked = undefined;
  });
  const current = async (): Promise<Current> => {
    if (checked !== undefined && performance.now() - checked.at < RECHECK_MS)
      return checked.current;
    // Those who come meanwhile wait for the same look.
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  const rulebookOf = keepLatest(async (key) => {
    const edition = await readEdition(db, key.slice(0, key.indexOf("#")));
    if (edition === undefined) throw new Error(`rules edition ${key} is gone`);
    const rulebook = createRulebook(edition);
    await runInSlices(rulebook.indexInSteps(), NO_LIMIT_MS);
    return { edition, rulebook };
  });
  const browserOf = keepLatest(async (key) => {
    const { edition, rulebook } = await rulebookOf(key);
    const browser = createRulesBrowser(edition, rulebook);
    await runInSlices(browser.indexInSteps(), NO_LIMIT_MS);
    return browser;
  });
  const cardIndexOf = keepLatest(async (key) =>
    runInSlices(cardIndexInSteps(await readCardNames(db, Number(key))), NO_LIMIT_MS),
  );
  const combos = createComboKnowledge(db);
  const popularOf = keepLatest(async (key) =>
    readWordsOfCards(await readPopularCards(db, Number(key))),
  );
  const cardsOf = keepLatest(async (key) => keepCards((ids) => readCards(db, Number(key), ids)));
  const rulesKey = async () => {
    const { rules } = await current();
    return `${rules.edition}#${rules.contentHash}`;
  };
  return {
    rulebook: async () => (await rulebookOf(await rulesKey())).rulebook,
    rulesBrowser: async () => browserOf(await rulesKey()),
    cardIndex: async () => cardIndexOf(String((await current()).cards.id)),
    cardsByIds: async (ids) => (await cardsOf(String((await current()).cards.id)))(ids),
    findCards: async (query, window) => findCardIds(db, (await current()).cards.id, query, window),
    countUnread: async () => countUnread(db, (await current()).cards.id),
    popularCards: async () => popularOf(String((await current()).cards.id)),
    rulingsOf: async (names) => readRulings(db, (await current()).cards.id, names),
    combosAmong: combos.among,
    combosNear: combos.near,
    editions: async () => {
      const { rules, cards } = await current();
      return {
        rules: {
          edition: rules.edition,
          effectiveDate: rules.effectiveDate,
          verbatim: rules.verbatim,
          count: rules.count,
        },
        cards: { date: cards.date, starter: cards.source === "starter", count: cards.count },
      };
    },
  };
};
