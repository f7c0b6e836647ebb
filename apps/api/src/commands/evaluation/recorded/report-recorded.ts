import { measureRows, type Row, rowsOf, share } from "./measure-recorded.ts";
import type { Replayed } from "./replay-questions.ts";

const told = (figure: number): string => (Number.isNaN(figure) ? "–" : figure.toFixed(3));

/** The figures of all answers, and those of each language beside them. */
const figuresOf = (rows: readonly Row[]): readonly string[] => {
  const groups = [rows, ...["en", "fr"].map((lang) => rows.filter((row) => row.lang === lang))];
  const measured = groups.map(measureRows);
  const names = ["right", "helpful", "verdict", "sure", "sureAndWrong", "lostByCheck"] as const;
  return [
    ["answers", ...groups.map(({ length }) => length)].join("\t"),
    ...names.map((name) => [name, ...measured.map((figures) => told(figures[name]))].join("\t")),
  ];
};

/** How often what bears a ruling was right: what its confidence is set by (`judge/src/model/uncorroborated-confidence.ts`). */
const confirmations = (rows: readonly Row[]): readonly string[] => {
  const shown = rows.filter(({ withheld }) => withheld === null);
  return [...new Set(shown.map(({ confirmedBy }) => confirmedBy))].toSorted().map((by) => {
    const borne = shown.filter(({ confirmedBy }) => confirmedBy === by);
    return `borne by ${by}\t${borne.length}\tright ${told(share(borne, ({ right }) => right))}`;
  });
};

const weakOnes = (weak: readonly Row[]): readonly string[] =>
  weak.length === 0
    ? []
    : [
        `weak\t${weak.length}\tcaught by check ${told(share(weak, ({ withheld }) => withheld !== null))}`,
        ...weak.flatMap(({ id, sure, withheld, weak: kind }) =>
          sure && withheld === null ? `weak and sure ${id}\t${kind}` : [],
        ),
      ];

/** The figures of replayed answers, strong and weak ones apart, and every loss with its reason. */
export const reportRecorded = (replayed: readonly Replayed[]): readonly string[] => {
  const rows = rowsOf(replayed);
  const strong = rows.filter(({ weak }) => weak === undefined);
  const open = replayed.length - rows.length;
  return [
    ...figuresOf(strong),
    ...confirmations(rows),
    ...strong.flatMap(({ id, right, withheld }) =>
      withheld !== null || !right ? `missed ${id}\t${withheld ?? "shown"}` : [],
    ),
    ...weakOnes(rows.filter((row) => row.weak !== undefined)),
    ...(open === 0 ? [] : [`${open} not recorded yet`]),
  ];
};
