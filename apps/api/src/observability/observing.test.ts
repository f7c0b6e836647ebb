import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type FakeCardService,
  type FakeCollector,
  type FakeLanguageModel,
  startFakeCardService,
  startFakeCollector,
  startFakeLanguageModel,
} from "@spellwright/fakes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepLog } from "../../../../scripts/server-logs/keep-log.ts";
import { DATABASES, type FreshDatabase } from "../../test/databases.ts";
import { nodeArguments } from "../../test/programs.ts";
import { projectRoot } from "../config/root.ts";
import { DEMO_ACCOUNT } from "../features/auth/index.ts";

const KEY = "a key of the monitor, long enough for one";
const COLLECTOR_KEY = "a-key-of-the-collector";
const QUESTION = "Does a zyzzyva with deathtouch and trample kill several blockers?";
const CALLER = "203.0.113.77";
const MISSING_CARD = "Zyzzyva of Nowhere";
const IMPORT = "/api/decks/parse";
/** Dollars for a million tokens of the model of this test. */
const PRICES = JSON.stringify({
  date: "2026-07-31",
  models: { "fake-judge": { input: 5, output: 30, search: 10 } },
});

/** Names of ours, and of the process and Node, in an expression. What stands in braces are labels. */
const namesIn = (expression: string): string[] =>
  expression.replace(/\{[^}]*\}/g, "").match(/\b(?:spellwright|nodejs|process)_\w+/g) ?? [];

