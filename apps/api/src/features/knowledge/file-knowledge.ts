import { readFile } from "node:fs/promises";
import {
  type CardName,
  cardNameOf,
  createCardIndex,
  parseCardLine,
  parseRulingLine,
} from "@spellwright/cards";
import type { Card, CardRuling } from "@spellwright/contract";
import { STARTER_DATES } from "@spellwright/oracle";
import {
  createRulebook,
  createRulesBrowser,
  decodeRulesText,
  parseRules,
  type RulesEdition,
  withParaphrases,
} from "@spellwright/rulebook";
import { ImportError } from "./importing/import-error.ts";
import { readLines } from "./importing/read-json-lines.ts";
import { readStarterCards, readStarterRules } from "./importing/read-starter.ts";
import type { Knowledge } from "./knowledge.ts";

export interface KnowledgeFiles {
  readonly rules?: string | undefined;
  readonly cards?: string | undefined;
  readonly rulings?: string | undefined;
}

const readEditionFile = async (file: string | undefined): Promise<RulesEdition> => {
  const starter = (await readStarterRules()).read();
  if (file === undefined) return starter;
  const parsed = parseRules(decodeRulesText(await readFile(file)));
  if (!parsed.ok) throw new ImportError(`${file}: ${parsed.problem}`);
  return withParaphrases(parsed.edition, starter);
};

const readCardsFile = async (file: string | undefined): Promise<readonly Card[]> => {
  if (file === undefined) return (await readStarterCards()).read();
  const cards: Card[] = [];
  for await (const { number, text } of readLines(file)) {
    const parsed = parseCardLine(text);
    if (!parsed.ok) throw new ImportError(`${file}: line ${number}: ${parsed.code}`);
    cards.push(parsed.value);
  }
  return cards;
};

const readRulingsFile = async (file: string | undefined) => {
  const rulings = new Map<string, CardRuling[]>();
  if (file === undefined) return rulings;
  for await (const { text } of readLines(file)) {
    const parsed = parseRulingLine(text);
    if (!parsed.ok) continue;
    const list = rulings.get(parsed.value.name) ?? [];
    rulings.set(parsed.value.name, list);
    list.push(parsed.value);
  }
  return rulings;
};

/**
 * The same facts held in memory, straight from files (the starter data where none is named): for
 * measuring the judge without a database.
 *
 * @throws ImportError naming the file that cannot be read
 */
export const createFileKnowledge = async (files: KnowledgeFiles): Promise<Knowledge> => {
  const [edition, cards, rulings] = await Promise.all([
    readEditionFile(files.rules),
    readCardsFile(files.cards),
    readRulingsFile(files.rulings),
  ]);
  const rulebook = createRulebook(edition);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const index = createCardIndex(cards.map((card): CardName => cardNameOf(card)));
  return {
    rulebook: async () => rulebook,
    rulesBrowser: async () => createRulesBrowser(edition, rulebook),
    cardIndex: async () => index,
    cardsByIds: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    popularCards: async () => cards,
    rulingsOf: async (names) => names.flatMap((name) => rulings.get(name) ?? []),
    combosAmong: async () => ({ imported: false, combos: [] }),
    combosNear: async () => [],
    editions: async () => ({
      rules: {
        edition: edition.id,
        effectiveDate: edition.effectiveDate,
        verbatim: edition.verbatim,
        count: edition.rules.length,
      },
      cards: { date: STARTER_DATES.cards, starter: files.cards === undefined, count: cards.length },
    }),
  };
};
