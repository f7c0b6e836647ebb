// Runs one of our TypeScript programs with its arguments: `node scripts/run-tool.mjs bench/main.ts --check`.
import { spawn } from "node:child_process";
import process from "node:process";
import { install, requireNode, root } from "./prepare.mjs";

requireNode();
install();
const [program, ...args] = process.argv.slice(2);
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
