import { afterEach, beforeEach, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { createWholeApp } from "../../../test/whole-app.ts";
import { countedChannels, type PageEventFact } from "../../observability/index.ts";
import { loadStarter } from "../knowledge/index.ts";

const heard: PageEventFact[] = [];
countedChannels.pageEvent.hear((fact) => heard.push(fact));

const ASKED = { name: "question_asked", place: "oracle" };
const SECRET = "someone@example.org asks about Deathtouch";

onDatabase((open) => {
  let site: ReturnType<typeof createWholeApp>;
  beforeEach(() => {
    heard.length = 0;
    site = createWholeApp(open(), { PAGE_EVENTS: "on", METRICS_PORT: "0" });
  });
  afterEach(() => site.stop());
  const tell = (body: unknown, ip = "203.0.113.9") =>
    site.call("POST", "/api/page-events", { body, ip });
  const events = (...list: unknown[]) => ({ language: "fr", events: list });

  test("[ERR-05] questions and vitals are passed on, as words of a list and numbers", async () => {
    const answer = await tell(
      events(
        ASKED,
        { name: "question_failed", place: "forge", code: "TIMEOUT" },
        { name: "LCP", place: "rules", value: 1234.5 },
      ),
    );
    expect(answer).toMatchObject({ status: 200, body: { taken: 3 } });
    const language = "fr";
    expect(heard).toEqual([
      { name: "question_asked", place: "oracle", language, value: null, code: null },
      { name: "question_failed", place: "forge", language, value: null, code: "TIMEOUT" },
      { name: "LCP", place: "rules", language, value: 1234.5, code: null },
    ]);
  });

  test.each([
    ["a text in a field of its own", { ...ASKED, question: SECRET }],
    ["a text for the name", { ...ASKED, name: SECRET }],
    ["a text for the place", { ...ASKED, place: SECRET }],
    ["a text for the code", { name: "question_failed", place: "oracle", code: SECRET }],
    ["an address for the place", { name: "LCP", place: "/fr/oracle?ask=x", value: 1 }],
    ["a negative time", { name: "LCP", place: "oracle", value: -1 }],
    ["a time of a year", { name: "LCP", place: "oracle", value: 3e10 }],
    ["no number", { name: "LCP", place: "oracle", value: "1" }],
    ["a measure that there is none of", { name: "FID", place: "oracle", value: 1 }],
    ["nothing", null],
    ["a list", [ASKED]],
    ["a prototype", JSON.parse('{"__proto__": {"name": "question_asked", "place": "oracle"}}')],
  ])("[ERR-05] %s is refused, and nothing of the message is passed on", async (_what, event) => {
    const { status, body } = await tell(events(ASKED, event));
    expect([status, body.code.startsWith("FIELD_")]).toEqual([400, true]);
    expect(heard).toEqual([]);
    expect(site.lines.join("")).not.toContain("Deathtouch");
  });

  test.each([
    ["none", events()],
    ["more than twenty", events(...Array.from({ length: 21 }, () => ASKED))],
    ["another language", { language: "de", events: [ASKED] }],
    ["who tells them", { ...events(ASKED), user: "someone" }],
  ])("[ERR-05] a message of %s is refused", async (_what, body) => {
    expect((await tell(body)).status).toBe(400);
    expect(heard).toEqual([]);
  });

  test("[ERR-05] [ERR-03] a flood of messages meets a limit of its own", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1)
      statuses.push((await tell(events(ASKED), "198.51.100.7")).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await site.call("GET", "/api/health", { ip: "198.51.100.7" })).status).toBe(200);
  });

  test("[ERR-05] pages learn whether to ask; where it is off, nothing is taken", async () => {
    await loadStarter(open().db);
    expect((await site.call("GET", "/api/status")).body.page_events).toBe(true);
    const off = createWholeApp(open());
    expect((await off.call("GET", "/api/status")).body.page_events).toBe(false);
    expect((await off.call("POST", "/api/page-events", { body: events(ASKED) })).status).toBe(404);
    expect(heard).toEqual([]);
    await off.stop();
  });
});
