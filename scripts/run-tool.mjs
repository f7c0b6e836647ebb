// Runs one of our TypeScript programs with its arguments: `node scripts/run-tool.mjs bench/main.ts --check`;
// with `--build` first, on a fresh build of the product.
import process from "node:process";
import { build, install, requireNode } from "./prepare.mjs";
import { runProgram } from "./run-program.mjs";

requireNode();
install();
const [first, ...rest] = process.argv.slice(2);
const onBuild = first === "--build";
if (onBuild) build();
runProgram(["--import", "tsx", ...(onBuild ? rest : [first, ...rest])]);
