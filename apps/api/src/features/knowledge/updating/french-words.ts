import { type FrenchPrinting, readFrenchPrinting } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import { ImportError } from "../importing/import-error.ts";
import { readLines } from "../importing/read-json-lines.ts";
import { readFrenchWords } from "../queries.ts";

/** French words by oracle id. */
export type FrenchPrintings = ReadonlyMap<string, FrenchPrinting>;
/** French words of the cards in use, by English name. */
export type CarriedFrench = ReadonlyMap<
  string,
  Pick<Card, "printed_name" | "printed_type_line" | "printed_text">
>;

/** Other languages are told by this alone, without reading the whole line: one in ten is French. */
const FRENCH_LINE = /"lang":\s*"fr"/;

const isBetter = (one: FrenchPrinting, other: FrenchPrinting | undefined): boolean =>
  other === undefined ||
  Number(one.text !== null || one.faces.some(({ text }) => text !== null)) >
    Number(other.text !== null || other.faces.some(({ text }) => text !== null)) ||
  ((one.text !== null) === (other.text !== null) && one.releasedAt > other.releasedAt);

/**
 * The newest French printing of each card, with a text when any has one, out of the file of all printings
 * in all languages. Only the words are held: some 30,000 cards, whatever the size of the file.
 *
 * @throws ImportError naming the line that is not JSON
 */
export const collectFrench = async (file: string): Promise<FrenchPrintings> => {
  const newest = new Map<string, FrenchPrinting>();
  for await (const { number, text } of readLines(file)) {
    if (!FRENCH_LINE.test(text)) continue;
    const printing = readFrenchPrinting(parseJson(file, number, text));
    if (printing !== undefined && isBetter(printing, newest.get(printing.oracleId)))
      newest.set(printing.oracleId, printing);
  }
  return newest;
};

/** French words of the cards in use: an edition that comes without them keeps them. */
export const carryFrench = async (db: Database, editionId: number): Promise<CarriedFrench> =>
  new Map((await readFrenchWords(db, editionId)).map(({ name, ...words }) => [name, words]));

/** @throws ImportError naming the line */
export const parseJson = (file: string, number: number, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError(`${file}: line ${number}: json`);
  }
};
