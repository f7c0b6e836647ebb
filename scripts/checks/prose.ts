// How long sentences are on average, and no line of a page over 400 characters (prose-limits.json).
import { readFileSync } from "node:fs";
import process from "node:process";
import { measureComments, measureMarkdown, type Prose } from "./measure-prose.ts";
import limits from "./prose-limits.json" with { type: "json" };
import { sourceFiles } from "./source-files.ts";

const LONGEST_LINE = 400;
/** Lists kept as people wrote them. */
const isSample = (file: string): boolean => file.startsWith("packages/decks/test/lists/");

const pages = sourceFiles(/\.md$/).filter((file) => !isSample(file));
const measured = [...pages, ...sourceFiles(/\.(?:ts|tsx|mjs)$/)].map((file) => {
  const text = readFileSync(file, "utf8");
  const isPage = file.endsWith(".md");
  return { file, isPage, prose: isPage ? measureMarkdown(text) : measureComments(file, text) };
});

const averageOf = (proses: readonly Prose[]): number => {
  const sum = (key: keyof Prose) => proses.reduce((total, prose) => total + prose[key], 0);
  return sum("sentences") === 0 ? 0 : sum("words") / sum("sentences");
};

const problems = [
  ...pages.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        line.length > LONGEST_LINE
          ? [`${file}:${index + 1}: ${line.length} characters in a line, over ${LONGEST_LINE}`]
          : [],
      ),
  ),
  ...limits.flatMap(({ files, of, words }) => {
    const pattern = new RegExp(files);
    const proses = measured
      .filter(({ file, isPage }) => isPage === (of === "pages") && pattern.test(file))
      .map(({ prose }) => prose);
    const average = averageOf(proses);
    if (process.argv.includes("--print"))
      console.log(`${of} ${files}: ${average.toFixed(2)} of ${words}`);
    return average > words
      ? [`${of} of ${files}: ${average.toFixed(2)} words a sentence on average, over ${words}`]
      : [];
  }),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