describe("[DATA-06] a server that is watched", () => {
  let fresh: FreshDatabase;
  let collector: FakeCollector;
  let model: FakeLanguageModel;
  let cards: FakeCardService;
  let server: ChildProcess;
  let [address, metricsPort, log] = ["", "", ""];
  let token = "";
  let asked: Response;

  const metrics = async (headers: Record<string, string> = { authorization: `Bearer ${KEY}` }) =>
    fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers });

  beforeAll(async () => {
    fresh = await DATABASES.embedded();
    collector = await startFakeCollector({ key: COLLECTOR_KEY });
    model = await startFakeLanguageModel({ scenario: "good" });
    cards = await startFakeCardService();
    const location = fresh.location as { readonly dataDir: string };
    const prices = join(location.dataDir, "prices.json");
    writeFileSync(prices, PRICES);
    server = spawn(process.execPath, nodeArguments("main"), {
      env: {
        PATH: process.env.PATH,
        PORT: "0",
        DATA_DIR: location.dataDir,
        TRUST_PROXY: "1",
        CARD_SERVICE_URL: cards.baseUrl,
        CARD_IMAGES_URL: "off",
        METRICS_PORT: "0",
        METRICS_KEY: KEY,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.baseUrl,
        OTEL_EXPORTER_OTLP_HEADERS: `x-api-key=${COLLECTOR_KEY}`,
        PAGE_EVENTS: "on",
        LANGUAGE_MODEL_URL: model.baseUrl,
        LANGUAGE_MODEL_NAME: "fake-judge",
        LANGUAGE_MODEL_KEY: model.apiKey,
        LANGUAGE_MODEL_PRICES: prices,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const keep = keepLog();
    await new Promise<void>((ready, failed) => {
      for (const stream of [server.stdout, server.stderr])
        stream?.on("data", (chunk: Buffer) => {
          log += chunk.toString();
          keep(chunk.toString());
          address = /ready at (http:\S+)/.exec(log)?.[1] ?? "";
          metricsPort = /Metrics on port (\d+)/.exec(log)?.[1] ?? "";
          if (address !== "") ready();
        });
      server.once("exit", () => failed(new Error(log)));
    });
    const send = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${address}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": CALLER, ...headers },
        body: JSON.stringify(body),
      });
    const signedIn = await send("/api/auth/sign-in/email", DEMO_ACCOUNT);
    token = signedIn.headers.get("set-auth-token") ?? "";
    const authorization = `Bearer ${token}`;
    asked = await send("/api/ruling", { question: QUESTION }, { authorization });
    // Nobody has that card: it is asked for once, and known to be missing the second time.
    const list = { text: `1 ${MISSING_CARD}` };
    for (let times = 0; times < 2; times += 1) await send(IMPORT, list, { authorization });
    const event = { name: "question_failed", place: "oracle", code: "TIMEOUT" };
    await send("/api/page-events", { language: "en", events: [event] });
    await fetch(`${address}/api/${encodeURIComponent(QUESTION)}`);
    await fetch(`${address}/en/rules/${encodeURIComponent(QUESTION)}`);
  });
  afterAll(async () => {
    server.kill("SIGKILL");
    await Promise.all([collector.close(), model.close(), cards.close()]);
    await fresh.remove();
  });

  test("counts requests by call, runs, ledger, model, queues and pages, for who shows the key", async () => {
    expect((await metrics({})).status).toBe(401);
    expect((await metrics({ authorization: `Bearer ${"x".repeat(KEY.length)}` })).status).toBe(401);
    expect((await fetch(`${address}/metrics`)).headers.get("content-type")).not.toContain("0.0.4");
    const text = await (await metrics()).text();
    const wanted = [
      'spellwright_requests_total{call="/api/ruling",method="POST",status="200"} 1',
      'spellwright_requests_total{call="unknown",method="GET",status="404"} 1',
      'spellwright_request_duration_seconds_count{call="/api/ruling"} 1',
      // The demo account's first discussions are answered too.
      'spellwright_runs_total{kind="ruling",outcome="answered"} ',
      'spellwright_ledger_entries_total{kind="reserve",pool="monthly"} ',
      'spellwright_ledger_entries_total{kind="commit",pool="monthly"} ',
      'spellwright_ledger_zaps_total{kind="commit",pool="monthly"} ',
      'spellwright_run_duration_seconds_count{kind="ruling"} ',
      'spellwright_cache_reads_total{cache="cards",outcome="miss"} 1',
      'spellwright_cache_reads_total{cache="cards",outcome="hit"} 1',
      'spellwright_provider_calls_total{provider="cards",outcome="2xx"} ',
      'spellwright_queue_length{queue="runs"} 0',
      'spellwright_database_connections{state="idle"}',
      'spellwright_page_events_total{event="question_failed",place="oracle",code="TIMEOUT"} 1',
      "nodejs_eventloop_lag_p99_seconds",
    ];
    expect(wanted.filter((line) => !text.includes(line))).toEqual([]);
    expect(text).toMatch(/spellwright_model_calls_total\{model="[^"]+",outcome="answered"\} [1-9]/);
    expect(text).toMatch(/spellwright_model_tokens_total\{model="[^"]+",direction="read"\} [1-9]/);
    expect(text).toMatch(/spellwright_model_cost_usd_total\{model="[^"]+"\} 0\.\d*[1-9]/);
    expect(text).toMatch(
      /spellwright_provider_calls_total\{provider="model",outcome="2xx"\} [1-9]/,
    );
    expect(text).not.toMatch(/zyzzyva|@/);
  });

  test("the dashboard and the alert rules name metrics that there are", async () => {
    const text = await (await metrics()).text();
    const known = new Set(text.match(/^# TYPE \S+/gm)?.map((line) => line.split(" ")[2]));
    const isKnown = (name: string) =>
      known.has(name) || known.has(name.replace(/_(?:bucket|count|sum)$/, ""));
    const read = (file: string) => readFileSync(join(projectRoot, "deploy", file), "utf8");
    const board: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
      read("grafana/spellwright.json"),
    );
    const expressions = [
      ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...[...read("prometheus/alerts.yml").matchAll(/^\s+expr: (.+)$/gm)].map(
        ([, expr = ""]) => expr,
      ),
    ];
    const named = expressions.flatMap(namesIn);
    expect(named.length).toBeGreaterThan(expressions.length - 3);
    expect(named.filter((name) => !isKnown(name))).toEqual([]);
    const ours = [...known].filter((name) => name?.startsWith("spellwright_"));
    expect(ours.filter((name) => !named.some((each) => each.startsWith(name ?? "")))).toEqual([]);
  });

  test("says when it is ready, and with which rules", async () => {
    const ready = await (await fetch(`${address}/api/ready`)).json();
    expect(ready).toMatchObject({ status: "ready", rules: expect.stringMatching(/^starter-/) });
  });

  test("ends by sending what is left: a trace from request to model, and events without a person", async () => {
    expect(asked.status).toBe(200);
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(collector.requests.all().map(({ status }) => status)).not.toContain(400);
    const traceId = asked.headers.get("x-trace-id");
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    const named = (start: string) => spans.find(({ name }) => name.startsWith(start));
    const [request, run, chat] = [named("POST /api/ruling"), named("run ruling"), named("chat ")];
    expect(request?.parentSpanId).toBeUndefined();
    expect(run?.parentSpanId).toBe(request?.spanId);
    expect(chat?.parentSpanId).toBe(run?.spanId);
    expect(spans.some((span) => span.name === "model" && span.parentSpanId === chat?.spanId)).toBe(
      true,
    );
    expect(collector.events).toEqual([
      {
        name: "page.question_failed",
        attributes: { "page.place": "oracle", "page.language": "en", "error.type": "TIMEOUT" },
      },
    ]);
    expect(JSON.stringify(collector.requests.all())).not.toMatch(
      /zyzzyva|203\.0\.113|@spellwright/,
    );
  });

  test("logs lines of JSON with the id of their request, and nothing of a person", async () => {
    const lines = log
      .trim()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    const traceId = asked.headers.get("x-trace-id");
    expect(lines).toContainEqual(
      expect.objectContaining({ traceId, call: "/api/ruling", method: "POST", status: 200 }),
    );
    expect(lines.every((line) => /^[0-9a-f]{32}$/.test(line.traceId))).toBe(true);
    for (const secret of ["zyzzyva", DEMO_ACCOUNT.email, DEMO_ACCOUNT.password, token, CALLER, KEY])
      expect(log).not.toContain(secret);
    expect(log).not.toContain(COLLECTOR_KEY);
    expect(log).not.toContain(model.apiKey);
  });
});
