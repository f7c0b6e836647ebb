import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { projectRoot } from "../../../root.ts";
import { createKnowledge } from "../create-knowledge.ts";
import { importCards } from "./import-cards.ts";
import { importRules } from "./import-rules.ts";

const shared = path.join(projectRoot, "..", "shared", "data");
const isHere = existsSync(shared);
// Without the data the suite runs no case.
describe.runIf(isHere)("the full official data", () => {
  onDatabase((open) => {
    test("is imported whole: 3,153 rules, 735 glossary entries, 34,069 cards, 50,784 rulings", async () => {
      const { db } = open();
      const rules = await importRules(
        db,
        readFileSync(path.join(shared, "comprehensive-rules.txt")),
        () => undefined,
      );
      expect(rules).toEqual({ edition: "2026-06-19", rules: 3153, glossary: 735 });
      const cards = path.join(shared, "cards.jsonl.gz");
      const rulings = path.join(shared, "rulings.jsonl.gz");
      const progress: number[] = [];
      expect(
        await importCards(db, { cards, rulings }, (_what, done) => progress.push(done)),
      ).toEqual({ cards: 34_069, rulings: 50_784 });
      expect(progress.length).toBeGreaterThan(100);
      const index = await createKnowledge(db).cardIndex();
      expect(index.resolve("Foudre")).toMatchObject({ name: "Lightning Bolt" });
    }, 120_000);
  });
});
