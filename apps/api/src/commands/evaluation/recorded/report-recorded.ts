import type { Replayed } from "./replay-questions.ts";
import { type Score, scoreRecorded } from "./score-recorded.ts";

interface Row extends Score {
  readonly id: string;
  readonly lang: string;
  readonly weak: string | undefined;
  /** Why the model's ruling is not the answer; null where it is. */
  readonly withheld: string | null;
  readonly confirmedBy: string;
  readonly confidence: number;
}

const share = (rows: readonly Row[], holds: (row: Row) => boolean): string =>
  rows.length === 0 ? "–" : (rows.filter(holds).length / rows.length).toFixed(3);

const rowsOf = (replayed: readonly Replayed[]): readonly Row[] =>
  replayed.flatMap(({ question: { id, lang, weak, expected }, answer }) =>
    answer === undefined
      ? []
      : [
          {
            ...{ id, lang, weak, ...scoreRecorded(answer, expected) },
            withheld: answer.withheld,
            confirmedBy: answer.ruling.confirmed_by ?? "nothing",
            confidence: answer.ruling.confidence,
          },
        ],
  );

/** The figures of some answers, and those of each language beside them. */
const figures = (rows: readonly Row[]): readonly string[] => {
  const groups = [rows, ...["en", "fr"].map((lang) => rows.filter((row) => row.lang === lang))];
  const line = (name: string, tell: (group: readonly Row[]) => string) =>
    [name, ...groups.map(tell)].join("\t");
  return [
    line("", (group) => `${group.length}`),
    line("right", (group) => share(group, ({ right }) => right)),
    line("helpful", (group) => share(group, ({ helpful }) => helpful)),
    line("verdict", (group) =>
      share(
        group.filter(({ verdict }) => verdict !== null),
        ({ verdict }) => verdict === true,
      ),
    ),
    line("sure", (group) => share(group, ({ sure }) => sure)),
    line("sure and wrong", (group) =>
      share(
        group.filter(({ sure }) => sure),
        ({ right }) => !right,
      ),
    ),
    line("lost by check", (group) => share(group, ({ withheld }) => withheld !== null)),
  ];
};

/** How often what bears a ruling was right: what its sureness is set by. */
const confirmations = (rows: readonly Row[]): readonly string[] =>
  [...new Set(rows.map(({ confirmedBy }) => confirmedBy))].toSorted().map((by) => {
    const borne = rows.filter(
      ({ confirmedBy, withheld }) => confirmedBy === by && withheld === null,
    );
    return `borne by ${by}\t${borne.length}\tright ${share(borne, ({ right }) => right)}`;
  });

/** The figures of replayed answers, strong and weak ones apart, and every loss with its reason. */
export const reportRecorded = (replayed: readonly Replayed[]): readonly string[] => {
  const rows = rowsOf(replayed);
  const strong = rows.filter(({ weak }) => weak === undefined);
  const weak = rows.filter((row) => row.weak !== undefined);
  const open = replayed.length - rows.length;
  return [
    ...figures(strong),
    ...confirmations(rows),
    ...strong.flatMap(({ id, right, withheld }) =>
      withheld !== null || !right ? `missed ${id}\t${withheld ?? "shown"}` : [],
    ),
    ...(weak.length === 0
      ? []
      : [
          `weak\t${weak.length}\tcaught by check ${share(weak, ({ withheld }) => withheld !== null)}`,
          ...weak.flatMap((row) =>
            row.sure && row.withheld === null ? `weak and sure ${row.id}\t${row.weak}` : [],
          ),
        ]),
    ...(open === 0 ? [] : [`${open} not recorded yet`]),
  ];
};
