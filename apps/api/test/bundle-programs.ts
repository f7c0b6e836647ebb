import { rmSync } from "node:fs";
import path from "node:path";
import { bundleApi } from "../../../scripts/bundle.mjs";
import { projectRoot } from "../src/config/root.ts";

/** What suites start as processes of their own, besides the server and its commands. */
const FURTHER = {
  "eval-oracle": "apps/api/src/commands/eval-oracle.ts",
  "eval-report": "apps/api/src/commands/eval-report.ts",
  "asking-process": "apps/api/test/asking-process.ts",
  "buying-process": "apps/api/test/buying-process.ts",
  "full-heap": "apps/api/test/full-heap.ts",
  "open-once": "apps/api/test/open-once.ts",
  "write-rows": "apps/api/test/write-rows.ts",
};
/** A program that `bundlePrograms` makes. */
export type Program =
  | "main"
  | "admin"
  | "backup"
  | "restore"
  | "data-import"
  | "data-update"
  | "make-new-database"
  | keyof typeof FURTHER;

/**
 * Bundles the programs that suites start, once a run: from the sources each start costs seconds.
 *
 * @returns their folder, and what removes it
 */
export const bundlePrograms = async (): Promise<{ folder: string; remove: () => void }> => {
  // Beside the product's own bundle, where the same libraries are found.
  const folder = path.join(projectRoot, "apps/api/dist", `test-${process.pid}`);
  await bundleApi(folder, FURTHER);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
