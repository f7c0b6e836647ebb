import { factsOf } from "./line-facts.ts";
import type { LabelledLine, LineFacts, VerbFact } from "./read-labels.ts";
import { isShallow } from "./shapes.ts";

/** What is compared, apart from one another. */
export const MATTERS = [
  "kind",
  "event",
  "verb",
  "object",
  "whose",
  "amount",
  "size",
  "optional",
  "cost",
  "condition",
] as const;
export type Matter = (typeof MATTERS)[number];
export const DEPTHS = ["shallow", "whole"] as const;
export type Depth = (typeof DEPTHS)[number];

/** How many facts were labelled, how many the reader gives, and how many of those are right. */
export interface Score {
  labelled: number;
  read: number;
  right: number;
}

/** One fact that the reader and the label see differently. */
export interface Disagreement {
  readonly card: string;
  readonly line: number;
  readonly matter: Matter;
  readonly label: string;
  readonly reader: string;
}

export interface Comparison {
  readonly scores: ReadonlyMap<Matter, Score>;
  readonly disagreements: readonly Disagreement[];
}

const FIELDS = ["object", "whose", "amount", "size", "optional"] as const;
type Field = (typeof FIELDS)[number];
type Pair = readonly [label: string | undefined, reader: string | undefined];

/** Compares labels with what was read at this depth. Lines read less deeply count as not found. */
export function compareLabels(lines: readonly LabelledLine[], depth: Depth): Comparison {
  const scores = new Map(MATTERS.map((matter) => [matter, { labelled: 0, read: 0, right: 0 }]));
  const disagreements: Disagreement[] = [];
  for (const { label, line } of lines) {
    const isRead = depth === "whole" ? line.whole : isShallow(line);
    const pairs = isRead ? pairsOf(label, factsOf(line)) : pairsOf(label, undefined);
    for (const [matter, [labelled, reader]] of pairs) {
      const score = scores.get(matter) as Score;
      if (labelled !== undefined) score.labelled++;
      if (reader !== undefined) score.read++;
      if (labelled !== undefined && labelled === reader) score.right++;
      else if (isRead)
        disagreements.push({
          card: label.card,
          line: label.line,
          matter,
          label: labelled ?? "",
          reader: reader ?? "",
        });
    }
  }
  return { scores, disagreements };
}

/** All scores together. */
export function summed(scores: ReadonlyMap<Matter, Score>): Score {
  const total = { labelled: 0, read: 0, right: 0 };
  for (const { labelled, read, right } of scores.values()) {
    total.labelled += labelled;
    total.read += read;
    total.right += right;
  }
  return total;
}

function pairsOf(label: LineFacts, reader: LineFacts | undefined): (readonly [Matter, Pair])[] {
  const all: (readonly [Matter, Pair])[] = [
    ["kind", [label.kind, reader?.kind]],
    ["event", [sorted(label.event), reader?.event ?? undefined]],
    ["condition", [label.condition ? "if" : undefined, reader?.condition ? "if" : undefined]],
    ...paired(label.costs, reader?.costs ?? [], (cost) => cost).map(
      (pair) => ["cost", pair] as const,
    ),
    ...verbPairs(label.verbs, reader?.verbs ?? []),
  ];
  return all.filter(([, [labelled, read]]) => labelled !== undefined || read !== undefined);
}

/** Alternatives in the order of the alphabet. */
const sorted = (names: string | null | undefined) => names?.split("/").sort().join("/");

/** Puts what is the same together. What is left stands alone. */
function matched<T>(labels: readonly T[], readers: readonly T[], keyOf: (one: T) => string) {
  const left = [...readers];
  const both = labels.map((label) => {
    const at = left.findIndex((reader) => keyOf(reader) === keyOf(label));
    return [label, at < 0 ? undefined : left.splice(at, 1)[0]] as const;
  });
  return [...both, ...left.map((reader) => [undefined, reader] as const)];
}

const paired = <T>(
  labels: readonly T[],
  readers: readonly T[],
  keyOf: (one: T) => string,
): Pair[] =>
  matched(labels, readers, keyOf).map(([label, reader]) => [
    label && keyOf(label),
    reader && keyOf(reader),
  ]);

/** What is said of a verb is compared where both have the verb: a wrong verb is one fault, not five. */
function verbPairs(
  labels: readonly VerbFact[],
  readers: readonly VerbFact[],
): (readonly [Matter, Pair])[] {
  return matched(labels, readers, ({ verb }) => verb).flatMap(([label, reader]) => {
    const verb = ["verb", [label?.verb, reader?.verb]] as const;
    if (label === undefined) return [verb];
    const fields = FIELDS.flatMap((matter) =>
      reader !== undefined && isLeftOut(reader, matter)
        ? []
        : [[matter, [writtenOf(label, matter), writtenOf(reader, matter)]] as const],
    );
    return [verb, ...fields];
  });
}

/** Owners and things named before, by a pronoun, are not compared. */
const isLeftOut = (reader: VerbFact, matter: Field) =>
  (matter === "object" || matter === "whose") && reader[matter] === undefined;

function writtenOf(fact: VerbFact | undefined, matter: Field): string | undefined {
  const value =
    (matter === "optional" && fact?.optional !== true ? null : fact?.[matter]) ?? undefined;
  const text = value === undefined ? undefined : String(value).toLowerCase();
  return matter === "object" ? sorted(text) : text;
}
