import { type FrenchPrinting, readFlavorNames, readFrenchPrinting } from "@spellwright/cards";
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

/** What the file of all printings tells of cards beside the card itself, by oracle id. */
export interface PrintedWords {
  readonly french: FrenchPrintings;
  /** Names that printings bear in place of the card's own. */
  readonly flavorNames: ReadonlyMap<string, readonly string[]>;
}

/** Other lines are told by this alone, without reading them: one in ten is French, one in a hundred has another name. */
const FRENCH_LINE = /"lang":\s*"fr"/;
const RENAMED_LINE = /"flavor_name":\s*"/;

const isBetter = (one: FrenchPrinting, other: FrenchPrinting | undefined): boolean =>
  other === undefined ||
  Number(one.text !== null || one.faces.some(({ text }) => text !== null)) >
    Number(other.text !== null || other.faces.some(({ text }) => text !== null)) ||
  ((one.text !== null) === (other.text !== null) && one.releasedAt > other.releasedAt);

/**
 * The newest French printing of each card, with a text when any has one, and all names that its printings
 * bear in place of its own, out of the file of all printings in all languages. Only the words are held:
 * some 30,000 cards, whatever the size of the file.
 *
 * @throws ImportError naming the line that is not JSON
 */
export const collectPrinted = async (file: string): Promise<PrintedWords> => {
  const french = new Map<string, FrenchPrinting>();
  const flavorNames = new Map<string, readonly string[]>();
  for await (const { number, text } of readLines(file)) {
    if (!FRENCH_LINE.test(text) && !RENAMED_LINE.test(text)) continue;
    const record = parseJson(file, number, text);
    const printing = readFrenchPrinting(record);
    if (printing !== undefined && isBetter(printing, french.get(printing.oracleId)))
      french.set(printing.oracleId, printing);
    const renamed = readFlavorNames(record);
    if (renamed !== undefined)
      flavorNames.set(renamed.oracleId, [
        ...new Set([...(flavorNames.get(renamed.oracleId) ?? []), ...renamed.names]),
      ]);
  }
  return { french, flavorNames };
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
