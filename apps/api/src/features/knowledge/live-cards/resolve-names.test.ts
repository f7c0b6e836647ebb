import { type FakeCardService, startFakeCardService } from "@spellwright/fakes";
import { createCardService } from "@spellwright/services";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createKnowledge } from "../create-knowledge.ts";
import { loadStarter } from "../importing/load-starter.ts";
import { createCardCache } from "./card-cache.ts";
import { createLiveCards } from "./live-cards.ts";
import { createResolveNames, type NamesResolution } from "./resolve-names.ts";

const DAY = 24 * 60 * 60 * 1000;

onDatabase((open) => {
  describe("[IMP-08] names are looked for in our data first, then at the public card service", () => {
    let fake: FakeCardService;
    let time = Date.parse("2026-10-01T00:00:00Z");
    beforeAll(async () => {
      fake = await startFakeCardService({ now: () => time });
    });
    beforeEach(() => loadStarter(open().db));
    afterEach(() => {
      time += 10 * DAY;
      fake.reset();
    });
    afterAll(() => fake.close());

    const create = () => {
      const { db } = open();
      const knowledge = createKnowledge(db);
      const clock = {
        now: () => time,
        wait: async (ms: number) => {
          time += ms;
        },
      };
      const service = createCardService({
        baseUrl: fake.baseUrl,
        userAgent: "Spellwright/test",
        clock,
      });
      const now = () => new Date(time);
      const cache = createCardCache(db, now);
      return createResolveNames(knowledge, createLiveCards({ service, cache, knowledge, now }));
    };
    const told = ({ names }: NamesResolution) =>
      names.map((each) => [each.kind, each.kind === "found" ? each.card.name : each.written]);

    test("names of our data need no service, in either language", async () => {
      const resolution = await create()(["Foudre", "sol ring", "Foudre"]);
      expect(told(resolution)).toEqual([
        ["found", "Lightning Bolt"],
        ["found", "Sol Ring"],
        ["found", "Lightning Bolt"],
      ]);
      expect(resolution.service).toBe("not_needed");
      expect(fake.requests()).toEqual([]);
    });

    test("what our data lack is asked in one batch: whole, by a face, by another name, in French", async () => {
      const resolution = await create()([
        "Lightning Bolt",
        "Skyward Lens",
        "Godzilla, King of the Monsters",
        "Soldier",
        "Nobody Knows This One",
      ]);
      expect(told(resolution)).toEqual([
        ["found", "Lightning Bolt"],
        ["found", "Skyward Lens"],
        ["found", "Zilortha, Strength Incarnate"],
        ["found", "Soldier"],
        ["unknown", "Nobody Knows This One"],
      ]);
      expect(resolution.service).toBe("answered");
      expect(resolution.names.map((each) => each.kind === "found" && each.via)).toEqual([
        "local",
        "service",
        "service",
        "service",
        false,
      ]);
      expect(fake.requests().map(({ status }) => status)).not.toContain(429);
    });

    test("answers are kept for a day, those about unknown names too", async () => {
      const resolve = create();
      await resolve(["Skyward Lens", "Nobody Knows This One"]);
      const asked = fake.requests().length;
      expect(told(await create()(["skyward lens", "Nobody Knows This One"]))).toEqual([
        ["found", "Skyward Lens"],
        ["unknown", "Nobody Knows This One"],
      ]);
      expect(fake.requests()).toHaveLength(asked);
      time += DAY + 1;
      await resolve(["Skyward Lens"]);
      expect(fake.requests().length).toBeGreaterThan(asked);
    });

    test.each(["502-html", "429", "200-html"] as const)(
      "%s leaves names unsettled, never unknown, and is not remembered",
      async (scenario) => {
        fake.choose(scenario);
        const resolution = await create()(["Foudre", "Skyward Lens"]);
        expect(told(resolution)).toEqual([
          ["found", "Lightning Bolt"],
          ["unsettled", "Skyward Lens"],
        ]);
        expect(resolution.service).toBe("unavailable");
        fake.choose("normal");
        expect(told(await create()(["Skyward Lens"]))).toEqual([["found", "Skyward Lens"]]);
      },
    );

    test("a misspelt name that the service does not know either is the closest card of our data", async () => {
      const { names, service } = await create()(["Lightnin Bolt"]);
      expect(names).toMatchObject([
        { kind: "found", misspelt: true, via: "local", card: { name: "Lightning Bolt" } },
      ]);
      expect(service).toBe("answered");
    });

    test("with more than ten left, none is asked for one by one", async () => {
      const many = Array.from({ length: 11 }, (_each, place) => `Zzyzx Nothing ${place}`);
      const { names } = await create()(many);
      expect(new Set(names.map(({ kind }) => kind))).toEqual(new Set(["unknown"]));
      expect(fake.requests().filter(({ path }) => path.includes("fuzzy"))).toEqual([]);
    });

    test("whoever stops waiting gets what is known so far", async () => {
      fake.choose("hang");
      const leaving = new AbortController();
      const resolving = create()(["Skyward Lens", "Sol Ring"], { signal: leaving.signal });
      await fake.next("arrived");
      leaving.abort();
      expect(told(await resolving)).toEqual([
        ["unsettled", "Skyward Lens"],
        ["found", "Sol Ring"],
      ]);
    });

    test("switched off, the service is not missed", async () => {
      const resolve = createResolveNames(createKnowledge(open().db), undefined);
      expect(await resolve(["Skyward Lens"])).toMatchObject({
        names: [{ kind: "unknown" }],
        service: "off",
      });
    });
  });
});
