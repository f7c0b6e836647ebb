// No source file over 300 lines: a longer one is two rooms. The lexicon is a dictionary, not a room.
import { readFileSync } from "node:fs";
import process from "node:process";
import { sourceFiles } from "./source-files.ts";

const LIMIT = 300;
const DICTIONARY = /^packages\/judge\/src\/lexicon\/(?:families|printed-terms)\//;

const tooLong = sourceFiles(/\.(?:ts|tsx|mjs|cjs|css)$/)
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
  .filter(({ file, lines }) => lines > LIMIT && !DICTIONARY.test(file));
for (const { file, lines } of tooLong) console.error(`${file}: ${lines} lines, over ${LIMIT}`);
process.exitCode = tooLong.length > 0 ? 1 : 0;
