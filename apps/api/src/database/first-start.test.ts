import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { TEMPLATE } from "../../test/postgres-server.ts";
import { nodeArguments } from "../../test/programs.ts";
import { loadStarter } from "../features/knowledge/index.ts";
import { currentEditions } from "../features/knowledge/queries.ts";
import { type Database, openDatabase } from "./index.ts";

/** Kills of each kind in one run; `npm test -- --all` asks for forty. */
const KILLS = Number(process.env.KILLS ?? 1);
const SEED = Number(process.env.KILLS_SEED ?? 1);

/** Moments from 0 to 1, one in each part of the whole, the same for the seed (mulberry32). */
const moments = (count: number): readonly number[] => {
  let state = SEED;
  return Array.from({ length: count }, (_, kill) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (kill + ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) / count;
  });
};

describe(`the embedded database, killed with the seed ${SEED}`, () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "spellwright-first-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const useTemplate = () => {
    cpSync(join(inject("embeddedFolder"), TEMPLATE), folder, { recursive: true });
    return join(folder, "database");
  };

  it("[DATA-06] what a first start does waits for its one connection; people wait half a minute", async () => {
    useTemplate();
    const { pool, beginServing, close } = await openDatabase({ dataDir: folder });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const askWhileHeld = async (minutes: number) => {
      const held = await pool.connect();
      const asked = pool.query("select 1 as one").then(
        ({ rows }) => rows[0],
        (error: Error) => error.message,
      );
      await vi.advanceTimersByTimeAsync(minutes * 60_000);
      held.release();
      return asked;
    };
    try {
      expect(await askWhileHeld(10)).toEqual({ one: 1 });
      beginServing();
      expect(await askWhileHeld(1)).toMatch(/timeout exceeded when trying to connect/);
    } finally {
      vi.useRealTimers();
      await close();
    }
  });

  /** Starts, and is killed like a power cut after a time. How long it lived, in milliseconds. */
  const start = async (
    what: "open" | "empty" | "import",
    killAfterMs?: number,
  ): Promise<number> => {
    const started = performance.now();
    const child = spawn(process.execPath, nodeArguments("open-once", folder, what), {
      stdio: "inherit",
    });
    const timer =
      killAfterMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
    const [code] = await once(child, "exit");
    clearTimeout(timer);
    if (killAfterMs === undefined) expect(code).toBe(0);
    return performance.now() - started;
  };
  const addChandra = async () => {
    const opened = await openDatabase({ dataDir: folder });
    await opened.db.execute(
      sql`insert into "user" (name, email) values ('', 'chandra@example.org')`,
    );
    await opened.close();
  };
  const countCards = async (db: Database) => {
    const { rows } = await db.execute(sql`select count(*)::int as count from cards`);
    return rows[0]?.count;
  };
  const people = async () => {
    const opened = await openDatabase({ dataDir: folder });
    const { rows } = await opened.db.execute(sql`select email from "user"`);
    await opened.close();
    return rows.map(({ email }) => email);
  };

  it("[DATA-01] begins as what the build made, also where another user built it", async () => {
    const made = join(folder, "made");
    const child = spawn(process.execPath, nodeArguments("make-new-database", made));
    expect(await once(child, "exit")).toEqual([0, null]);
    const closed = readdirSync(made, { recursive: true, encoding: "utf8" }).filter(
      (name) => (statSync(join(made, name)).mode & 0o044) !== 0o044,
    );
    expect([closed, statSync(made).mode & 0o055]).toEqual([[], 0o055]);
  });

  it.each([
    ["copied", "open"],
    ["made", "empty"],
  ] as const)(
    "[DATA-01] at any moment of its first start, while it is %s, leaves a folder that opens",
    async (_, what) => {
      const whole = await start(what);
      for (const moment of moments(KILLS)) {
        rmSync(folder, { recursive: true, force: true });
        // The database is made in the second half of a start.
        await start(what, whole * (0.2 + 0.8 * moment));
        expect(await people()).toEqual([]);
        expect(existsSync(join(folder, "database.making"))).toBe(false);
      }
    },
    60_000 + KILLS * 30_000,
  );

  it(
    "[DATA-01] at any moment of an import has the whole edition or none, and all rows of people",
    async () => {
      useTemplate();
      const whole = await start("import");
      const imported = await openDatabase({ dataDir: folder });
      const full = await currentEditions(imported.db);
      const cards = await countCards(imported.db);
      await imported.close();
      for (const moment of moments(KILLS)) {
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder);
        useTemplate();
        await addChandra();
        await start("import", whole * (0.2 + 0.8 * moment));
        const opened = await openDatabase({ dataDir: folder });
        const found = await currentEditions(opened.db);
        for (const kind of ["rules", "cards"] as const)
          expect([undefined, full[kind]?.contentHash]).toContain(found[kind]?.contentHash);
        await loadStarter(opened.db);
        expect(await countCards(opened.db)).toBe(cards);
        await opened.close();
        expect(await people()).toEqual(["chandra@example.org"]);
      }
    },
    60_000 + KILLS * 30_000,
  );

  it("[DATA-01] half-made by an older version is recognised and made anew", async () => {
    const database = useTemplate();
    for (const name of readdirSync(join(database, "base", "5")))
      if (Number(/^\d+/.exec(name)?.[0] ?? 0) >= 16_384) rmSync(join(database, "base", "5", name));
    truncateSync(join(database, "global", "pg_control"), 100);
    expect(await people()).toEqual([]);
    await addChandra();
    expect(await people()).toEqual(["chandra@example.org"]);
  });

  it("[DATA-01] that does not open but holds tables of ours is left as it is", async () => {
    const database = useTemplate();
    await addChandra();
    truncateSync(join(database, "global", "pg_control"), 100);
    // PGlite writes who opened it, before it looks at anything.
    const files = () =>
      readdirSync(database, { recursive: true, encoding: "utf8" })
        .filter((name) => name !== "postmaster.pid")
        .sort();
    const before = files();
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow("its database does not open");
    expect(files()).toEqual(before);
    expect(existsSync(`${database}.making`)).toBe(false);
  });

  it("[DATA-01] never throws away what stands in the place of a database", async () => {
    useTemplate();
    await addChandra();
    expect(await people()).toEqual(["chandra@example.org"]);
  });

  it("[DATA-01] closes the folder to everybody else, whoever made it", async () => {
    useTemplate();
    chmodSync(folder, 0o755);
    await (await openDatabase({ dataDir: folder })).close();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });
});
