import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ENVIRONMENT_NAMES as OF_API } from "../../apps/api/src/config/config.ts";
import { ENVIRONMENT_NAMES as OF_BOT } from "../../apps/bot/src/config.ts";
import { serverEnvironment } from "../serving.mjs";
import { exampleProblems, tableProblems, unitProblems } from "./variable-problems.ts";

const root = new URL("../..", import.meta.url).pathname;
const read = (...names: readonly string[]) => readFileSync(path.join(root, ...names), "utf8");
const KNOWN = new Set(["PORT", "SECRET"]);
const ALL = new Set([...OF_API, ...OF_BOT]);

test("[DATA-01] a unit names only variables that are read", () => {
  expect(
    unitProblems("a.service", "Environment=NODE_ENV=production PORT=%i PROT=1\n", KNOWN),
  ).toEqual(["a.service: nobody reads PROT"]);
});

test("[DATA-01] the page names every variable, and none besides", () => {
  expect(tableProblems("| `PORT`, `OLD` | `3000` | `CASE` |\n", KNOWN)).toEqual([
    "operations.md lacks SECRET",
    "nobody reads OLD",
  ]);
});

test("[DATA-01] every variable that the server or the bot reads stands in docs/operations.md, and no other", () => {
  expect(tableProblems(read("docs/operations.md"), ALL)).toEqual([]);
});

test("[DATA-01] the units of systemd set no variable that nobody reads", () => {
  const names = readdirSync(path.join(root, "deploy/systemd"));
  expect(names.length).toBeGreaterThan(1);
  // Some are read by the C library.
  const known = new Set([...ALL, ...Object.keys(serverEnvironment)]);
  const problems = names.flatMap((name) => unitProblems(name, read("deploy/systemd", name), known));
  expect(problems).toEqual([]);
});

test("[DATA-01] an example names what is read, and all that compose asks for", () => {
  expect(exampleProblems("PORT=1\n#OLD=\n", `DATABASE: \${DOMAIN:?}`, KNOWN)).toEqual([
    "nobody reads OLD",
    "the example lacks DOMAIN",
  ]);
});

test("[DATA-01] .env.example names what compose asks for, and nothing that nobody reads", () => {
  expect(exampleProblems(read(".env.example"), read("compose.yaml"), ALL)).toEqual([]);
});
