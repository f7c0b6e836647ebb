import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type FakeCardService,
  type FakeRulesPublisher,
  startFakeCardService,
  startFakeRulesPublisher,
} from "@spellwright/fakes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASES } from "../../test/databases.ts";
import { nodeArguments } from "../../test/programs.ts";
import { rulesText } from "../../test/rules-text.ts";
import { openDatabase } from "../database/index.ts";

const STAMP = "20250307";

describe("[DATA] npm run data:update", () => {
  let cards: FakeCardService;
  let rules: FakeRulesPublisher;
  beforeAll(async () => {
    cards = await startFakeCardService();
    rules = await startFakeRulesPublisher({
      stamp: STAMP,
      text: rulesText("March 7, 2025", ["A wording."]),
    });
  });
  afterAll(async () => {
    await cards.close();
    await rules.close();
  });

  const run = async (
    environment: Readonly<Record<string, string>>,
    options: readonly string[] = [],
  ) => {
    const child = spawn(process.execPath, nodeArguments("data-update", ...options), {
      env: {
        PATH: process.env.PATH,
        CARD_SERVICE_URL: cards.baseUrl,
        RULES_PAGE_URL: rules.pageUrl,
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
      });
    const code = await new Promise((resolve) => child.once("close", resolve));
    return { code, output };
  };

  test("fetches rules and cards; names a folder that a running server holds, and fetches nothing then", async () => {
    const fresh = await DATABASES.embedded();
    const { dataDir } = fresh.location;
    const held = await openDatabase(fresh.location);
    const refused = await run({ DATA_DIR: dataDir });
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining("is in use by another"),
    });
    expect([...cards.requests(), ...rules.requests()]).toEqual([]);
    await held.close();

    const updated = await run({ DATA_DIR: dataDir });
    expect(updated.output).toContain("rules: edition 2025-03-07, 1 rules, 1 glossary entries");
    expect(updated.output).toContain("cards: 10 cards, 2 rulings of 2026-09-08");
    expect(updated.code).toBe(0);
    await fresh.remove();
  });

  test("on PostgreSQL a running server goes on; one source that is away does not stop the other", async () => {
    const fresh = await DATABASES.postgresql();
    const dataDir = mkdtempSync(path.join(tmpdir(), "spellwright-update-"));
    const server = await openDatabase(fresh.location);
    rules.choose("503");
    const { code, output } = await run({
      DATA_DIR: dataDir,
      DATABASE_URL: fresh.location.url ?? "",
    });
    expect(output).toContain("was not fetched: outage");
    expect(output).toContain("cards: 10 cards");
    expect(code).toBe(1);
    rules.choose("normal");
    await server.close();
    await fresh.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
