import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { expect, test } from "vitest";
import * as z from "zod";
import { addSession } from "../../../test/account-app.ts";
import { DATABASES, type FreshDatabase, USUAL_DATABASES } from "../../../test/databases.ts";
import { createWholeApp } from "../../../test/whole-app.ts";
import { type OpenDatabase, openDatabase, schema } from "../../database/index.ts";
import { loadStarter } from "../knowledge/index.ts";

const QUESTION = "Does Lightning Bolt name its number aloud before dice are rolled?";
const NOTE = "Lightning Bolt names its number aloud before dice are rolled.";

const isSecondReading = (asked: unknown): boolean =>
  z.object({ properties: z.object({ answer: z.unknown() }) }).safeParse(asked).success;

/** From the note in the database to the page, its copy as a file, and how the answer was found. */
test.each(USUAL_DATABASES)(
  "[N-2] an official note that a model quotes bears its ruling from prompt to page, on %s",
  async (kind) => {
    const [fresh, fake]: [FreshDatabase, FakeLanguageModel] = await Promise.all([
      DATABASES[kind](),
      startFakeLanguageModel(),
    ]);
    const database: OpenDatabase = await openDatabase(fresh.location);
    const app = createWholeApp(database, {
      ...{ LANGUAGE_MODEL_PROVIDER: "compatible", LANGUAGE_MODEL_NAME: "my-own-model" },
      ...{ LANGUAGE_MODEL_KEY: fake.apiKey, LANGUAGE_MODEL_URL: fake.baseUrl },
    });
    try {
      await loadStarter(database.db);
      const [edition] = await database.db.select().from(schema.cardEditions);
      await database.db.insert(schema.cardRulings).values({
        ...{ editionId: edition?.id ?? 0, cardName: "Lightning Bolt" },
        ...{ publishedAt: "2024-02-02", comment: NOTE },
      });
      const read: string[] = [];
      fake.write(({ text, schema: asked }) => {
        read.push(text);
        if (isSecondReading(asked)) return { reasoning: "", answer: "yes" };
        return {
          ...{ reasoning: "", outcome: "ruling", verdict: "yes" },
          ...{ ruling: "Yes, it names its number.", explanation: "The note says so." },
          citations: [{ handle: "N1", quote: "names its number aloud", claim: "" }],
          ...{ interactions: [], steps: [], recent_updates: null, confidence: 0.9 },
          ...{ quantity: null, computed_result: "none", wrong_assumption: null },
        };
      });
      const headers = {
        authorization: `Bearer ${await addSession(database)}`,
        "accept-language": "en",
      };
      const { body } = await app.call("POST", "/api/ruling", {
        body: { question: QUESTION, reasoningEffort: "low" },
        headers,
      });
      expect(read).toHaveLength(2);
      expect(read[0]).toContain(`[N1]\n| Lightning Bolt, 2024-02-02: ${NOTE}`);
      expect(read[1]).toContain(`QUOTES\n| ${NOTE}`);
      expect(body.ruling).toMatchObject({ verdict: "yes", confirmed_by: "official_note" });
      expect(body.ruling.card_sources).toMatchObject([
        { kind: "note", card: "Lightning Bolt", quotes: ["names its number aloud"] },
      ]);
      expect(body.reasoningItems).toContain(
        "The official note of 2024 on Lightning Bolt, read again by itself, says the same.",
      );
      const file = await app.app.request(`/api/discussions/${body.discussionId}/export`, {
        headers,
      });
      expect(await file.text()).toContain(`- **Lightning Bolt, official note of 2024** ${NOTE}`);
    } finally {
      await app.stop();
      await database.close();
      await Promise.all([fresh.remove(), fake.close()]);
    }
  },
  60_000,
);
