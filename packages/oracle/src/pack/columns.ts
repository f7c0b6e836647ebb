/** A value as `JSON.parse` gives it. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/**
 * Where the parts of a value stand: the number of its column; a list with the column of its lengths; or
 * fields, with the column that says which of the sets of names each thing has.
 */
export type Place =
  | number
  | { readonly lengths: number; readonly items: Place }
  | {
      readonly sets: readonly (readonly string[])[];
      readonly which: number;
      readonly fields: Readonly<Record<string, Place>>;
    };

export type Scalar = string | number | boolean | null;

/**
 * Texts stand one under the other in a single text. What is not all texts stands in a list. Texts that
 * name things of another column (`of`) are the places of those things. Names that it lacks stand as they are.
 */
export type Column =
  | string
  | readonly Scalar[]
  | { readonly of: number; readonly texts: readonly Scalar[] };

/**
 * Things as columns: what is alike stands together, which compresses better than thing after thing; and the
 * commonest words of its texts are a letter each.
 */
export interface Columns {
  readonly place: Place;
  /** For which words the letters from `FIRST_LETTER` on stand. Nothing where a letter is itself. */
  readonly words: string;
  readonly columns: readonly Column[];
}

/** Letters of two bytes that stand for words, where no text has them. */
export const FIRST_LETTER = 0x100;
export const LAST_LETTER = 0x7ff;
const LETTERS = /[\u0100-\u07ff]/g;

/** Null in a column of lengths or of sets. */
export const NOTHING = -1;
/** Between the texts of a column, and between words. */
export const BREAK = "\n";

/** Reads what `toColumns` wrote. */
export const fromColumns = ({ place, words, columns }: Columns): Json => {
  const wordOf = words.split(BREAK);
  const inFull = (text: string): string =>
    text.replace(LETTERS, (letter) => wordOf[letter.charCodeAt(0) - FIRST_LETTER] || letter);
  const lists = columns.map((column) =>
    typeof column === "string"
      ? inFull(column).split(BREAK)
      : "of" in column
        ? column.texts
        : column,
  );
  columns.forEach((column, at) => {
    if (typeof column === "string" || !("of" in column)) return;
    const names = lists[column.of] ?? [];
    lists[at] = column.texts.map((text) =>
      typeof text === "number" ? (names[text] ?? null) : text,
    );
  });
  const next = columns.map(() => 0);
  const take = (column: number): Scalar => {
    const at = next[column] ?? 0;
    next[column] = at + 1;
    return lists[column]?.[at] ?? null;
  };
  const read = (of: Place): Json => {
    if (typeof of === "number") return take(of);
    if ("items" in of) {
      const length = take(of.lengths) as number;
      return length === NOTHING ? null : Array.from({ length }, () => read(of.items));
    }
    const set = take(of.which) as number;
    if (set === NOTHING) return null;
    const thing: Record<string, Json> = {};
    for (const name of of.sets[set] ?? []) thing[name] = read(of.fields[name] as Place);
    return thing;
  };
  return read(place);
};
