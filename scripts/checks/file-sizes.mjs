// No source file over 300 lines, unless it is listed here with its reason.
import { readFileSync } from "node:fs";
import process from "node:process";
import { sourceFiles } from "./source-files.mjs";

const limit = 300;
/** Path → why it is one room. */
const allowed = new Map([]);

const tooLong = sourceFiles(/\.(?:ts|tsx|mjs|css)$/)
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
  .filter(({ file, lines }) => lines > limit && !allowed.has(file));
for (const { file, lines } of tooLong) console.error(`${file}: ${lines} lines, over ${limit}`);
process.exit(tooLong.length > 0 ? 1 : 0);
