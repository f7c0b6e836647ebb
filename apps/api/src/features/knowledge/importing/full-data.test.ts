import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { type BothWays, differingAnswers } from "../../../../test/device/both-ways.ts";
import { readStarterPack, startDeviceJudge } from "../../../../test/device/device-judge.ts";
import { projectRoot } from "../../../config/root.ts";
import { createKnowledge } from "../create-knowledge.ts";
import { createDataPacks } from "../packing/build-pack.ts";
import { createChunkStore } from "../packing/chunk-store.ts";
import { importCards } from "./import-cards.ts";
import { importRules } from "./import-rules.ts";

const shared = path.join(projectRoot, "..", "shared", "data");
const isHere = existsSync(shared);

/** PWA-01: the aim of the full pack, in bytes as it is sent. */
const LARGEST_PACK = 12_000_000;

/** Every question of the evaluation, where it is here. */
const evaluation = (): BothWays[] => {
  const folder = path.join(shared, "../eval");
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.jsonl$/.test(name))
    : [];
  return files
    .flatMap((name) => readFileSync(path.join(folder, name), "utf8").trim().split("\n"))
    .map((line) => {
      const { question, lang } = JSON.parse(line);
      return { question, language: lang };
    });
};

// Without the data the suite runs no case.
describe.runIf(isHere)("the full official data", () => {
  onDatabase((open) => {
    test("[PWA-01] is imported whole, and answers on a device as on the server: 3,153 rules, 735 glossary entries, 34,069 cards, 50,784 rulings", async () => {
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

      const folder = mkdtempSync(path.join(tmpdir(), "pack-"));
      const store = createChunkStore(folder);
      const pack = await createDataPacks(db, store).read();
      expect(pack.bytes).toBeLessThan(LARGEST_PACK);
      const stored = new Map<string, Uint8Array>([
        ["/full-pack", Buffer.from(JSON.stringify(pack))],
      ]);
      for (const { sha256 } of pack.chunks)
        stored.set(`/api/data-pack/${sha256}`, (await store.readChunk(sha256)) ?? Buffer.from(""));
      rmSync(folder, { recursive: true });
      const device = await startDeviceJudge(await readStarterPack(), stored);
      // The device answers from the full pack what the server answers, byte for byte (PWA-01).
      expect(await differingAnswers(db, device, evaluation(), "full")).toEqual([]);
      await device.stop();
    });
  });
});
