import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFakeLocalModels } from "@spellwright/fakes";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { keepLog } from "../../../scripts/server-logs/keep-log.ts";
import { PRODUCTION } from "../test/account-app.ts";
import { createDatabaseProxy } from "../test/database-proxy.ts";
import { DATABASES } from "../test/databases.ts";
import { TEMPLATE } from "../test/postgres-server.ts";
import { nodeArguments } from "../test/programs.ts";
import { firstAnswer, freePort, rawRequest } from "../test/server-from-outside.ts";
import { DEMO_ACCOUNT } from "./features/auth/index.ts";

const END_WORKER = new URL("../test/end-worker.mjs", import.meta.url).href;
interface Running {
  readonly child: ChildProcess;
  /** What it printed so far. */
  readonly output: () => string;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const running: ChildProcess[] = [];

const run = (environment: Record<string, string>, preload: readonly string[] = []): Running => {
  const imports = preload.flatMap((name) => ["--import", name]);
  const child = spawn(process.execPath, [...imports, ...nodeArguments("main")], {
    env: {
      PATH: process.env.PATH,
      ...{ PORT: "0", LOG_LEVEL: "silent", LANGUAGE_MODEL: "off" },
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  const chunks: string[] = [];
  const keep = keepLog();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      chunks.push(chunk.toString());
      keep(chunk.toString());
    });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once("close", (code, signal) => resolve({ code, signal })),
  );
  return { child, output: () => chunks.join(""), ended };
};

const whenReady = (server: Running): Promise<string> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const address = /ready at (http:\S+)/.exec(server.output())?.[1];
      if (address !== undefined) resolve(address);
    };
    server.child.stdout?.on("data", look);
    // It may have said so before anybody waits.
    look();
    void server.ended.then(() => reject(new Error(server.output())));
  });

const refusal = async (environment: Record<string, string>): Promise<string> => {
  const server = run(environment);
  const { code } = await server.ended;
  expect(code).toBe(1);
  return server.output();
};

const signIn = (address: string) =>
  fetch(`${address}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(DEMO_ACCOUNT),
  });

/** Signs somebody up, and reads the link in the only file of the mailbox. */
const mailedLink = async (address: string, dataDir: string): Promise<string> => {
  await fetch(`${address}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "jace@example.org", password: "seven islands" }),
  });
  const mailbox = join(dataDir, "mailbox");
  const [file = ""] = readdirSync(mailbox);
  return JSON.parse(readFileSync(join(mailbox, file), "utf8")).link;
};

