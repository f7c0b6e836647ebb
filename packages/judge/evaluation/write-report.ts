import { LANGUAGES } from "@spellwright/contract";
import type { FiguresByFamily, Verdicts } from "./count-outcomes.ts";
import type { Outcome } from "./test-question.ts";

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const HEAD = ["family", "language", "questions", "decided", "verdict", "no rule"] as const;

/** A table for a terminal: the first two columns to the left, figures to the right. */
const table = (rows: readonly (readonly string[])[]): string => {
  const widths = HEAD.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
};

/** The figures of every family and language as a table. */
export const writeFamilies = (families: FiguresByFamily): string =>
  table([
    HEAD,
    ...Object.entries(families).flatMap(([family, byLanguage]) =>
      LANGUAGES.map((language) => {
        const { questions, decided, verdict, uncited } = byLanguage[language];
        return [family, language, `${questions}`, percent(decided), percent(verdict), `${uncited}`];
      }),
    ),
  ]);

export const writeVerdicts = ({ questions, stated, right, surelyWrong }: Verdicts): string =>
  `yes or no: ${questions} questions, ${percent(stated)} stated, ${percent(right)} of those right, ${percent(surelyWrong)} surely wrong`;

/** One line for each question that went wrong: what to look into. */
export const writeMisses = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.flatMap(({ question, decidedBy, decided, verdict, cited }) => {
    if (decided && verdict && cited) return [];
    const wrong = [
      ...(decided ? [] : [`decided by ${decidedBy ?? "nobody"}`]),
      ...(verdict ? [] : ["wrong verdict"]),
      ...(cited ? [] : ["no rule"]),
    ];
    return [`${question.id} [${question.language}] ${question.text} — ${wrong.join(", ")}`];
  });
