import { isRecord, type Reading, type Rule } from "./rule.ts";
import type { Source } from "./source.ts";

/** A base that suffixes may follow, each taking what stands before into a field: "target player" + "'s hand". */
export function suffixed<T, S extends object>(
  base: Rule<T>,
  suffix: Rule<S>,
  field: string,
): Rule<T | S> {
  return {
    read(source, at) {
      const found: Reading<T | S>[] = [];
      let open: Reading<T | S>[] = [...base.read(source, at)];
      while (open.length > 0) {
        found.unshift(...open);
        open = open.flatMap(({ value, end }) =>
          suffix.read(source, end).map((next) => ({
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
