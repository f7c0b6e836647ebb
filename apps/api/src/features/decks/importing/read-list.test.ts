import { tmpdir } from "node:os";
import { type FakeCardService, startFakeCardService } from "@spellwright/fakes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createKeptLog } from "../../../../test/kept-log.ts";
import { NO_CHANGES } from "../../../database/index.ts";
import { readJudgeKnowledge } from "../../../runtime/read-judge-knowledge.ts";
import { createKnowledgeFeature, loadStarter } from "../../knowledge/index.ts";
import { IMPORT_PATIENCE_MS, readList } from "./read-list.ts";

onDatabase((open) => {
  let fake: FakeCardService;
  beforeAll(async () => {
    fake = await startFakeCardService();
  });
  afterAll(() => fake.close());

  const createParts = async () => {
    await loadStarter(open().db);
    return createKnowledgeFeature({
      database: open().db,
      config: { cardServiceUrl: fake.baseUrl, cardImagesUrl: undefined, dataDir: tmpdir() },
      isSoleProcess: true,
      changes: NO_CHANGES,
      now: () => new Date(),
      log: createKeptLog([]),
      judgeKnowledge: readJudgeKnowledge,
    });
  };

  test("[DATA-06] more lines than a deck has are refused before any card is fetched, by us or from the service", async () => {
    const { knowledge, resolveNames } = await createParts();
    const fetched: (readonly string[])[] = [];
    const counting = {
      resolveNames,
      knowledge: {
        ...knowledge,
        cardsByIds: (ids: readonly string[]) => {
          fetched.push(ids);
          return knowledge.cardsByIds(ids);
        },
      },
    };
    const before = fake.requests().length;
    const read = (lines: readonly string[]) =>
      readList(counting, lines.join("\n"), IMPORT_PATIENCE_MS, "somebody");
    const unknown = Array.from({ length: 1_000 }, (_, at) => `1 Nobody Has Name ${at}`);
    const tooLong = read([...unknown, "1 Lightning Bolt"]);
    await expect(tooLong).rejects.toMatchObject({ code: "DECK_TOO_MANY_LINES" });
    expect([fetched, fake.requests().length]).toEqual([[], before]);
    await read(["1 Lightning Bolt"]);
    expect(fetched).toHaveLength(1);
  });

  test("[IMP-08] cards that our data lacks come from the card service, and are no problem then", async () => {
    const parts = await createParts();
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

  test("[R-3] a card that Magic Online gives by its number alone comes from the card service", async () => {
    const parts = await createParts();
    const file =
      '<Deck>\n<Cards CatID="90010" Quantity="4" Name="0"/>\n<Cards CatID="5" Quantity="1" Name="0"/>\n</Deck>';
    const { list } = await readList(parts, file, IMPORT_PATIENCE_MS, "somebody");
    expect(list.entries).toMatchObject([
      { name: "Skyward Lens", quantity: 4, cardId: expect.any(String) },
      { name: "MTGO 5", quantity: 1, cardId: null },
    ]);
    expect(list.problems).toMatchObject([{ line: 3, reason: "numberWithoutName" }]);
  });
});
