import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { TEMPLATE } from "../../test/postgres-server.ts";
import { nodeArguments } from "../../test/programs.ts";
import { createSmallDisk, hasSmallDisks, type SmallDisk } from "../../test/small-disk.ts";
import { openDatabase } from "./index.ts";

/** The database and its journal take about fifty. */
const DISK_MB = 160;
/** Accounts that the journal and the pages there are may still hold. */
const TRIES = 60;

const present = hasSmallDisks();
if (!present)
  console.info("full disk: this system gives no process a disk of its own, its suite has no case");

describe.each(present ? ["embedded"] : [])("the %s database on a disk of its own", () => {
  let disk: SmallDisk;
  let server: ChildProcess | undefined;
  let output = "";
  let acknowledged: string[] = [];
  beforeEach(async () => {
    acknowledged = [];
    disk = await createSmallDisk(DISK_MB);
    cpSync(join(inject("embeddedFolder"), TEMPLATE), disk.outside, { recursive: true });
  });
  afterEach(async () => {
    await end("SIGKILL");
    await disk.close();
  });

  /** Starts the server. Its address, or undefined when it ended before it was ready. */
  const start = async (): Promise<string | undefined> => {
    output = "";
    const child = disk.spawn(process.execPath, nodeArguments("main"), {
      DATA_DIR: disk.folder,
      PORT: "0",
      LOG_LEVEL: "error",
      CARD_SERVICE_URL: "off",
      CARD_IMAGES_URL: "off",
    });
    server = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        output += chunk.toString();
      });
    const ready = new Promise<string>((resolve) => {
      child.stdout?.on("data", () => {
        const address = /ready at (http:\S+)/.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
    });
    return Promise.race([ready, once(child, "close").then(() => undefined)]);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  const required = async (): Promise<string> => {
    const address = await start();
    if (address === undefined) throw new Error(output);
    return address;
  };

  /** A sign-up whose last byte is not sent yet: whether there is room at all was looked at before. */
  const beginSignUp = (address: string, email: string) => {
    const sent = request(`${address}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": "en" },
    });
    const body = JSON.stringify({ email, password: "a password of twelve" });
    sent.write(body.slice(0, -1));
    return {
      async finish() {
        sent.end(body.slice(-1));
        const [answer] = await once(sent, "response");
        const { code } = JSON.parse(await text(answer)) as { code?: string };
        if (answer.statusCode === 200) acknowledged.push(email);
        return { status: answer.statusCode as number, code };
      },
      giveUp: () => sent.on("error", () => undefined).destroy(),
    };
  };
  const signUp = (address: string, email: string) => beginSignUp(address, email).finish();
  /** Signs people up until the database refuses one of those who had begun before something befell it. */
  const untilRefused = async (address: string, name: string, befall: () => void) => {
    const begun = Array.from({ length: TRIES }, (_, at) =>
      beginSignUp(address, `${name}-${at}@example.org`),
    );
    await fetch(`${address}/api/health`);
    befall();
    for (const [at, each] of begun.entries()) {
      const answer = await each.finish();
      if (answer.status === 200) continue;
      for (const other of begun.slice(at + 1)) other.giveUp();
      return answer;
    }
    throw new Error("the disk was never full");
  };
  const reads = async (address: string) =>
    Promise.all(
      ["/api/health", "/api/ready", "/api/rules/702.19b", "/api/cards/search?q=bolt"].map(
        async (path) => (await fetch(address + path)).status,
      ),
    );
  /** Everybody who is in the database of the disk, read from a copy. */
  const people = async (): Promise<unknown[]> => {
    const copy = mkdtempSync(join(tmpdir(), "spellwright-copy-"));
    cpSync(join(disk.outside, "database"), join(copy, "database"), { recursive: true });
    const opened = await openDatabase({ dataDir: copy });
    const { rows } = await opened.db.execute(sql`select email from "user"`);
    await opened.close();
    rmSync(copy, { recursive: true, force: true });
    return rows.map(({ email }) => email);
  };

  it("[DATA-01] full: writes are refused, health says so, reads go on; with room again so do writes, and nothing is lost; read-only: it says so", async () => {
    const address = await required();
    await signUp(address, "before@example.org");
    expect(await untilRefused(address, "full", disk.fill)).toEqual({
      status: 503,
      code: "DATABASE_UNAVAILABLE",
    });
    expect(await reads(address)).toEqual([503, 503, 200, 200]);
    expect(await signUp(address, "late@example.org")).toEqual({
      status: 503,
      code: "OUT_OF_RESOURCES",
    });
    expect(output).toContain("no room left");
    disk.makeRoom();
    expect((await signUp(address, "after@example.org")).status).toBe(200);
    await untilRefused(address, "again", disk.fill);
    // As bad as it comes: the power goes while the disk is full.
    await end("SIGKILL");
    expect(await start()).toBeUndefined();
    expect(output).toBe(`Spellwright cannot start: DATA_DIR ${disk.folder} has no room left\n`);
    disk.makeRoom();
    const next = await required();
    expect((await signUp(next, "next-day@example.org")).status).toBe(200);
    await end("SIGTERM");
    disk.protect(true);
    expect(await start()).toBeUndefined();
    expect(output).toBe(`Spellwright cannot start: DATA_DIR ${disk.folder} cannot be written\n`);
    disk.protect(false);
    expect(await people()).toEqual(expect.arrayContaining(acknowledged));
  });

  it("[DATA-01] read-only while the server runs: writes are refused in one clear line, what was read before is read; once it can be written so do writes, and nothing is lost", async () => {
    const address = await required();
    await reads(address);
    const protect = () => disk.protectOpening(true);
    expect(await untilRefused(address, "protected", protect)).toEqual({
      status: 503,
      code: "DATABASE_UNAVAILABLE",
    });
    // The line is written beside the answer.
    await expect.poll(() => output).toContain("the data folder cannot be written");
    expect(await reads(address)).toEqual([200, 200, 200, 200]);
    disk.protectOpening(false);
    expect((await signUp(address, "writable@example.org")).status).toBe(200);
    disk.protectOpening(true);
    // The power goes meanwhile, and the folder stays as it is.
    await end("SIGKILL");
    expect(await start()).toBeUndefined();
    expect(output).toBe(`Spellwright cannot start: DATA_DIR ${disk.folder} cannot be written\n`);
    disk.protectOpening(false);
    expect(await people()).toContain("writable@example.org");
  });
});
