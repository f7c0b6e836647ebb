import type { Figures, Scores } from "./score-groups.ts";

/** The score of one release, as `docs/evaluation/<version>.json` keeps it. */
export interface ReleaseScore {
  readonly version: string;
  /** Day of the run, `2026-11-20`. */
  readonly date: string;
  /** `local`, or the name of the model. */
  readonly engine: string;
  readonly set: { readonly sha256: string; readonly questions: number };
  readonly scores: Scores;
  /** Expected rules among the first passages: by number of passages, then by language. */
  readonly retrieved: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const SHARES = [
  ["context_recall", "rules retrieved (first 20)"],
  ["cited_recall", "rules shown (first 8)"],
  ["facts_stated", "facts stated"],
  ["verdict_accuracy", "verdict right"],
  ["verdict_balanced", "verdict, yes and no balanced"],
  ["right", "right"],
  ["confident_share", "confident"],
  ["confident_and_wrong", "confident and wrong"],
  ["brier", "Brier score of confidence"],
  ["refused_right", "refused when it should"],
  ["wrongly_refused", "refused when it should not"],
] as const;

const share = (value: number | null | undefined): string =>
  value == null || Number.isNaN(value) ? "–" : value.toFixed(2);

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

const groups = (title: string, figures: Readonly<Record<string, Figures>>): string =>
  table(
    [title, "questions", "rules retrieved", "rules shown", "verdict right", "right", "Brier"],
    Object.entries(figures).map(([name, each]) => [
      name,
      String(each.questions ?? 0),
      ...["context_recall", "cited_recall", "verdict_accuracy", "right", "brier"].map((key) =>
        share(each[key]),
      ),
    ]),
  );

const percent = (value: number | undefined): string =>
  value === undefined ? "–" : `${Math.round(value * 100)} %`;

/** The page `docs/evaluation.md`: one score in full, then every release, oldest first. */
export const writeReport = (newest: ReleaseScore, releases: readonly ReleaseScore[]): string => {
  const { scores, set, retrieved } = newest;
  const { all = {}, en = {}, fr = {} } = scores.language;
  return `# How well the Oracle answers

Written by \`npm run eval:report\`; do not edit. Version ${newest.version}, engine ${newest.engine}, ${newest.date}. Question set: ${set.questions} questions, SHA-256 ${set.sha256.slice(0, 16)}. The questions are not in this repository: figures only.

**Read with care.** The judge was calibrated on this very set, so these figures flatter it: its topics, its lexicon and its confidence were adjusted while looking at these questions. Another set of twice the size is held back and was never seen by its authors; only its figures say how well new questions are answered. Groups of a few questions move by chance. Milliseconds depend on the machine and on what else it does.

## By language

${table(
  ["share", "all", "English", "French"],
  SHARES.map(([key, name]) => [name, share(all[key]), share(en[key]), share(fr[key])]),
)}

Milliseconds for one answer: median ${Math.round(all.p50_ms ?? 0)}, slowest in a hundred ${Math.round(all.p99_ms ?? 0)}.

## Retrieval

Expected rules among the first passages. The judge reads 20, so there is no figure for 50.

${table(
  ["passages", "all", "English", "French"],
  Object.entries(retrieved).map(([first, shares]) => [
    first,
    ...["all", "en", "fr"].map((language) => percent(shares[language])),
  ]),
)}

Plain BM25 of the question’s words on the same questions, for comparison:

${scores.baseline.map((line) => `- ${line}`).join("\n")}

## By kind

${groups("kind", scores.kind)}

## By difficulty

${groups("difficulty", scores.difficulty)}

## By topic

The chapter of the rules that the answer must rest on; chapters with three questions or more.

${groups("chapter", scores.topic)}

## Releases

${table(
  ["version", "date", "engine", "set", "right", "rules retrieved", "rules shown", "Brier"],
  releases.map((release) => [
    release.version,
    release.date,
    release.engine,
    release.set.sha256.slice(0, 8),
    ...["right", "context_recall", "cited_recall", "brier"].map((key) =>
      share(release.scores.language.all?.[key]),
    ),
  ]),
)}
`;
};
