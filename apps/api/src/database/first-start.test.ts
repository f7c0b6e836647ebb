import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "./index.ts";

const program = fileURLToPath(new URL("../../test/open-once.ts", import.meta.url));
/** Kills of one run; nightly forty. */
const KILLS = Number(process.env.FIRST_START_KILLS ?? 5);

describe("the first start of the embedded database", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "spellwright-first-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Starts, and is killed like a power cut after a time; how long it lived, in milliseconds. */
  const start = async (killAfterMs?: number): Promise<number> => {
    const started = performance.now();
    const child = spawn(process.execPath, ["--import", "tsx", program, folder], {
      stdio: "inherit",
    });
    const timer =
      killAfterMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
    const [code] = await once(child, "exit");
    clearTimeout(timer);
    if (killAfterMs === undefined) expect(code).toBe(0);
    return performance.now() - started;
  };

  it("[DATA-01] killed at any moment leaves a folder that opens", async () => {
    const whole = await start();
    for (let kill = 0; kill < KILLS; kill++) {
      rmSync(folder, { recursive: true, force: true });
      // Spread over the whole start: the database is made in its second half.
      await start(whole * (0.2 + (0.8 * (kill + Math.random())) / KILLS));
      const opened = await openDatabase({ dataDir: folder });
      const { rows } = await opened.db.execute(sql`select count(*)::int as count from "user"`);
      await opened.close();
      expect(rows).toEqual([{ count: 0 }]);
      expect(existsSync(join(folder, "database.making"))).toBe(false);
    }
  }, 300_000);

  it("[DATA-01] never throws away what stands in the place of a database", async () => {
    const first = await openDatabase({ dataDir: folder });
    await first.db.execute(
      sql`insert into "user" (name, email) values ('', 'chandra@example.org')`,
    );
    await first.close();
    const second = await openDatabase({ dataDir: folder });
    const { rows } = await second.db.execute(sql`select email from "user"`);
    await second.close();
    expect(rows).toEqual([{ email: "chandra@example.org" }]);
  });

  it("[DATA-01] closes the folder to everybody else, whoever made it", async () => {
    chmodSync(folder, 0o755);
    await (await openDatabase({ dataDir: folder })).close();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });
});
