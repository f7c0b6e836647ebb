import { madeReadyBy } from "./made-ready.ts";
import { ANY_START, NO_KEYS, type Reading, type Rule, type Start } from "./rule.ts";
import type { Source } from "./source.ts";

let count = 0;

/**
 * A rule that others and itself may name before it is made. What it reads at a place is kept, so that no
 * place is read twice; of two ways to read the same words the preferred one stays, and longer ones stand first.
 */
export class Named<T> implements Rule<T> {
  private readonly id = count++;
  private rule: Rule<T> | undefined;
  private make: (() => Rule<T>) | undefined;
  private asked = false;
  private begins: Start | undefined;
  private fields: ReadonlySet<string> | undefined;

  /** Says what the rule is: its file is loaded after those that name it. */
  is(make: () => Rule<T>): void {
    this.make = make;
    madeReadyBy(() => this.start());
  }

  private get inner(): Rule<T> {
    this.rule ??= this.make?.();
    if (this.rule === undefined) throw new Error("a named rule was never made");
    return this.rule;
  }

  read(source: Source, at: number): readonly Reading<T>[] {
    const start = this.start();
    if (start.words !== undefined && !start.empty && !start.words.has(source.heads[at] ?? ""))
      return [];
    source.memo[this.id] ??= new Map();
    const memo = source.memo[this.id] as Map<number, readonly Reading<T>[]>;
    const known = memo.get(at);
    if (known !== undefined) return known;
    memo.set(at, []);
    const found = onePerEnd(this.inner.read(source, at));
    memo.set(at, found);
    return found;
  }

  write(value: unknown): readonly string[] | undefined {
    return this.inner.write(value);
  }

  start(): Start {
    if (this.begins !== undefined) return this.begins;
    if (this.asked) return ANY_START;
    this.asked = true;
    const start = this.inner.start();
    this.asked = false;
    this.begins = start;
    return start;
  }

  keys(): ReadonlySet<string> {
    if (this.fields !== undefined) return this.fields;
    this.fields = NO_KEYS;
    this.fields = this.inner.keys();
    return this.fields;
  }
}

function onePerEnd<T>(readings: readonly Reading<T>[]): readonly Reading<T>[] {
  if (readings.length < 2) return readings;
  const byEnd = new Map<number, Reading<T>>();
  for (const reading of readings) if (!byEnd.has(reading.end)) byEnd.set(reading.end, reading);
  return [...byEnd.values()].sort((one, other) => other.end - one.end);
}

/** A rule that is made here and now, and kept like every named one. */
export function named<T>(make: () => Rule<T>): Rule<T> {
  const rule = new Named<T>();
  rule.is(make);
  return rule;
}