describe("the server process", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "spellwright-main-"));
  });
  afterEach(() => {
    for (const child of running.splice(0)) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });

  it("[DATA-01] serves on an empty folder, refuses a second process, ends in order on SIGTERM, keeps sessions and no old mails", async () => {
    const first = run({ DATA_DIR: folder });
    const address = await whenReady(first);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    expect(await rawRequest(address, "GET /api/health HTTP/1.1\r\nHost: a b\r\n\r\n")).toMatch(
      /^HTTP\/1.1 400 .*"code":"FIELD_INVALID"/s,
    );
    const cookie = `Cookie: ${"x".repeat(20_000)}`;
    expect(
      await rawRequest(address, `GET /api/health HTTP/1.1\r\nHost: a\r\n${cookie}\r\n\r\n`),
    ).toMatch(/^HTTP\/1.1 400 .*"code":"FIELD_INVALID".*"field":"headers"/s);
    expect(await mailedLink(address, folder)).toContain(`${address}/fr/auth/confirm?token_hash=`);
    const token = (await signIn(address)).headers.get("set-auth-token");
    expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
    expect(await refusal({ DATA_DIR: folder })).toBe(
      `Spellwright cannot start: DATA_DIR ${folder} is in use by another Spellwright (process ${first.child.pid})\n`,
    );
    first.child.kill("SIGTERM");
    expect(await first.ended).toEqual({ code: 0, signal: null });
    expect(existsSync(join(folder, "lock"))).toBe(false);

    const oldMail = join(folder, "mailbox", `2020-01-01T00-00-00.000Z-${randomUUID()}.json`);
    writeFileSync(oldMail, "{}");
    const second = run({ DATA_DIR: folder });
    const again = await whenReady(second);
    await expect.poll(() => existsSync(oldMail)).toBe(false);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${again}/api/preferences`, { headers })).status).toBe(200);
    second.child.kill("SIGKILL");
    await second.ended;

    const third = run({ DATA_DIR: folder });
    expect((await signIn(await whenReady(third))).status).toBe(200);
    third.child.kill("SIGINT");
    expect((await third.ended).code).toBe(0);
  });

  it("[DATA-01] closes its folder and all in it to others, whoever made it and whatever the mask", async () => {
    const before = process.umask(0);
    try {
      mkdirSync(join(folder, "mailbox"));
      writeFileSync(join(folder, "mailbox", "old.json"), "{}");
      chmodSync(folder, 0o777);
      const server = run({ DATA_DIR: folder });
      await fetch(`${await whenReady(server)}/api/auth/sign-up/email`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "jace@example.org", password: "seven islands" }),
      });
    } finally {
      process.umask(before);
    }
    const inside = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(inside.filter((name) => name.startsWith("mailbox/"))).toHaveLength(2);
    const open = ["", ...inside].filter(
      (name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0,
    );
    expect(open).toEqual([]);
  });

  it("[DATA-06] ends in order on SIGTERM while PostgreSQL is away", async () => {
    const proxy = createDatabaseProxy();
    const fresh = await DATABASES.postgresql();
    const port = await proxy.open(0);
    const name = new URL(fresh.location.url ?? "").pathname;
    const server = run({
      ...PRODUCTION,
      DATA_DIR: folder,
      DATABASE_URL: `postgresql://spellwright@127.0.0.1:${port}${name}`,
    });
    const address = await whenReady(server);
    await proxy.shut();
    expect((await signIn(address)).status).toBe(503);
    server.child.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    await fresh.remove();
  });

  it("[N-7] names the language models of its machine once it is ready, whoever else hangs there", async () => {
    const models = [{ name: "qwen3:8b", parameters: 8.2 }];
    const [ollama, hanging] = await Promise.all([
      startFakeLocalModels({ kind: "ollama", models }),
      startFakeLocalModels({ kind: "llama-cpp", models, scenario: "hang" }),
    ]);
    const server = run({
      ...{ DATA_DIR: folder, LANGUAGE_MODEL: "" },
      ...{ OLLAMA_URL: ollama.url, LM_STUDIO_URL: hanging.url, LLAMA_CPP_URL: hanging.url },
    });
    await whenReady(server);
    await expect
      .poll(server.output)
      .toMatch(
        /^Spellwright ready at \S+\nLanguage models on this machine.*LANGUAGE_MODEL_NAME=qwen3:8b.*\n$/,
      );
    expect(ollama.requests().map(({ path }) => path)).toEqual(["/api/tags"]);
    server.child.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
    await Promise.all([ollama.close(), hanging.close()]);
  });

  it("[T-1] says in production that it is ready once all is in memory that the first question needs, and answers nothing before", async () => {
    const fresh = await DATABASES.postgresql();
    const port = await freePort();
    const server = run({
      PORT: String(port),
      ...{ ...PRODUCTION, DATA_DIR: folder, DATABASE_URL: fresh.location.url ?? "" },
      ...{ LOG_LEVEL: "info", CARD_SERVICE_URL: "off", CARD_IMAGES_URL: "off" },
    });
    const first = await firstAnswer(`http://127.0.0.1:${port}/api/ready`);
    expect(first.status).toBe(200);
    await whenReady(server);
    await expect.poll(server.output).toContain("/api/ready");
    const said = server.output();
    const warm = said.indexOf("what the first question needs is in memory");
    expect(warm).toBeGreaterThan(-1);
    expect(said.indexOf("Spellwright ready")).toBeGreaterThan(warm);
    expect(said.indexOf("/api/ready")).toBeGreaterThan(warm);
    server.child.kill("SIGTERM");
    await server.ended;
    await fresh.remove();
  });

  it("[DATA-01] names a port that is taken", async () => {
    const holder = createServer();
    await new Promise<void>((listening) => holder.listen(0, "127.0.0.1", listening));
    const at = holder.address();
    const port = typeof at === "object" && at !== null ? at.port : 0;
    const line = await refusal({ DATA_DIR: folder, PORT: String(port) });
    holder.close();
    expect(line).toBe(`Spellwright cannot start: PORT ${port} on 127.0.0.1 is already taken\n`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("[DATA-01] names a data folder that cannot be written", async () => {
    writeFileSync(join(folder, "file"), "");
    const inside = join(folder, "file", "var");
    expect(await refusal({ DATA_DIR: inside })).toBe(
      `Spellwright cannot start: DATA_DIR ${inside} cannot be written\n`,
    );
  });

  it("[DATA-01] ends with one line when its embedded database has stopped, and the next process goes on", async () => {
    cpSync(join(inject("embeddedFolder"), TEMPLATE), folder, { recursive: true });
    const first = run({ DATA_DIR: folder }, [END_WORKER]);
    await whenReady(first);
    first.child.kill("SIGUSR2");
    expect(await first.ended).toEqual({ code: 1, signal: null });
    expect(first.output()).toContain(
      "Spellwright ends: the embedded database has stopped; start it again\n",
    );
    const second = run({ DATA_DIR: folder });
    expect((await signIn(await whenReady(second))).status).toBe(200);
  });

  it("[DATA-01] names a DATABASE_URL that does not work, without its password", async () => {
    const nobody = "postgresql://judge:secret@127.0.0.1:1/spellwright";
    const missing = inject("postgresUrl").replace("DATABASE", "no_such_database");
    const [away, unknown] = await Promise.all(
      [nobody, missing].map((DATABASE_URL) => refusal({ ...PRODUCTION, DATABASE_URL })),
    );
    expect(away).toBe(
      "Spellwright cannot start: DATABASE_URL 127.0.0.1:1/spellwright does not work: connect ECONNREFUSED 127.0.0.1:1\n",
    );
    expect(unknown).toContain('does not work: database "no_such_database" does not exist\n');
  });

  it("[DATA-01] refuses a bad environment in one line", async () => {
    const refused = ([environment, line]: readonly [Record<string, string>, string]) =>
      refusal({ DATA_DIR: folder, ...environment }).then((output) =>
        expect(output).toBe(`Spellwright cannot start: ${line}\n`),
      );
    await Promise.all(
      (
        [
          [{ HOST: "0.0.0.0" }, "PUBLIC_URL is required in production"],
          [{ ...PRODUCTION, SECRET: "" }, "SECRET is required in production"],
          [{ PORT: "http" }, "PORT must be a port number"],
        ] as const
      ).map(refused),
    );
  });
});
