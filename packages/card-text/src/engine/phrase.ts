import {
  isRecord,
  type Optional,
  type Reading,
  type Rule,
  type Start,
  type ValueOf,
} from "./rule.ts";
import type { Source } from "./source.ts";

type Fields = Record<string, Rule<unknown> | Optional<unknown>>;
type Part = Rule<object> | Fields;

type FieldsOf<P> =
  P extends Rule<infer T>
    ? T
    : {
        [K in keyof P as P[K] extends Rule<unknown> ? K : never]: ValueOf<P[K]>;
      } & {
        [K in keyof P as P[K] extends Optional<unknown> ? K : never]?: P[K] extends Optional<
          infer T
        >
          ? T
          : never;
      };
type Together<P extends readonly unknown[]> = P extends readonly [infer First, ...infer Rest]
  ? FieldsOf<First> & Together<Rest>
  : object;

/** A step of a phrase: a word, a named field, or a rule whose fields become the phrase's own. */
type Step =
  | { readonly word: string }
  | {
      readonly field: string;
      readonly rule: Rule<unknown>;
      readonly optional: boolean;
    }
  | { readonly inline: Rule<object>; readonly keys: () => ReadonlySet<string> };

/**
 * Words with fields between them: phrase`draw ${{ amount }} card`. It reads an object of those fields, and
 * writes one back. A part without a name gives its own fields to the phrase.
 */
export function phrase<const P extends readonly Part[]>(
  strings: TemplateStringsArray,
  ...parts: P
): Rule<Together<P>> {
  return new Phrase({}, stepsOf(strings, parts)) as unknown as Rule<Together<P>>;
}

/** A phrase that also says what it means: node({ verb: "draw" })`draw ${{ amount }} card`. */
export function node<const C extends Record<string, unknown>>(constants: C) {
  return <const P extends readonly Part[]>(
    strings: TemplateStringsArray,
    ...parts: P
  ): Rule<C & Together<P>> =>
    new Phrase(constants, stepsOf(strings, parts)) as unknown as Rule<C & Together<P>>;
}

/** Marks a field that may be missing. */
export const opt = <T>(rule: Rule<T>): Optional<T> => ({ optional: rule });

function stepsOf(strings: TemplateStringsArray, parts: readonly Part[]): Step[] {
  return strings.flatMap((text, index): Step[] => {
    const words = text.split(" ").filter(Boolean);
    const part = parts[index];
    return [...words.map((word) => ({ word })), ...(part === undefined ? [] : stepsOfPart(part))];
  });
}

function stepsOfPart(part: Part): Step[] {
  if (typeof part.read === "function") {
    const inline = part as Rule<object>;
    return [{ inline, keys: () => inline.keys() }];
  }
  return Object.entries(part as Fields).map(([field, rule]) =>
    "optional" in rule
      ? { field, rule: rule.optional, optional: true }
      : { field, rule, optional: false },
  );
}

class Phrase implements Rule<Record<string, unknown>> {
  private known: ReadonlySet<string> | undefined;

  constructor(
    private readonly fixed: Record<string, unknown>,
    private readonly steps: readonly Step[],
  ) {}

  read(source: Source, at: number): readonly Reading<Record<string, unknown>>[] {
    const found: Reading<Record<string, unknown>>[] = [];
    this.readFrom(source, 0, at, new Array(this.steps.length), found);
    return found;
  }

  /** Reads from a step on. What the steps before it read stands in `values`, by their place. */
  private readFrom(
    source: Source,
    from: number,
    start: number,
    values: unknown[],
    found: Reading<Record<string, unknown>>[],
  ): void {
    let at = start;
    for (let index = from; index < this.steps.length; index++) {
      const step = this.steps[index] as Step;
      if ("word" in step) {
        if (source.words[at] !== step.word) return;
        at++;
        continue;
      }
      const rule = "inline" in step ? step.inline : step.rule;
      for (const { value, end } of rule.read(source, at)) {
        values[index] = value;
        this.readFrom(source, index + 1, end, values, found);
      }
      values[index] = undefined;
      if ("inline" in step || !step.optional) return;
    }
    found.push({ value: this.fieldsOf(values), end: at });
  }

  private fieldsOf(values: readonly unknown[]): Record<string, unknown> {
    const fields: Record<string, unknown> = { ...this.fixed };
    for (const [index, step] of this.steps.entries()) {
      const value = values[index];
      if (value === undefined) continue;
      if ("field" in step) fields[step.field] = value;
      else if ("inline" in step) Object.assign(fields, value);
    }
    return fields;
  }

  write(value: unknown): readonly string[] | undefined {
    if (!isRecord(value)) return undefined;
    const keys = this.keys();
    for (const key in value) if (!keys.has(key)) return undefined;
    for (const key in this.fixed) if (value[key] !== this.fixed[key]) return undefined;
    const words: string[] = [];
    for (const step of this.steps) {
      const written = writeStep(step, value);
      if (written === undefined) return undefined;
      words.push(...written);
    }
    return words;
  }

  start(): Start {
    const words = new Set<string>();
    for (const step of this.steps) {
      if ("word" in step) return { words: words.add(step.word), empty: false };
      const { words: more, empty } = "inline" in step ? step.inline.start() : step.rule.start();
      if (more === undefined) return { words: undefined, empty: false };
      for (const word of more) words.add(word);
      if (!empty && !("optional" in step && step.optional)) return { words, empty: false };
    }
    return { words, empty: true };
  }

  constants(): Readonly<Record<string, unknown>> {
    return this.fixed;
  }

  keys(): ReadonlySet<string> {
    this.known ??= new Set([
      ...Object.keys(this.fixed),
      ...this.steps.flatMap((step) =>
        "field" in step ? [step.field] : "inline" in step ? [...step.keys()] : [],
      ),
    ]);
    return this.known;
  }
}

function writeStep(step: Step, value: Record<string, unknown>): readonly string[] | undefined {
  if ("word" in step) return [step.word];
  if ("field" in step) {
    const field = value[step.field];
    if (field === undefined) return step.optional ? [] : undefined;
    return step.rule.write(field);
  }
  const own: Record<string, unknown> = {};
  for (const key of step.keys()) if (value[key] !== undefined) own[key] = value[key];
  return step.inline.write(own);
}
