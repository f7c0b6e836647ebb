import { STRENGTHS } from "@spellwright/contract";
import type { Figures, Scores } from "./score-groups.ts";
import type { StrengthGroup, StrengthScore } from "./score-strengths.ts";

/** One question set, scored as a whole. */
export interface SetScore {
  /** `dev`, `everyday`, `calibration`. */
  readonly name: string;
  readonly sha256: string;
  readonly questions: number;
  /** By language, and `all`. */
  readonly figures: Readonly<Record<string, Figures>>;
  /** The governing rule is shown, or is one of an offered question: share of all questions, by language. */
  readonly governing: Readonly<Record<string, number>>;
  /** How often answers of each strength are right. Releases before 0.5.0 kept none. */
  readonly strengths?: readonly StrengthScore[] | undefined;
  /** The same by kind of question and by language. */
  readonly groups?: readonly StrengthGroup[] | undefined;
}

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
  /** Every set that was asked. Releases before 0.5.0 kept one. */
  readonly sets?: readonly SetScore[] | undefined;
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

/** What each set is to the judge. */
const SET_NOTES: Readonly<Record<string, string>> = {
  dev: "the data was written while looking at it: flattering",
  everyday:
    "casual; weights and confidence are not learned from it, settled questions were looked at",
  calibration: "casual; weights and confidence are learned from it",
};

const ofSets = (sets: readonly SetScore[]): string =>
  table(
    [
      ...["set", "questions", "right", "English", "French", "governing rule shown or offered"],
      ...["yes or no right (of all that ask for one)", "sure", "sure and wrong", "Brier"],
    ],
    sets.map(({ name, questions, figures: { all = {}, en = {}, fr = {} }, governing }) => [
      `${name} (${SET_NOTES[name] ?? ""})`,
      String(questions),
      ...[all.right, en.right, fr.right, governing.all, all.verdict_accuracy].map(share),
      ...[all.confident_share, all.confident_and_wrong, all.brier].map(share),
    ]),
  );

/** One row for each strength, the sets side by side. */
const ofStrengths = (sets: readonly SetScore[]): string =>
  table(
    ["strength", ...sets.map(({ name }) => `${name}: questions, right`)],
    STRENGTHS.map((strength) => [
      strength,
      ...sets.map(({ strengths }) => {
        const own = strengths?.find((one) => one.strength === strength);
        return own ? `${own.questions}, ${share(own.right)}` : "–";
      }),
    ]),
  );

/** The page `docs/evaluation.md`: one score in full, then every release, oldest first. */
export const writeReport = (newest: ReleaseScore, releases: readonly ReleaseScore[]): string => {
  const { scores, set, retrieved } = newest;
  const { all = {}, en = {}, fr = {} } = scores.language;
  return `# How well the Oracle answers

Written by \`npm run eval:report\`; do not edit. Version ${newest.version}, engine ${newest.engine}, ${newest.date}. Question set: ${set.questions} questions, SHA-256 ${set.sha256.slice(0, 16)}. The questions are not in this repository: figures only.

**Read with care.** The judge was calibrated on this very set, so these figures flatter it. Its settled questions, its lexicon and its confidence were adjusted while looking at these questions.
How well new questions are answered is said by sets that its authors never saw. Of the three sets here the calibration set comes nearest to them. Groups of a few questions move by chance. Milliseconds depend on the machine and on what else it does.

## All sets

“Sure” is a confidence of 0.7 or more, likely answers of settled questions among them. “Sure and wrong” is the share of these that are wrong. \`npm run judge:fit\` tells the same of questions that the weights were not learned from.

${ofSets(newest.sets ?? [])}

### How sure, and how often right

Answers of each set by their strength, questions that are to be refused left out. What decides nothing is never right. A ruling or a likely answer of a settled question has a percentage beside it. That is the share of \`everyday\` and \`calibration\` together; \`dev\` is not counted.
This command writes it to \`data/judge/reliability.json\`. The limits were learned from these sets, so it flatters a little.

${ofStrengths(newest.sets ?? [])}

The tables below are of the dev set.

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

## By chapter of the rules

The chapter of the rules that the answer must rest on; chapters with three questions or more.

${groups("chapter", scores.chapter)}

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
