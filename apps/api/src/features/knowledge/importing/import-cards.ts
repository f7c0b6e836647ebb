import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { parseCardLine, parseRulingLine } from "@spellwright/cards";
import type { Card, CardRuling } from "@spellwright/contract";
import type { Database, Transaction } from "../../../database/index.ts";
import {
  copyRulings,
  countRulings,
  currentEditions,
  finishCardEdition,
  insertCards,
  insertRulings,
  removeRulings,
  startCardEdition,
} from "../queries.ts";
import { ImportError, type Progress } from "./import-error.ts";
import { parseLines } from "./parse-lines.ts";
import { inBatches } from "./read-json-lines.ts";

export interface CardFiles {
  readonly cards: string;
  readonly rulings?: string | undefined;
}

export interface ImportedCards {
  readonly cards: number;
  readonly rulings: number;
}

/** What a new card edition is made of. Both lists are read once, cards first. */
export interface CardSource {
  readonly dataDate: string;
  readonly contentHash: string;
  readonly cards: AsyncIterable<Card>;
  /** Absent: the rulings of the cards in use are carried over. */
  readonly rulings?: AsyncIterable<CardRuling>;
  /** Fewer cards are refused; 1 when absent. */
  readonly leastCards?: number;
}

const fillCards = async (
  tx: Transaction,
  edition: number,
  cards: AsyncIterable<Card>,
  progress: Progress,
) => {
  let done = 0;
  for await (const batch of inBatches(cards)) {
    await insertCards(tx, edition, batch);
    done += batch.length;
    progress("cards", done);
  }
  return done;
};

const fillRulings = async (
  tx: Transaction,
  edition: number,
  rulings: AsyncIterable<CardRuling>,
  progress: Progress,
) => {
  let done = 0;
  for await (const batch of inBatches(rulings)) {
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
 * Makes cards and rulings the edition in use, in one transaction: either all of it is in use afterwards
 * or nothing changed. The edition it replaces is kept. Counts are verified against what the database
 * holds.
 *
 * @throws ImportError, or whatever reading the source throws
 */
export const storeCards = async (
  db: Database,
  source: CardSource,
  progress: Progress,
): Promise<ImportedCards> => {
  const { dataDate, contentHash } = source;
  const { cards: inUse } = await currentEditions(db);
  return db.transaction(async (tx) => {
    const edition = await startCardEdition(tx, { source: "import", dataDate, contentHash });
    const cards = await fillCards(tx, edition, source.cards, progress);
    if (cards < (source.leastCards ?? 1))
      throw new ImportError(`only ${cards} cards are in the file: nothing changed`);
    let rulings: number | undefined;
    if (source.rulings !== undefined)
      rulings = await fillRulings(tx, edition, source.rulings, progress);
    else if (inUse !== undefined) await copyRulings(tx, inUse.id, edition);
    const stored = await finishCardEdition(tx, edition);
    if (stored.cards !== cards || stored.rulings !== (rulings ?? stored.rulings))
      throw new ImportError(
        `read ${cards} cards and ${rulings} rulings, stored ${stored.cards} and ${stored.rulings}`,
      );
    return stored;
  });
};

/**
 * Takes card and ruling files (JSON lines, gzip or plain) as a new card edition.
 *
 * @throws ImportError naming the file and line that cannot be read
 */
export const importCards = async (
  db: Database,
  files: CardFiles,
  progress: Progress,
): Promise<ImportedCards> =>
  storeCards(
    db,
    {
      ...(await describe(files)),
      cards: parseLines(files.cards, parseCardLine),
      ...(files.rulings === undefined
        ? {}
        : { rulings: parseLines(files.rulings, parseRulingLine) }),
    },
    progress,
  );

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
    const parsed = parseLines(file, parseRulingLine);
    const rulings = await fillRulings(tx, cards.id, parsed, progress);
    if (rulings === 0)
      throw new ImportError(`${file}: no rulings are in the file: nothing changed`);
    await countRulings(tx, cards.id);
    return rulings;
  });
};
