import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { cardNameOf, parseCardLine, parseRulingLine } from "@spellwright/cards";
import type { Card, CardRuling } from "@spellwright/contract";
import * as z from "zod";
import type { Database, Transaction } from "../../database/index.ts";
import { ImportError, type Progress } from "./import-error.ts";
import {
  copyRulings,
  countRulings,
  currentEditions,
  finishCardEdition,
  insertCards,
  insertRulings,
  removeRulings,
  replaceCombos,
  startCardEdition,
} from "./queries.ts";
import { inBatches, readLines } from "./read-json-lines.ts";

export interface CardFiles {
  readonly cards: string;
  readonly rulings?: string | undefined;
}

export interface ImportedCards {
  readonly cards: number;
  readonly rulings: number;
}

type Parsed<Value> = { ok: true; value: Value } | { ok: false; code: string };

async function* parseLines<Value>(
  file: string,
  parse: (text: string) => Parsed<Value>,
): AsyncGenerator<Value> {
  for await (const { number, text } of readLines(file)) {
    const parsed = parse(text);
    if (!parsed.ok) throw new ImportError(`${file}: line ${number}: ${parsed.code}`);
    yield parsed.value;
  }
}

const fillCards = async (tx: Transaction, edition: number, file: string, progress: Progress) => {
  let done = 0;
  for await (const batch of inBatches<Card>(parseLines(file, parseCardLine))) {
    await insertCards(
      tx,
      edition,
      batch.map((card) => ({ card, faceNames: cardNameOf(card).faceNames })),
    );
    done += batch.length;
    progress("cards", done);
  }
  if (done === 0) throw new ImportError(`${file}: no card`);
  return done;
};

const fillRulings = async (tx: Transaction, edition: number, file: string, progress: Progress) => {
  let done = 0;
  for await (const batch of inBatches<CardRuling>(parseLines(file, parseRulingLine))) {
    await insertRulings(tx, edition, batch);
    done += batch.length;
    progress("rulings", done);
  }
  return done;
};

const describe = async ({ cards, rulings }: CardFiles) => {
  const named = rulings === undefined ? [cards] : [cards, rulings];
  const facts = await Promise.all(named.map((file) => stat(file)));
  const newest = Math.max(...facts.map((fact) => fact.mtimeMs));
  const hash = createHash("sha256");
  for (const [index, fact] of facts.entries())
    hash.update(`${named[index]}:${fact.size}:${fact.mtimeMs}`);
  return { dataDate: new Date(newest).toISOString().slice(0, 10), contentHash: hash.digest("hex") };
};

/**
 * Takes card and ruling files (JSON lines, gzip or plain) as a new card edition, in one transaction:
 * either all of it is in use afterwards or nothing changed. The edition it replaces is kept. Counts
 * are verified against what the database holds.
 *
 * @throws ImportError naming the file and line that cannot be read
 */
export const importCards = async (
  db: Database,
  files: CardFiles,
  progress: Progress,
): Promise<ImportedCards> => {
  const draft = { source: "import" as const, ...(await describe(files)) };
  const { cards: inUse } = await currentEditions(db);
  return db.transaction(async (tx) => {
    const edition = await startCardEdition(tx, draft);
    if (files.cards === undefined)
      throw new ImportError("rulings need their cards file beside them");
    const cards = await fillCards(tx, edition, files.cards, progress);
    let rulings = 0;
    if (files.rulings !== undefined)
      rulings = await fillRulings(tx, edition, files.rulings, progress);
    else if (inUse !== undefined) await copyRulings(tx, inUse.id, edition);
    const stored = await finishCardEdition(tx, edition);
    if (stored.cards !== cards || (files.rulings !== undefined && stored.rulings !== rulings))
      throw new ImportError(
        `read ${cards} cards and ${rulings} rulings, stored ${stored.cards} and ${stored.rulings}`,
      );
    return stored;
  });
};

/**
 * Replaces the rulings of the cards in use.
 *
 * @throws ImportError naming the file and line, or when no cards are in use
 */
export const importRulings = async (
  db: Database,
  file: string,
  progress: Progress,
): Promise<number> => {
  const { cards } = await currentEditions(db);
  if (cards === undefined) throw new ImportError("no cards are in use: import them first");
  return db.transaction(async (tx) => {
    await removeRulings(tx, cards.id);
    const rulings = await fillRulings(tx, cards.id, file, progress);
    await countRulings(tx, cards.id);
    return rulings;
  });
};

const ComboLine = z.looseObject({ id: z.string().min(1), cards: z.array(z.string()).min(1) });

const parseComboLine = (text: string): Parsed<z.infer<typeof ComboLine>> => {
  try {
    const parsed = ComboLine.safeParse(JSON.parse(text));
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, code: "not_a_combo" };
  } catch {
    return { ok: false, code: "not_json" };
  }
};

/** Replaces the combo list as a whole. @throws ImportError naming the file and line */
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
  await db.transaction((tx) => replaceCombos(tx, counted()));
  return done;
};
