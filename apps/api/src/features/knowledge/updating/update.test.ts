import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type FakeCardService,
  type FakeRulesPublisher,
  SAMPLE_CARDS,
  startFakeCardService,
  startFakeRulesPublisher,
} from "@spellwright/fakes";
import { createCardService } from "@spellwright/services";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { rulesText } from "../../../../test/rules-text.ts";
import { createKnowledge } from "../create-knowledge.ts";
import { loadStarter } from "../importing/load-starter.ts";
import { currentEditions, listEditions } from "../queries.ts";
import { updateCards } from "./update-cards.ts";
import { updateRules } from "./update-rules.ts";

const userAgent = "Spellwright/test";
const MARCH = {
  stamp: "20250307",
  text: rulesText("March 7, 2025", ["A “curly” wording.", "Another."]),
};
const JUNE = {
  stamp: "20250606",
  text: rulesText("June 6, 2025", ["A newer wording.", "Another."]),
};

onDatabase((open) => {
  let folder = "";
  const common = () => ({
    folder,
    userAgent,
    progress: () => undefined,
    onDownload: () => undefined,
  });
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "spellwright-update-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  describe("[DATA] data:update of the rules", () => {
    let publisher: FakeRulesPublisher;
    beforeAll(async () => {
      publisher = await startFakeRulesPublisher(MARCH);
    });
    afterEach(() => publisher.reset());
    afterAll(() => publisher.close());
    const update = () => updateRules(open().db, { ...common(), rulesPageUrl: publisher.pageUrl });

    test("puts the newest in place of the digest; a second run asks, and changes nothing", async () => {
      const { db } = open();
      await loadStarter(db);
      expect(await update()).toMatchObject({ kind: "updated", edition: "2025-03-07", rules: 2 });
      expect((await currentEditions(db)).rules).toMatchObject({
        edition: "2025-03-07",
        verbatim: true,
      });
      expect(await update()).toEqual({ kind: "unchanged", edition: "2025-03-07" });
      expect(publisher.requests().map(({ status }) => status)).toEqual([200, 200, 200, 304]);
    });

    test("finds rules whose address changes with each edition; the edition it replaces is kept", async () => {
      const { db } = open();
      await update();
      publisher.publish(JUNE);
      expect(await update()).toMatchObject({ kind: "updated", edition: "2025-06-06" });
      expect((await listEditions(db)).map(({ edition }) => edition)).toEqual([
        "2025-06-06",
        "2025-03-07",
      ]);
    });

    test.each([
      ["utf-8-bom", "crlf", "%20"],
      ["utf-8", "cr", " "],
      ["utf-16be-bom", "crlf", "%20"],
      ["windows-1252", "lf", " "],
    ] as const)(
      "finds rules in %s with %s, the space written as « %s »",
      async (encoding, lineEnds, space) => {
        publisher.publish({ ...MARCH, encoding, lineEnds, space });
        await update();
        await loadStarter(open().db);
        const read = (await createKnowledge(open().db).rulebook()).read("100.1", "en");
        expect(read?.text).toBe("A “curly” wording.");
      },
    );

    test("goes on with a text that was cut", async () => {
      publisher.choose("cut-once");
      expect(await update()).toMatchObject({ kind: "updated", rules: 2 });
      expect(publisher.requests().map(({ status }) => status)).toContain(206);
    });

    test.each([
      ["old-link", "missing"],
      ["html-page", "not_a_file"],
      ["html-file", "not_a_file"],
      ["503", "outage"],
    ] as const)("%s leaves what is in use", async (scenario, failure) => {
      const { db } = open();
      await loadStarter(db);
      await update();
      const before = await currentEditions(db);
      publisher.publish(JUNE);
      publisher.choose(scenario);
      await expect(update()).rejects.toMatchObject({ failure });
      expect(await currentEditions(db)).toEqual(before);
      publisher.choose("normal");
      expect(await update()).toMatchObject({ kind: "updated", edition: "2025-06-06" });
    });

    test.each([
      ["no edition of the rules", "Nothing of the kind.", "not the Comprehensive Rules"],
      ["an older edition", rulesText("January 3, 2020", ["Old.", "Older."]), "older than"],
      ["an edition that lost its rules", rulesText("June 6, 2025", ["One."]), "holds 1 rules"],
    ])("%s is refused and not kept on the disk", async (_what, text, message) => {
      const { db } = open();
      await update();
      const before = await currentEditions(db);
      publisher.publish({ stamp: "20250606", text });
      await expect(update()).rejects.toThrow(message);
      expect(await currentEditions(db)).toEqual(before);
      expect(existsSync(path.join(folder, "comprehensive-rules.txt"))).toBe(false);
    });
  });

  describe("[DATA] data:update of the cards", () => {
    let fake: FakeCardService;
    beforeAll(async () => {
      fake = await startFakeCardService();
    });
    afterEach(() => fake.reset());
    afterAll(() => fake.close());
    const update = (french = true) => {
      const clock = { now: () => 0, wait: async () => undefined };
      const service = createCardService({ baseUrl: fake.baseUrl, userAgent, clock });
      return updateCards(open().db, { ...common(), service, french });
    };
    const files = () =>
      fake
        .requests()
        .filter(({ path: asked }) => asked.startsWith("/file/"))
        .map(({ status }) => status);

    test("brings the newest, each once, in both languages, with their rulings; tokens and art cards are no cards", async () => {
      const { db } = open();
      await loadStarter(db);
      expect(await update()).toEqual({
        kind: "updated",
        date: "2026-09-08",
        cards: 10,
        rulings: 2,
      });
      const knowledge = createKnowledge(db);
      const index = await knowledge.cardIndex();
      for (const name of ["Foudre", "Fouineur de secrets", "Ice", "Petty Theft"])
        expect([name, index.resolve(name).kind]).toEqual([name, "found"]);
      const guises = ["Godzilla, King of the Monsters", "Tyrant of the Test Drop", "Web Lens"];
      for (const name of [...guises, "Mirrored Idol"])
        expect([name, index.resolve(name).kind]).toEqual([name, "found"]);
      expect(index.resolve("Painted Vista").kind).toBe("unknown");
      expect(await knowledge.rulingsOf(["Lightning Bolt"])).toMatchObject([
        { comment: "It may be aimed at a player." },
      ]);
      expect(readdirSync(folder)).toEqual([]);
    });

    test("nothing is fetched while the files in use are the newest", async () => {
      await update();
      expect(await update()).toEqual({ kind: "unchanged", date: "2026-09-08" });
      expect(files()).toEqual([200, 200, 200]);
      fake.publish(new Date("2026-09-09T09:00:00Z"));
      expect(await update()).toMatchObject({ kind: "updated", date: "2026-09-09" });
    });

    test("without the large file the French words of before are kept", async () => {
      await loadStarter(open().db);
      await update();
      fake.publish(new Date("2026-09-09T09:00:00Z"));
      expect(await update(false)).toMatchObject({ kind: "updated" });
      const index = await createKnowledge(open().db).cardIndex();
      expect(index.resolve("Foudre")).toMatchObject({ kind: "found", name: "Lightning Bolt" });
    });

    test("a file that was cut is gone on with", async () => {
      fake.choose("cut-once");
      expect(await update()).toMatchObject({ kind: "updated", cards: 10 });
      expect(files()).toContain(206);
    });

    test.each([
      ["cut-without-range", { failure: "cut" }],
      ["502-html", { failure: "outage" }],
      ["200-html", { failure: "outage" }],
      ["429", { failure: "limited" }],
    ] as const)("%s leaves what is in use", async (scenario, error) => {
      const { db } = open();
      await loadStarter(db);
      await update();
      const before = await currentEditions(db);
      fake.publish(new Date("2026-09-09T09:00:00Z"));
      fake.choose(scenario);
      await expect(update()).rejects.toMatchObject(error);
      expect(await currentEditions(db)).toEqual(before);
    });

    test("data that lost most of its cards is refused", async () => {
      const { db } = open();
      await update();
      const before = await currentEditions(db);
      fake.publish(new Date("2026-09-09T09:00:00Z"), { cards: SAMPLE_CARDS.slice(0, 3) });
      await expect(update()).rejects.toThrow("nothing changed");
      expect(await currentEditions(db)).toEqual(before);
    });
  });
});
