import { ANY_START, NO_KEYS, type Reading, type Rule, type Start } from "./rule.ts";
import type { Source } from "./source.ts";

/** Words that stand for values: table({ endOfTurn: "until end of turn" }). */
export function table<const T extends Readonly<Record<string, string>>>(
  entries: T,
): Rule<keyof T & string> {
  return new Table(
    Object.entries(entries).map(([value, words]) => [value, words.split(" ")] as const),
  ) as unknown as Rule<keyof T & string>;
}

/** Words that stand for themselves. Several words of one value are joined by a blank. */
export function oneOf<const W extends readonly string[]>(...words: W): Rule<W[number]> {
  return new Table(words.map((word) => [word, word.split(" ")] as const)) as unknown as Rule<
    W[number]
  >;
}

/** A single word that a function understands, and writes again; `heads`: the words or kinds it may be. */
export function token<T>(
  heads: Iterable<string> | undefined,
  read: (word: string, capital: boolean) => T | undefined,
  write: (value: unknown) => string | undefined,
): Rule<T> {
  const words = heads === undefined ? undefined : new Set(heads);
  return {
    read(source, at) {
      const word = source.words[at];
      if (word === undefined) return [];
      const value = read(word, source.capital[at] === true);
      return value === undefined ? [] : [{ value, end: at + 1 }];
    },
    write(value) {
      const word = write(value);
      return word === undefined ? undefined : [word];
    },
    start: () => (words === undefined ? ANY_START : { words, empty: false }),
    keys: () => NO_KEYS,
  };
}

class Table implements Rule<string> {
  private readonly byFirst = new Map<string, (readonly [string, readonly string[]])[]>();
  private readonly byValue = new Map<string, readonly string[]>();

  constructor(entries: readonly (readonly [string, readonly string[]])[]) {
    for (const entry of entries) {
      const [value, words] = entry;
      this.byValue.set(value, words);
      const first = words[0] ?? "";
      const same = this.byFirst.get(first);
      if (same === undefined) this.byFirst.set(first, [entry]);
      else same.push(entry);
    }
  }

  read(source: Source, at: number): readonly Reading<string>[] {
    const fitting = this.byFirst.get(source.words[at] ?? "");
    if (fitting === undefined) return [];
    const found: Reading<string>[] = [];
    for (const [value, words] of fitting)
      if (words.every((word, index) => source.words[at + index] === word))
        found.push({ value, end: at + words.length });
    return found;
  }

  write(value: unknown): readonly string[] | undefined {
    return typeof value === "string" ? this.byValue.get(value) : undefined;
  }

  start(): Start {
    return { words: new Set(this.byFirst.keys()), empty: false };
  }

  keys(): ReadonlySet<string> {
    return NO_KEYS;
  }
}
