import { isRecord, type Reading, type Rule } from "./rule.ts";
import type { Source } from "./source.ts";

/** A base that suffixes may follow, each taking what stands before into a field: "target player" + "'s hand". */
export function suffixed<T, S extends object>(
  base: Rule<T>,
  suffix: Rule<S>,
  field: string,
  takes: (base: T | S) => boolean,
): Rule<T | S> {
  return {
    read(source, at) {
      const found: Reading<T | S>[] = [];
      let open: Reading<T | S>[] = [...base.read(source, at)];
      while (open.length > 0) {
        found.unshift(...open);
        open = open.flatMap(({ value, end }) =>
          (takes(value) ? suffix.read(source, end) : []).map((next) => ({
            value: { ...next.value, [field]: value } as S,
            end: next.end,
          })),
        );
      }
      return found;
    },
    write(value) {
      const written = base.write(value);
      if (written !== undefined || !isRecord(value)) return written;
      const { [field]: inner, ...rest } = value;
      const before = inner === undefined ? undefined : this.write(inner);
      const after = before && suffix.write(rest);
      return before && after && [...before, ...after];
    },
    start: () => base.start(),
    keys: () => new Set([...base.keys(), ...suffix.keys(), field]),
  };
}

/** Only what a test allows, of the words that were read. */
export function where<T>(
  rule: Rule<T>,
  allows: (value: T, source: Source, at: number, end: number) => boolean,
): Rule<T> {
  return {
    read: (source, at) =>
      rule.read(source, at).filter(({ value, end }) => allows(value, source, at, end)),
    write: (value) => rule.write(value),
    start: () => rule.start(),
    keys: () => rule.keys(),
  };
}

/** A list of exactly one. */
export function lone<T>(rule: Rule<T>): Rule<T[]> {
  return {
    read: (source, at) => rule.read(source, at).map(({ value, end }) => ({ value: [value], end })),
    write: (value) =>
      Array.isArray(value) && value.length === 1 ? rule.write(value[0]) : undefined,
    start: () => rule.start(),
    keys: () => rule.keys(),
  };
}

/** A list, then one more item of another rule. */
export function followedBy<T>(list: Rule<T[]>, last: Rule<T>): Rule<T[]> {
  return {
    read: (source, at) =>
      list
        .read(source, at)
        .flatMap(({ value, end }) =>
          last.read(source, end).map((next) => ({ value: [...value, next.value], end: next.end })),
        ),
    write(value) {
      if (!Array.isArray(value) || value.length < 2) return undefined;
      const before = list.write(value.slice(0, -1));
      const after = before && last.write(value.at(-1));
      return before && after && [...before, ...after];
    },
    start: () => list.start(),
    keys: () => list.keys(),
  };
}
