import path from "node:path";
import { inject } from "vitest";
import type { Program } from "./bundle-programs.ts";

/** What Node runs a program of ours with, its own arguments behind. */
export const nodeArguments = (name: Program, ...own: readonly string[]): string[] => [
  "--enable-source-maps",
  path.join(inject("programsFolder"), `${name}.mjs`),
  ...own,
];
