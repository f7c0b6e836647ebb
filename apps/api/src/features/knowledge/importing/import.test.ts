import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../../../test/databases.ts";
import { rulesText } from "../../../../test/rules-text.ts";
import { schema } from "../../../database/index.ts";
import { readComboEditions } from "../combo-queries.ts";
import { createKnowledge } from "../create-knowledge.ts";
import { currentEditions } from "../queries.ts";
import { importCards, importRulings } from "./import-cards.ts";
import { importCombos } from "./import-combos.ts";
import { importRules } from "./import-rules.ts";
import { loadStarter } from "./load-starter.ts";

const card = (name: string, extra: object = {}) => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  cmc: 1,
  type_line: "Instant",
  color_identity: ["R"],
  ...extra,
});
const ruling = (name: string, comment: string) => ({
  name,
  published_at: "2020-02-03",
  comment,
  source: "wotc",
});
const lines = (records: readonly object[]) =>
  records.map((record) => JSON.stringify(record)).join("\n");
const silent = () => undefined;

onEachDatabase((open) => {
  describe("data:import", () => {
    let folder = "";
    const file = (name: string, content: string | Uint8Array) => {
      const full = path.join(folder, name);
      writeFileSync(full, content);
      return full;
    };
    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), "spellwright-import-"));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const bytes = (text: string) => new TextEncoder().encode(text);

    test("[DATA] a rules file becomes the edition in use; the one it replaces is kept, older ones go", async () => {
      const { db } = open();
      for (const [date, rule] of [
        ["March 7, 2025", "An old wording."],
        ["June 6, 2025", "A newer wording."],
        ["September 5, 2025", "The newest wording."],
      ] as const)
        await importRules(db, bytes(rulesText(date, [rule])), silent);
      const kept = await db
        .select({ id: schema.ruleEditions.id, isCurrent: schema.ruleEditions.isCurrent })
        .from(schema.ruleEditions)
        .orderBy(schema.ruleEditions.id);
      expect(kept).toEqual([
        { id: "2025-06-06", isCurrent: false },
        { id: "2025-09-05", isCurrent: true },
      ]);
    });

    test("[ORA-17] a rule is read in the words of the edition in use", async () => {
      const { db } = open();
      await loadStarter(db);
      await importRules(db, bytes(rulesText("March 7, 2025", ["A wording of its own."])), silent);
      const rulebook = await createKnowledge(db).rulebook();
      expect(rulebook.read("100.1", "fr")).toMatchObject({
        text: "A wording of its own.",
        edition: "2025-03-07",
        verbatim: true,
      });
      expect(rulebook.has("702.19b")).toBe(false);
    });

    test("[DATA] a file that is not the rules is refused and nothing changes", async () => {
      const { db } = open();
      await loadStarter(db);
      const before = await currentEditions(db);
      await expect(importRules(db, bytes("%PDF-1.7 not the rules"), silent)).rejects.toThrow(
        "not the Comprehensive Rules",
      );
      expect(await currentEditions(db)).toEqual(before);
    });

    test("[DATA] gzip and plain card files are both read, with their rulings, and the counts are printed", async () => {
      const { db } = open();
      await loadStarter(db);
      const cards = file(
        "cards.jsonl.gz",
        gzipSync(lines([card("Ember Jolt"), card("Quiet Pond")])),
      );
      const rulings = file("rulings.jsonl", `${lines([ruling("Ember Jolt", "A note.")])}\n\n`);
      expect(await importCards(db, { cards, rulings }, silent)).toEqual({ cards: 2, rulings: 1 });
      const knowledge = createKnowledge(db);
      expect(await knowledge.rulingsOf(["Ember Jolt", "Quiet Pond"])).toEqual([
        { name: "Ember Jolt", published_at: "2020-02-03", comment: "A note." },
      ]);
      expect((await knowledge.cardIndex()).resolve("ember jolt")).toMatchObject({
        kind: "found",
        id: "ember-jolt",
      });
    });

    test("[DATA] one bad line refuses the whole file by its number; the cards in use stay", async () => {
      const { db } = open();
      await loadStarter(db);
      const before = await currentEditions(db);
      const cards = file("bad.jsonl", `${lines([card("Ember Jolt")])}\n{"name":`);
      await expect(importCards(db, { cards }, silent)).rejects.toThrow("bad.jsonl: line 2: json");
      expect(await currentEditions(db)).toEqual(before);
      expect(await db.$count(schema.cardEditions)).toBe(1);
    });

    test("[DATA] an empty file, a cut gzip and a missing file are refused", async () => {
      const { db } = open();
      const cut = gzipSync(lines([card("Ember Jolt")])).subarray(0, 40);
      await expect(importCards(db, { cards: file("no.jsonl", "") }, silent)).rejects.toThrow(
        "only 0 cards",
      );
      await expect(importCards(db, { cards: file("cut.jsonl.gz", cut) }, silent)).rejects.toThrow(
        /unexpected end of file/,
      );
      await expect(
        importCards(db, { cards: path.join(folder, "missing.jsonl") }, silent),
      ).rejects.toThrow(/ENOENT/);
      expect(await db.$count(schema.cardEditions)).toBe(0);
    });

    test("[DATA] rulings alone replace those of the cards in use", async () => {
      const { db } = open();
      await loadStarter(db);
      const cards = file("one.jsonl", lines([card("Ember Jolt")]));
      const first = file("first.jsonl", lines([ruling("Ember Jolt", "Before.")]));
      await importCards(db, { cards, rulings: first }, silent);
      const second = file("second.jsonl", lines([ruling("Ember Jolt", "After.")]));
      expect(await importRulings(db, second, silent)).toBe(1);
      expect(await createKnowledge(db).rulingsOf(["Ember Jolt"])).toMatchObject([
        { comment: "After." },
      ]);
    });

    test("[DATA] combos are replaced as a whole", async () => {
      const { db } = open();
      const combos = (...ids: string[]) =>
        file("combos.jsonl", lines(ids.map((id) => ({ id, cards: ["A", "B"] }))));
      await importCombos(db, combos("1-2", "3-4"), silent);
      await importCombos(db, combos("5-6"), silent);
      expect(await db.select({ id: schema.combos.id }).from(schema.combos)).toEqual([
        { id: "5-6" },
      ]);
    });

    test("[Q-4] combos come in the bulk form of the public database too", async () => {
      const { db } = open();
      const piece = (name: string) => ({
        card: { name },
        zoneLocations: ["B"],
        mustBeCommander: true,
      });
      const variants = [
        { id: "1-2", uses: ["Ember Jolt", "Other"].map(piece), manaValueNeeded: 3 },
      ];
      const bulk = file(
        "bulk.json",
        JSON.stringify({ version: "1", variants, aliases: [{ id: "9" }] }),
      );
      expect(await importCombos(db, bulk, silent)).toMatchObject({ count: 1 });
      const { combos } = await createKnowledge(db).combosAmong(["Ember Jolt", "Other"]);
      expect(combos).toMatchObject([
        {
          id: "1-2",
          manaNeeded: 3,
          inPlay: ["Ember Jolt", "Other"],
          mustLead: ["Ember Jolt", "Other"],
        },
      ]);
    });

    test("[BRK-03] each list of combos leaves what it changed; the same one again, or a bad one, leaves nothing", async () => {
      const { db } = open();
      const combos = (...ids: string[]) =>
        file("combos.jsonl", lines(ids.map((id) => ({ id, cards: ["A", "B"] }))));
      await importCombos(db, combos("1-2", "3-4"), silent);
      const changed = await importCombos(db, combos("3-4", "5-6", "7-8"), silent);
      expect(changed).toEqual({ count: 3, added: 2, removed: 1 });
      await importCombos(db, combos("3-4", "5-6", "7-8"), silent);
      await expect(importCombos(db, file("none.jsonl", "\n"), silent)).rejects.toThrow(/no combos/);
      expect(await readComboEditions(db, 9)).toMatchObject([
        { comboCount: 3, addedCount: 2, removedCount: 1, importedAt: expect.any(Date) },
        { comboCount: 2, addedCount: 2, removedCount: 0 },
      ]);
    });

    test("[DATA] combos and rulings of a missing, empty, cut or other file are refused; those in use stay", async () => {
      const { db } = open();
      await loadStarter(db);
      await importCombos(db, file("whole.jsonl", lines([{ id: "1-2", cards: ["A"] }])), silent);
      const { cards: before } = await currentEditions(db);
      const whole = lines(
        Array.from({ length: 2_000 }, (_, id) => ({ id: `${id}`, cards: ["A"] })),
      );
      const cut = gzipSync(whole).subarray(0, -12);
      for (const [bad, reason] of [
        [path.join(folder, "missing.jsonl.gz"), /ENOENT/],
        [path.join(folder, "missing.jsonl"), /ENOENT/],
        [folder, /EISDIR/],
        [file("blank.jsonl", "\n\n"), /no (combos|rulings) are in the file/],
        [file("plain.jsonl.gz", whole), /incorrect header check/],
        [file("half.jsonl", '{"id":"3-4","ca'), /line 1/],
      ] as const) {
        await expect(importCombos(db, bad, silent)).rejects.toThrow(reason);
        await expect(importRulings(db, bad, silent)).rejects.toThrow(reason);
      }
      await expect(importCombos(db, file("cut.jsonl.gz", cut), silent)).rejects.toThrow(
        /unexpected end of file/,
      );
      expect(await db.select({ id: schema.combos.id }).from(schema.combos)).toEqual([
        { id: "1-2" },
      ]);
      expect((await currentEditions(db)).cards).toEqual(before);
    });
  });

  describe("[DATA] starter data", () => {
    test("is in use on a new database and stored once", async () => {
      const { db } = open();
      await loadStarter(db);
      await loadStarter(db);
      const { rules, cards } = await currentEditions(db);
      expect(rules).toMatchObject({ edition: "starter-2026-06-19", verbatim: false });
      expect(cards).toMatchObject({ source: "starter" });
      expect(await db.$count(schema.cards)).toBe(cards?.count);
    });

    test("does not replace imported data", async () => {
      const { db } = open();
      const text = rulesText("March 7, 2025", ["An official wording."]);
      await importRules(db, new TextEncoder().encode(text), silent);
      await loadStarter(db);
      expect((await currentEditions(db)).rules?.edition).toBe("2025-03-07");
    });

    test("is loaded again when the shipped files changed", async () => {
      const { db } = open();
      await loadStarter(db);
      await db
        .update(schema.ruleEditions)
        .set({ contentHash: "of an older release", ruleCount: 0 })
        .where(eq(schema.ruleEditions.isCurrent, true));
      await loadStarter(db);
      expect((await currentEditions(db)).rules?.count).toBeGreaterThan(500);
    });
  });
});
