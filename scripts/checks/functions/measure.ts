import { spawnSync } from "node:child_process";
import process from "node:process";
import type { Exceptions, Limit } from "./compare.ts";

/** What of Biome's report is read. */
interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly message: string;
    readonly location: { readonly path: string };
  }[];
}

const LIMITS: Readonly<Record<string, Limit>> = {
  "lint/complexity/noExcessiveCognitiveComplexity": "complexity",
  "lint/complexity/noExcessiveLinesPerFunction": "lines",
};

/** The functions of all sources that are over a limit of `limits.biome.json`, by file, largest first. */
export const measure = (): Exceptions => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...["node_modules/@biomejs/biome/bin/biome", "lint"],
      ...["--config-path=scripts/checks/functions/limits.biome.json"],
      ...["--reporter=json", "--max-diagnostics=none", "--no-errors-on-unmatched", "."],
    ],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout.startsWith("{")) throw new Error(`biome lint: ${stderr}`);
  const found: Record<Limit, Record<string, number[]>> = { complexity: {}, lines: {} };
  for (const { category, message, location } of (JSON.parse(stdout) as Report).diagnostics) {
    const limit = LIMITS[category];
    const figure = /\d+/.exec(message)?.[0];
    if (limit === undefined || figure === undefined) continue;
    found[limit][location.path] = [...(found[limit][location.path] ?? []), Number(figure)].sort(
      (a, b) => b - a,
    );
  }
  return found;
};
