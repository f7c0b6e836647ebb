// Runs one of our TypeScript programs with its arguments: `node scripts/run-tool.mjs bench/main.ts --check`;
// with `--build` first, on a fresh build of the product.
import { spawn } from "node:child_process";
import process from "node:process";
import { build, install, requireNode, root } from "./prepare.mjs";

requireNode();
install();
const [first, ...rest] = process.argv.slice(2);
const onBuild = first === "--build";
if (onBuild) build();
const [program, ...args] = onBuild ? rest : [first, ...rest];
const tool = spawn(
  process.execPath,
  ["--import", "tsx", "--enable-source-maps", program, ...args],
  {
    cwd: root,
    stdio: "inherit",
  },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => tool.kill(signal));
tool.on("exit", (code) => process.exit(code ?? 1));
