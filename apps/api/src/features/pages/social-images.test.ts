import { describe, expect, test } from "vitest";
import { PRODUCTION } from "../../../test/account-app.ts";
import { callerOf } from "../../../test/call-app.ts";
import { onDatabase } from "../../../test/databases.ts";
import { readConfig } from "../../config/config.ts";
import { createApp, createLog, createRateLimits } from "../../http/index.ts";
import { createJudgeInUse } from "../../runtime/judge-in-use.ts";
import { readJudgeKnowledge } from "../../runtime/read-judge-knowledge.ts";
import { createKnowledge } from "../knowledge/index.ts";
import { createQuestions } from "../questions/index.ts";
import { createPages } from "./index.ts";
import { createSocialImages } from "./social-images.ts";

describe("[DISC-05] pictures of link previews", () => {
  test("are drawn once for a title and a language, the ones used last kept", async () => {
    const image = createSocialImages(2);
    const first = await image("One", "fr");
    expect(await image("One", "fr")).toBe(first);
    const english = await image("One", "en");
    expect(english).not.toBe(first);
    // Used again, the first outlives the second when a third needs room.
    await image("One", "fr");
    await image("Two", "fr");
    expect(await image("One", "fr")).toBe(first);
    expect(await image("One", "en")).not.toBe(english);
  });

  onDatabase((open) => {
    test("are limited for each network, kept ones too, and other sites may keep them an hour", async () => {
      const { db } = open();
      const config = readConfig({ ...PRODUCTION, TRUST_PROXY: "true" });
      const webFolder = new URL("../../../test/web", import.meta.url).pathname;
      const knowledge = createKnowledge(db);
      const { publicUrl } = config;
      const pages = createPages({
        database: db,
        knowledge,
        questions: createQuestions({
          knowledge,
          judgeKnowledge: readJudgeKnowledge,
          judgeInUse: createJudgeInUse(knowledge, readJudgeKnowledge),
        }),
        publicUrl,
        supportEmail: null,
        now: () => new Date(),
        production: false,
        webFolder,
        log: createLog("silent"),
      });
      const app = createApp({
        config,
        secret: "a secret for tests, long enough",
        log: createLog("silent"),
        limits: createRateLimits(db, config.production, "a secret for tests, long enough"),
        router: {} as never,
        features: [pages],
        findSession: async () => null,
        webFolder,
      });
      const call = callerOf(app);
      const get = (ip: string) => call("GET", "/api/social-images/spellwright.png", { ip });
      const [first] = [await get("203.0.113.7")];
      expect([first.status, first.headers.get("cache-control")]).toEqual([
        200,
        "public, max-age=3600",
      ]);
      for (let request = 2; request <= 60; request += 1)
        expect((await get("203.0.113.7")).status).toBe(200);
      const refused = await get("203.0.113.7");
      expect([refused.status, refused.body.code]).toEqual([429, "RATE_LIMITED"]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await get("198.51.100.9")).status).toBe(200);
    });
  });
});
