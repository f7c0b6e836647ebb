import { madeReadyBy } from "./made-ready.ts";
import { isRecord, type Reading, type Rule, type Start, type ValueOf } from "./rule.ts";
import type { Source } from "./source.ts";

/** The first of these rules that fits. All that fit are ways to read. Preferred ones stand first. */
export function choose<const R extends readonly Rule<unknown>[]>(
  ...rules: R
): Rule<ValueOf<R[number]>> {
  return new Choice(rules) as unknown as Rule<ValueOf<R[number]>>;
}

class Choice implements Rule<unknown> {
  private table: { byWord: Map<string, Rule<unknown>[]>; others: Rule<unknown>[] } | undefined;
  private byVerb: Map<unknown, readonly Rule<unknown>[]> | undefined;
  private known: ReadonlySet<string> | undefined;

  constructor(private readonly rules: readonly Rule<unknown>[]) {
    madeReadyBy(() => this.byNextWord());
  }

  private byNextWord() {
    this.table ??= tableOf(this.rules);
    return this.table;
  }

  read(source: Source, at: number): readonly Reading<unknown>[] {
    const { byWord, others } = this.byNextWord();
    const fitting = byWord.get(source.heads[at] ?? "") ?? others;
    if (fitting.length === 1) return (fitting[0] as Rule<unknown>).read(source, at);
    const found: Reading<unknown>[] = [];
    for (const rule of fitting) for (const reading of rule.read(source, at)) found.push(reading);
    return found;
  }

  write(value: unknown): readonly string[] | undefined {
    this.byVerb ??= byConstant(this.rules, "verb");
    const verb = isRecord(value) && typeof value.verb === "string" ? value.verb : undefined;
    for (const rule of this.byVerb.get(verb) ?? this.byVerb.get(undefined) ?? []) {
      const words = rule.write(value);
      if (words !== undefined) return words;
    }
    return undefined;
  }

  start(): Start {
    const words = new Set<string>();
    let empty = false;
    for (const rule of this.rules) {
      const start = rule.start();
      if (start.words === undefined) return { words: undefined, empty: false };
      for (const word of start.words) words.add(word);
      empty ||= start.empty;
    }
    return { words, empty };
  }

  keys(): ReadonlySet<string> {
    this.known ??= new Set(this.rules.flatMap((rule) => [...rule.keys()]));
    return this.known;
  }
}

/** By the next word, the rules that may begin there: a word rules most of a grammar out. */
function tableOf(rules: readonly Rule<unknown>[]) {
  const starts = rules.map((rule) => rule.start());
  const open = ({ words, empty }: Start) => words === undefined || empty;
  const others = rules.filter((_, index) => open(starts[index] as Start));
  const byWord = new Map<string, Rule<unknown>[]>();
  for (const word of new Set(starts.flatMap(({ words }) => [...(words ?? [])])))
    byWord.set(
      word,
      rules.filter((_, index) => {
        const start = starts[index] as Start;
        return open(start) || start.words?.has(word);
      }),
    );
  return { byWord, others };
}

/** By the value of a field, the rules that may write it. Under undefined those that leave it open. */
function byConstant(rules: readonly Rule<unknown>[], field: string) {
  const constantOf = (rule: Rule<unknown>) => rule.constants?.()[field];
  const table = new Map<unknown, readonly Rule<unknown>[]>();
  for (const wanted of new Set([undefined, ...rules.map(constantOf)]))
    table.set(
      wanted,
      rules.filter((rule) => constantOf(rule) === undefined || constantOf(rule) === wanted),
    );
  return table;
}
