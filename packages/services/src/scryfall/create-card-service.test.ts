import {
  type CardServiceScenario,
  type FakeCardService,
  startFakeCardService,
} from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CardService } from "./card-service.ts";
import { createCardService } from "./create-card-service.ts";

/** Time that passes only while somebody waits. The fake's limiter reads the same clock. */
const createClock = () => {
  let time = 1_000_000;
  return {
    now: () => time,
    wait: async (ms: number) => {
      time += ms;
    },
  };
};

describe("[CARD-01] the public card service", () => {
  let clock = createClock();
  let fake: FakeCardService;
  beforeAll(async () => {
    fake = await startFakeCardService({ now: () => clock.now(), pageSize: 2 });
  });
  afterEach(() => {
    clock = createClock();
    fake.reset();
  });
  afterAll(() => fake.close());

  const serviceWith = (options: { timeoutMs?: number; userAgent?: string } = {}): CardService =>
    createCardService({
      baseUrl: fake.baseUrl,
      userAgent: "Spellwright/test",
      clock: { now: () => clock.now(), wait: (ms) => clock.wait(ms) },
      ...options,
    });
  const asked = () =>
    fake.requests().map(({ method, path }) => `${method} ${decodeURIComponent(path)}`);

  test("a card is found by its exact name, by one face, and with a typo", async () => {
    const service = serviceWith();
    expect(await service.named("Lightning Bolt", "exact")).toMatchObject({
      kind: "found",
      card: { name: "Lightning Bolt", lang: "en" },
    });
    expect(await service.named("Ice", "exact")).toMatchObject({ card: { name: "Fire // Ice" } });
    expect(await service.named("lightn bol", "fuzzy")).toMatchObject({ kind: "found" });
    expect(await service.named("asdf", "fuzzy")).toEqual({ kind: "not_found" });
    expect(await service.named("aust", "fuzzy")).toMatchObject({ kind: "ambiguous" });
  });

  test("[BOT-11] a printing is found by the code of its set, by its name or by a part of that", async () => {
    const service = serviceWith();
    const found = { kind: "found", card: { name: "Lightning Bolt", set_name: "Test Set" } };
    for (const set of ["TST", "Test Set", "test", "tést set"])
      expect(await service.inSet("Lightning Bolt", set)).toMatchObject(found);
    // Two sets hold the word: neither is guessed.
    expect(await service.inSet("Lightning Bolt", "edition")).toEqual({ kind: "not_found" });
    expect(await service.inSet("Lightning Bolt", "Alpha")).toEqual({ kind: "not_found" });
    expect(asked().filter((call) => call === "GET /sets")).toHaveLength(1);
  });

  test("French names are looked for with lang:fr, many in one search, and must fit exactly", async () => {
    const found = await serviceWith().namedInFrench(["Foudre", "Fouineur de secrets", "Foud"]);
    expect(
      [...found].map(([name, lookUp]) => [name, lookUp.kind === "found" && lookUp.card.name]),
    ).toEqual([
      ["Foudre", "Lightning Bolt"],
      ["Fouineur de secrets", "Delver of Secrets // Insectile Aberration"],
    ]);
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).toContain('lang:fr+("Foudre"+or+"Fouineur+de+secrets"+or+"Foud")');
  });

  test("a part of a name is searched for in both languages, each card once; none is no outage", async () => {
    const service = serviceWith();
    const names = async (text: string) => (await service.search(text)).map(({ name }) => name);
    expect(await names("austere")).toEqual(["Austere Command", "Austere Monument"]);
    expect(await names("fouineur")).toEqual(["Delver of Secrets // Insectile Aberration"]);
    const before = asked().length;
    expect(await names('nobody" lang:fr name:x')).toEqual([]);
    expect(asked().slice(before).join()).toContain('lang:fr+"nobody++lang:fr+name:x"');
    fake.choose("502-html");
    await expect(service.search("austere")).rejects.toMatchObject({ failure: "outage" });
  });

  test("a collection is asked in batches of 75, combined names by a face, answers matched by name", async () => {
    const names = [
      "Nobody's Card",
      "Fire // Ice",
      ...Array.from({ length: 80 }, (_, place) => `Missing ${place}`),
      "LIGHTNING BOLT",
      "light’ning bolt",
      "Godzilla, King of the Monsters",
      "Lightning Bolt",
    ];
    const found = await serviceWith().collection(names);
    expect([...found].map(([name, card]) => [name, card.name]).sort()).toEqual([
      ["Fire // Ice", "Fire // Ice"],
      ["Godzilla, King of the Monsters", "Zilortha, Strength Incarnate"],
      ["LIGHTNING BOLT", "Lightning Bolt"],
      ["Lightning Bolt", "Lightning Bolt"],
      ["light’ning bolt", "Lightning Bolt"],
    ]);
    const sizes = fake
      .requests()
      .map(({ body }) => (body as { identifiers: unknown[] }).identifiers.length);
    expect(sizes).toEqual([75, 9]);
  });

  test("[IMP-08] calls go one by one, never faster than the service allows", async () => {
    const service = serviceWith();
    const started = clock.now();
    await Promise.all(Array.from({ length: 6 }, () => service.named("Lightning Bolt", "exact")));
    expect(fake.requests().map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(clock.now() - started).toBeGreaterThanOrEqual(5 * 550);
  });

  test("after a 429 the whole queue keeps away, as long as the service says", async () => {
    const service = serviceWith();
    fake.choose("429-once");
    const started = clock.now();
    const patient = service.named("Lightning Bolt", "exact", { patienceMs: 60_000 });
    expect(await patient).toMatchObject({ kind: "found" });
    expect(clock.now() - started).toBeGreaterThanOrEqual(45_000);
  });

  test("who has no patience hears until when the door is closed, without another request", async () => {
    const service = serviceWith();
    fake.choose("429");
    const failed = { failure: "limited", retryAt: clock.now() + 60_000 };
    await expect(service.named("Lightning Bolt", "exact")).rejects.toMatchObject(failed);
    await expect(service.named("Fire", "exact")).rejects.toMatchObject(failed);
    expect(asked()).toHaveLength(1);
  });

  test.each(["502-html", "200-html", "empty"] satisfies CardServiceScenario[])(
    "%s is an outage, not a missing card; then the service rests for a minute",
    async (scenario) => {
      const service = serviceWith();
      fake.choose(scenario);
      await expect(service.named("Lightning Bolt", "exact")).rejects.toMatchObject({
        failure: "outage",
      });
      fake.choose("normal");
      await expect(service.named("Lightning Bolt", "exact")).rejects.toMatchObject({
        failure: "outage",
      });
      expect(asked()).toHaveLength(1);
      await clock.wait(60_000);
      expect(await service.named("Lightning Bolt", "exact")).toMatchObject({ kind: "found" });
    },
  );

  test("a fetch that takes too long is an outage; one that its caller left is that caller's abort", async () => {
    fake.choose("hang");
    await expect(serviceWith({ timeoutMs: 50 }).byId("x")).rejects.toMatchObject({
      failure: "outage",
    });
    const leaving = new AbortController();
    const left = serviceWith().named("Fire", "exact", { signal: leaving.signal });
    await fake.next("arrived");
    leaving.abort(new Error("left"));
    await expect(left).rejects.toThrow("left");
  });

  test("who leaves does not wait for those before him", async () => {
    fake.choose("hang");
    const service = serviceWith({ timeoutMs: 2_000 });
    const first = service.named("Fire", "exact").catch(() => undefined);
    const leaving = new AbortController();
    const second = service.named("Ice", "exact", { signal: leaving.signal });
    leaving.abort(new Error("left"));
    await expect(second).rejects.toThrow("left");
    expect(fake.requests().length).toBeLessThanOrEqual(1);
    await first;
  });

  test("the service refuses the name of a library, and that is no missing card", async () => {
    await expect(
      serviceWith({ userAgent: "node" }).named("Lightning Bolt", "exact"),
    ).rejects.toMatchObject({ failure: "refused" });
  });

  test("too many that wait are refused instead of waiting for minutes", async () => {
    fake.choose("hang");
    const service = serviceWith({ timeoutMs: 50 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, place) => service.named(`Card ${place}`, "exact")),
    );
    const failures = outcomes.map((each) => each.status === "rejected" && each.reason.failure);
    expect(failures.filter((failure) => failure === "busy").length).toBeGreaterThan(10);
    expect(failures).not.toContain(false);
  });

  test("one caller does not fill the queue: others still have their turn", async () => {
    fake.choose("hang");
    const service = serviceWith({ timeoutMs: 50 });
    const ask = (caller: string, place: number) =>
      service.byId(`${caller}-${place}`, { caller }).catch(({ failure }) => failure);
    const many = Array.from({ length: 20 }, (_, place) => ask("one", place));
    const other = ask("another", 0);
    expect((await Promise.all(many)).filter((failure) => failure === "busy")).toHaveLength(14);
    expect(await other).not.toBe("busy");
    fake.choose("normal");
    await clock.wait(60_000);
    expect(await ask("one", 0)).toMatchObject({ kind: "not_found" });
  });

  test("bulk files are listed with what the update needs", async () => {
    const files = await serviceWith().bulkFiles();
    expect(files.map(({ type }) => type)).toEqual(["oracle_cards", "all_cards", "rulings"]);
    expect(files[0]?.jsonl_download_uri).toContain(
      "/file/oracle-cards/oracle-cards-20260908090157",
    );
  });
});
