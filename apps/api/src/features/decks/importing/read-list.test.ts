import { tmpdir } from "node:os";
import { type FakeCardService, startFakeCardService } from "@spellwright/fakes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { NO_CHANGES } from "../../../database/index.ts";
import { readJudgeKnowledge } from "../../../read-judge-knowledge.ts";
import { createKnowledgeFeature, loadStarter } from "../../knowledge/index.ts";
import { IMPORT_PATIENCE_MS, readList } from "./read-list.ts";

onDatabase((open) => {
  let fake: FakeCardService;
  beforeAll(async () => {
    fake = await startFakeCardService();
  });
  afterAll(() => fake.close());

  test("[IMP-08] cards that our data lacks come from the card service, and are no problem then", async () => {
    await loadStarter(open().db);
    const parts = createKnowledgeFeature({
      database: open().db,
      config: { cardServiceUrl: fake.baseUrl, cardImagesUrl: undefined, dataDir: tmpdir() },
      isSoleProcess: true,
      changes: NO_CHANGES,
      now: () => new Date(),
      judgeKnowledge: readJudgeKnowledge,
    });
    const text = "4 Lightning Bolt\n2 Skyward Lens\n1 Nobody Has This Name";
    const read = await readList(parts, text, IMPORT_PATIENCE_MS, "somebody");
    expect(read.service).toBe("answered");
    expect(read.list.entries).toMatchObject([
      { name: "Lightning Bolt", cardId: expect.any(String) },
      { name: "Skyward Lens", cardId: expect.any(String) },
      { name: "Nobody Has This Name", cardId: null },
    ]);
    expect(read.list.problems.map(({ line }) => line)).toEqual([3]);
    expect(read.cards.get("Skyward Lens")).toMatchObject({ name: "Skyward Lens" });
  });
});
