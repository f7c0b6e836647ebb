// No source file over 300 lines: a longer one is two rooms.
import { readFileSync } from "node:fs";
import process from "node:process";
import { sourceFiles } from "./source-files.ts";

const LIMIT = 300;

const tooLong = sourceFiles(/\.(?:ts|tsx|mjs|cjs|css)$/)
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
  .filter(({ lines }) => lines > LIMIT);
for (const { file, lines } of tooLong) console.error(`${file}: ${lines} lines, over ${LIMIT}`);
process.exitCode = tooLong.length > 0 ? 1 : 0;
