// The part of docs/card-text.md about labels.

import type { AtDepths } from "./check-thresholds.ts";
import {
  type Comparison,
  compareLabels,
  DEPTHS,
  type Depth,
  MATTERS,
  type Score,
  summed,
} from "./compare-labels.ts";
import type { LabelledLine } from "./read-labels.ts";

const LOTS = [
  ["all", "Lines of all cards"],
  ["decks", "Lines of cards of the lists"],
] as const;

const share = (part: number, whole: number) => (whole === 0 ? "–" : (part / whole).toFixed(3));

const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;

const figures = ({ labelled, read, right }: Score) => [
  labelled,
  share(right, read),
  share(right, labelled),
];

/** Labels against readings: by matter for each lot, and by kind of ability for both. */
export function writeLabels(lines: readonly LabelledLine[]): string {
  const lots = LOTS.map(([lot, title]) =>
    tableOf(
      title,
      lines.filter(({ label }) => label.lot === lot),
    ),
  );
  return `## Against labels made by hand

${lines.length} lines drawn by lot were labelled by somebody who does not write the reader (\`packages/card-text/evaluation/LABELS.md\`). Precision: how much of what is read is right. Recall: how much of what was labelled is read and right. A line that is not read at a depth counts as missed there. Object and owner are compared only where the clause names them, not for “it” or “that card”.
A wrong verb is one fault. Its object, owner and amount are then not compared. Words of labels and of readings are told to be the same by \`label-forms.json\`. That table was written with both in view, and the reader was mended where a label showed a fault: a new lot would test it harder.

${lots.join("\n\n")}

${kindTable(lines)}

Lines read whole in which a fact differs: ${differing(compareLabels(lines, "whole"))} of ${lines.filter(({ line }) => line.whole).length}.
`;
}

function tableOf(title: string, lines: readonly LabelledLine[]): string {
  const [shallow, whole] = DEPTHS.map((depth) => compareLabels(lines, depth).scores);
  return `### ${title}: ${lines.length}

| | Labelled | Precision, shallow | Recall, shallow | Precision, whole | Recall, whole |
| --- | --- | --- | --- | --- | --- |
${MATTERS.map((matter) =>
  row(
    matter,
    ...figures(shallow?.get(matter) as Score),
    ...figures(whole?.get(matter) as Score).slice(1),
  ),
).join("\n")}`;
}

/** All facts of the lines of a kind together. */
function kindTable(lines: readonly LabelledLine[]): string {
  const kinds = [...new Set(lines.map(({ label }) => label.kind))].sort();
  const rows = kinds.map((kind) => {
    const own = lines.filter(({ label }) => label.kind === kind);
    const [shallow, whole] = DEPTHS.map((depth) => summed(compareLabels(own, depth).scores));
    return row(kind, own.length, ...figures(shallow as Score), ...figures(whole as Score).slice(1));
  });
  return `### By kind of ability, all facts together

| Kind | Lines | Facts | Precision, shallow | Recall, shallow | Precision, whole | Recall, whole |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}`;
}

function differing({ disagreements }: Comparison): number {
  return new Set(disagreements.map(({ card, line }) => `${card}:${line}`)).size;
}

/** The precision of each matter over both lots, for the thresholds. */
export function precisionsOf(lines: readonly LabelledLine[]): Map<string, AtDepths> {
  const of = (depth: Depth) => compareLabels(lines, depth).scores;
  const [shallow, whole] = [of("shallow"), of("whole")];
  const precision = (score: Score | undefined) => (score?.right ?? 0) / (score?.read ?? 1);
  return new Map(
    MATTERS.map((matter) => [
      matter,
      { shallow: precision(shallow.get(matter)), whole: precision(whole.get(matter)) },
    ]),
  );
}
