// Sentences live in the catalogues only, and every sentence of a catalogue is used (LANG-02).
import { readFileSync } from "node:fs";
import process from "node:process";
import { fr } from "../../packages/locales/src/fr/index.ts";
import { screenTexts } from "./screen-texts.ts";
import { sourceFiles } from "./source-files.ts";
import { unusedKeys } from "./unused-keys.ts";

const read = (file: string): string => readFileSync(file, "utf8");
const screens = sourceFiles(/^apps\/web\/src\/.*\.tsx$/).filter(
  (file) => !file.endsWith(".test.tsx"),
);
const code = sourceFiles(/^(?:apps|packages)\/.*\.tsx?$/)
  .filter((file) => !/^packages\/locales\/src\/(?:fr|en)\/|\.test\.tsx?$/.test(file))
  .map(read)
  .join("\n");
// The thinking messages are a list, which `thinkingMessages` gives whole.
const { thinking: _list, ...texts } = fr;

const problems = [
  ...screens.flatMap((file) =>
    screenTexts(read(file)).map(
      ({ line, text }) => `${file}:${line}: text outside the catalogues: ${JSON.stringify(text)}`,
    ),
  ),
  ...unusedKeys(texts, code).map((key) => `packages/locales: no code uses the text ${key}`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
