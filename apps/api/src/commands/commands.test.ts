import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Program } from "../../test/bundle-programs.ts";
import { DATABASES } from "../../test/databases.ts";
import { nodeArguments } from "../../test/programs.ts";
import { openDatabase } from "../database/index.ts";

/** A command is a process of its own: seconds, on a machine that has other things to do. */
/** Nothing listens there: what a machine without network meets. */
const NOWHERE = "http://127.0.0.1:9";
const NO_DATABASE = "postgresql://nobody@127.0.0.1:9/nothing";
const SOME_FILE = new URL(import.meta.url).pathname;

/** What a command says on its error output and on its output, and its exit code. */
const run = async (
  command: Program,
  options: readonly string[],
  environment: Readonly<Record<string, string>>,
) => {
  const child = spawn(process.execPath, nodeArguments(command, ...options), {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let told = "";
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    told += chunk.toString();
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, printed, lines: told.trim().split("\n") };
};

test("[ADM-05] admin --help prints the usage, and opens no database", async () => {
  const { code, printed } = await run("admin", ["--help"], { DATABASE_URL: NO_DATABASE });
  expect(printed).toMatch(/^usage: npm run admin -- COMMAND\n {2}list /);
  expect(code).toBe(0);
});

test.each<readonly [Program, string, string]>([
  ["data-import", "--combos missing.gz", "--combos: there is no file missing.gz"],
  ["data-import", "--what", "Unknown option"],
  ["admin", "list --what", "Unknown option"],
  ["data-import", "--combos FILE", "DATABASE_URL 127.0.0.1:9/nothing does not work"],
  ["eval-oracle", "--questions FILE --out o", "line 1 is not a question"],
  ["eval-report", "--set missing", "--set: there is no file missing/score.mjs"],
])("[DATA] %s %s ends with one line and 1: %s", async (command, order, reason) => {
  const { code, lines } = await run(command, order.replace("FILE", SOME_FILE).split(" "), {
    DATABASE_URL: NO_DATABASE,
  });
  expect(lines).toEqual([expect.stringContaining(reason)]);
  expect(code).toBe(1);
});

test("[DATA] every command refuses a folder that a server holds in one line", async () => {
  const fresh = await DATABASES.embedded();
  const { dataDir } = fresh.location;
  const server = await openDatabase(fresh.location);
  for (const [command, options] of [
    ["data-import", ["--combos", SOME_FILE]],
    ["admin", ["list"]],
  ] as const) {
    const { code, lines } = await run(command, options, { DATA_DIR: dataDir });
    expect(lines).toEqual([expect.stringContaining("is in use by another Spellwright")]);
    expect(code).toBe(1);
  }
  await server.close();
  await fresh.remove();
});

test("[DATA] data:update without network prints one line a source", async () => {
  const fresh = await DATABASES.postgresql();
  const { code, lines } = await run("data-update", [], {
    DATABASE_URL: fresh.location.url ?? "",
    DATA_DIR: path.join("test-results", "update"),
    CARD_SERVICE_URL: NOWHERE,
    RULES_PAGE_URL: `${NOWHERE}/rules`,
  });
  expect(lines).toEqual([
    expect.stringContaining("was not fetched: outage"),
    expect.stringMatching(/^Spellwright: .+/),
  ]);
  expect(code).toBe(1);
  await fresh.remove();
  rmSync(path.join("test-results", "update"), { recursive: true, force: true });
});
