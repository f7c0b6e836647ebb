// Styles in one home (decision 009). Arguments are beginnings of paths below apps/web/src to look at alone.
import { readFileSync } from "node:fs";
import process from "node:process";
import { classUses } from "./class-uses.ts";
import { sourceFiles } from "./source-files.ts";
import { type StyleProblem, styleProblems } from "./style-problems.ts";

const ROOM = "apps/web/src/";

/** Files of the pages by their path below their room. */
const read = <Content>(ending: RegExp, of: (text: string) => Content) =>
  new Map(
    sourceFiles(ending)
      .filter((file) => file.startsWith(ROOM) && !/\.test\.tsx?$/.test(file))
      .map((file) => [file.slice(ROOM.length), of(readFileSync(file, "utf8"))]),
  );

const wanted = process.argv.slice(2);
const problems = styleProblems({
  styles: read(/\.css$/, (css) => css),
  code: read(/\.tsx?$/, classUses),
}).filter(({ file }) => wanted.length === 0 || wanted.some((start) => file.startsWith(start)));

const folders = new Map<string, StyleProblem[]>();
for (const problem of problems) {
  const folder = /^(?:features\/[^/]+|[^/]+)/.exec(problem.file)?.[0] ?? "";
  folders.set(folder, [...(folders.get(folder) ?? []), problem]);
}
for (const [folder, its] of [...folders].sort(([one], [other]) => one.localeCompare(other))) {
  console.error(`${ROOM}${folder}: ${its.length}`);
  for (const { file, line, text } of its)
    console.error(`  ${ROOM}${file}${line === undefined ? "" : `:${line}`}: ${text}`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
