import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { expect, test } from "vitest";
import * as z from "zod";
import { addSession } from "../../../test/account-app.ts";
import { DATABASES, type FreshDatabase, USUAL_DATABASES } from "../../../test/databases.ts";
import { readEvents, refusal } from "../../../test/oracle-app.ts";
import { createWholeApp } from "../../../test/whole-app.ts";
import { type OpenDatabase, openDatabase } from "../../database/index.ts";
import { loadStarter } from "../knowledge/index.ts";

const ASKED = "Does my vigilance attacker tap when its controller phases out with it?";
const COMBAT =
  "I attack with a 6/6 with trample, blocked by a 2/2. How much damage can I deal to the player?";
/** Words that no source of ours holds: wherever they turn up, the model said them. */
const SAID = "Vigilance keeps it untapped, whatever zephyrs carry it.";

/** Ways in which a model's answer decides nothing, and so costs nothing. */
const KINDS = [
  { question: ASKED, outcome: "cannot_settle", verdict: null, ruling: SAID },
  { question: ASKED, outcome: "needs_detail", verdict: null, ruling: `${SAID} Which one?` },
  { question: ASKED, outcome: "ruling", verdict: "yes", ruling: `Yes. ${SAID}` },
  { question: ASKED, outcome: "ruling", verdict: "yes", ruling: `Yes. ${SAID}`, quote: "no words" },
  {
    ...{ question: COMBAT, outcome: "ruling", verdict: null, computed_result: "disagrees" },
    ruling: `6 damage. ${SAID}`,
  },
] as const;

const PROMPTED = /^\[(R\d+)\] 702\.20b (?:\([^)]*\) )?(.*)$/m;
const asksAgain = (schema: unknown): boolean =>
  z.object({ properties: z.object({ answer: z.unknown() }) }).safeParse(schema).success;

test.each(USUAL_DATABASES)(
  "[T-9] twelve answers that decide nothing give no word of the model, and ten of them are all, on %s",
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
      const headers = {
        authorization: `Bearer ${await addSession(database)}`,
        "accept-language": "en",
      };
      const read = async (path: string) => (await app.app.request(path, { headers })).text();
      const ask = async (n: number) => {
        const { question, ...written } = KINDS[n % KINDS.length] ?? KINDS[0];
        fake.write(({ text, schema }) => {
          if (asksAgain(schema)) return { reasoning: "", answer: "no" };
          const [, handle = "R1", rule = ""] = PROMPTED.exec(text) ?? [];
          const quote = "quote" in written ? written.quote : rule;
          return {
            reasoning: SAID,
            citations: [{ handle, quote, claim: SAID }],
            ...{ computed_result: "none", explanation: SAID },
            ...written,
            ...{ quantity: null, wrong_assumption: SAID, recent_updates: SAID, confidence: 0.9 },
            interactions: [{ cards: ["Serra Angel"], description: SAID }],
            steps: [{ action: SAID, handle, timing: SAID, layer: null }],
          };
        });
        const body = { question, reasoningEffort: "low", requestId: `try-${n}` };
        return app.call("POST", "/api/ruling", { body, headers });
      };
      const shown: string[] = [];
      for (let n = 0; n < 10; n += 1) {
        const arrived = fake.next("arrived");
        const asking = ask(n);
        await arrived;
        const stream = await app.app.request(`/api/runs/try-${n}/events`, { headers });
        shown.push(JSON.stringify(await readEvents(stream)));
        const { status, body } = await asking;
        expect([n, status, body.ruling?.strength, body.zaps_charged]).toEqual([n, 200, "none", 0]);
        shown.push(JSON.stringify([body, await database.db.query.runEvents.findMany()]));
        for (const path of ["messages", "export", "export?format=json"])
          shown.push(await read(`/api/discussions/${body.discussionId}/${path}`));
      }
      expect(shown.filter((text) => /zephyr/i.test(text))).toEqual([]);
      for (const n of [10, 11]) {
        const refused = await ask(n);
        expect(refusal(refused)).toEqual({ status: 429, code: "UNDECIDED_CAP" });
        expect(refused.body.params).toEqual({ cap: 10 });
      }
      expect(fake.requests().length).toBeGreaterThanOrEqual(10);
    } finally {
      await app.stop();
      await database.close();
      await Promise.all([fresh.remove(), fake.close()]);
    }
  },
  60_000,
);
