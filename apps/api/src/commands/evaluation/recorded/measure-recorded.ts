import type { Replayed } from "./replay-questions.ts";
import { type Score, scoreRecorded } from "./score-recorded.ts";

/** A replayed answer with how it did. */
export interface Row extends Score {
  readonly id: string;
  readonly lang: string;
  readonly weak: string | undefined;
  /** Why the model's ruling is not the answer. Null where it is. */
  readonly withheld: string | null;
  readonly confirmedBy: string;
}

/** The answers of replayed questions, scored. What is not recorded yet is left out. */
export const rowsOf = (replayed: readonly Replayed[]): readonly Row[] =>
  replayed.flatMap(({ question: { id, lang, weak, expected }, answer }) =>
    answer === undefined
      ? []
      : [
          {
            ...{ id, lang, weak, ...scoreRecorded(answer, expected) },
            withheld: answer.withheld,
            confirmedBy: answer.ruling.confirmed_by ?? "nothing",
          },
        ],
  );

/** The share of rows of which something holds, 0 to 1; NaN of none. */
export const share = (rows: readonly Row[], holds: (row: Row) => boolean): number =>
  rows.filter(holds).length / rows.length;

/** The figures of some answers, each a share from 0 to 1. */
export const measureRows = (rows: readonly Row[]) => ({
  right: share(rows, ({ right }) => right),
  helpful: share(rows, ({ helpful }) => helpful),
  verdict: share(
    rows.filter(({ verdict }) => verdict !== null),
    ({ verdict }) => verdict === true,
  ),
  sure: share(rows, ({ sure }) => sure),
  sureAndWrong: share(
    rows.filter(({ sure }) => sure),
    ({ right }) => !right,
  ),
  lostByCheck: share(rows, ({ withheld }) => withheld !== null),
});
