import { NO_KEYS, type Reading, type Rule, type Start } from "./rule.ts";
import type { Source } from "./source.ts";

/** One or more of a rule, one after the other. The longest row first. */
export function row<T>(item: Rule<T>): Rule<T[]> {
  return new Separated(item, []);
}

/** One or more of a rule, with one of these separators between: separated(cost, [","]). */
export function separated<T>(item: Rule<T>, separator: readonly string[]): Rule<T[]> {
  return new Separated(item, separator);
}

/** Two or more: "a or b", "a, b, or c". The word joins the last one. */
export function series<T>(item: Rule<T>, joiner: string): Rule<T[]> {
  return new Series(item, joiner);
}

/** A first one, then any number that begin otherwise. */
export function headed<T>(first: Rule<T>, next: Rule<T>): Rule<T[]> {
  const rest = row(next);
  return {
    read: (source, at) =>
      first
        .read(source, at)
        .flatMap(({ value, end }) => [
          ...rest
            .read(source, end)
            .map((more) => ({ value: [value, ...more.value], end: more.end })),
          { value: [value], end },
        ]),
    write(value) {
      if (!Array.isArray(value)) return undefined;
      const before = first.write(value[0]);
      const after = value.length > 1 ? rest.write(value.slice(1)) : [];
      return before && after && [...before, ...after];
    },
    start: () => first.start(),
    keys: () => NO_KEYS,
  };
}

class Separated<T> implements Rule<T[]> {
  constructor(
    private readonly item: Rule<T>,
    private readonly separator: readonly string[],
  ) {}

  read(source: Source, at: number): readonly Reading<T[]>[] {
    const found: Reading<T[]>[] = [];
    this.extend(source, at, [], found, new Set());
    return found;
  }

  /** Of all rows that end at one place the first stays, so that each place is gone on from once. */
  private extend(
    source: Source,
    at: number,
    before: readonly T[],
    found: Reading<T[]>[],
    ends: Set<number>,
  ): void {
    for (const { value, end } of this.item.read(source, at)) {
      if (ends.has(end)) continue;
      ends.add(end);
      const values = [...before, value];
      const next = after(source, end, this.separator);
      if (next !== undefined) this.extend(source, next, values, found, ends);
      found.push({ value: values, end });
    }
  }

  write(value: unknown): readonly string[] | undefined {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const words: string[] = [];
    for (const [index, item] of value.entries()) {
      const written = this.item.write(item);
      if (written === undefined) return undefined;
      words.push(...(index > 0 ? this.separator : []), ...written);
    }
    return words;
  }

  start(): Start {
    return this.item.start();
  }

  keys(): ReadonlySet<string> {
    return NO_KEYS;
  }
}

class Series<T> implements Rule<T[]> {
  constructor(
    private readonly item: Rule<T>,
    private readonly joiner: string,
  ) {}

  read(source: Source, at: number): readonly Reading<T[]>[] {
    if (!source.words.includes(this.joiner, at)) return [];
    const found: Reading<T[]>[] = [];
    const places = new Set<number>();
    for (const { value, end } of this.item.read(source, at))
      this.extend(source, end, [value], found, places);
    return found;
  }

  private extend(
    source: Source,
    at: number,
    before: readonly T[],
    found: Reading<T[]>[],
    places: Set<number>,
  ): void {
    const comma = source.words[at] === ",";
    const next = comma ? at + 1 : at;
    if (source.words[next] === this.joiner) {
      if (comma !== before.length > 1) return;
      for (const { value, end } of this.item.read(source, next + 1))
        found.push({ value: [...before, value], end });
    } else if (comma && !places.has(next)) {
      places.add(next);
      for (const { value, end } of this.item.read(source, next))
        this.extend(source, end, [...before, value], found, places);
    }
  }

  write(value: unknown): readonly string[] | undefined {
    if (!Array.isArray(value) || value.length < 2) return undefined;
    const words: string[] = [];
    for (const [index, item] of value.entries()) {
      const written = this.item.write(item);
      if (written === undefined) return undefined;
      if (index > 0 && value.length > 2) words.push(",");
      if (index === value.length - 1) words.push(this.joiner);
      words.push(...written);
    }
    return words;
  }

  start(): Start {
    return this.item.start();
  }

  keys(): ReadonlySet<string> {
    return NO_KEYS;
  }
}

function after(source: Source, at: number, words: readonly string[]): number | undefined {
  for (const [index, word] of words.entries())
    if (source.words[at + index] !== word) return undefined;
  return at + words.length;
}
