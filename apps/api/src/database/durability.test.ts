import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BOTH_DATABASES, DATABASES, type FreshDatabase } from "../../test/databases.ts";
import { nodeArguments } from "../../test/programs.ts";
import { openDatabase, schema } from "./index.ts";

/** Commits before each kill: never the same place of the journal. */
const COMMITS = [7, 40, 123];

/** Lets a process write until it has told so many commits, kills it in the middle of the next one. */
const writeAndKill = (location: object, commits: number): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, nodeArguments("write-rows", JSON.stringify(location)), {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const acknowledged: string[] = [];
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => {
      acknowledged.push(line);
      if (acknowledged.length === commits) child.kill("SIGKILL");
    });
    child.once("error", reject);
    child.once("close", (_code, signal) =>
      signal === "SIGKILL"
        ? resolve(acknowledged)
        : reject(new Error("the writer ended by itself")),
    );
  });

describe.each(BOTH_DATABASES)("on %s", (kind) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await DATABASES[kind]();
  });
  afterEach(() => fresh.remove());

  it("[DATA-01] every acknowledged row survives kill -9 during writes, and no half of a transaction", async () => {
    const acknowledged: string[] = [];
    for (const commits of COMMITS)
      acknowledged.push(...(await writeAndKill(fresh.location, commits)));
    const opened = await openDatabase(fresh.location);
    const rows = await opened.db.select({ email: schema.user.email }).from(schema.user);
    await opened.close();
    const emails = new Set(rows.map(({ email }) => email));
    const lost = acknowledged.filter((key) => !emails.has(`${key}-a`) || !emails.has(`${key}-b`));
    expect(lost).toEqual([]);
    expect(rows.length % 2).toBe(0);
    expect(acknowledged.length).toBeGreaterThanOrEqual(COMMITS.reduce((sum, n) => sum + n));
  });
});
