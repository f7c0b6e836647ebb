import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onEachDatabase } from "../../../../test/databases.ts";
import { cookieOf } from "../../../../test/processes/newcomer.ts";
import { purgeExpired } from "../sessions/queries.ts";

const HOUR_MS = 60 * 60 * 1000;

describe("[AUTH-07] mail links under a clock that goes back", () => {
  onEachDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    let start: number;
    let clock: number;
    let kept: string;
    beforeEach(async () => {
      start = Date.now();
      clock = start;
      site = createAccountApp(open(), {}, () => new Date(clock));
      const signUp = await site.call("POST", "/api/auth/sign-up/email", { body: SAMPLE_PERSON });
      kept = cookieOf(signUp.headers);
    });
    const verify = async (more: object = {}) => {
      const body = { token_hash: site.mailedToken("signup"), type: "signup", ...more };
      const answer = await site.call("POST", "/api/auth/verify", {
        body,
        headers: { cookie: kept },
      });
      return answer.body.code ?? answer.body.used;
    };

    it("are good until their last moment, also when the clock goes back from there", async () => {
      clock = start + 24 * HOUR_MS - 1;
      expect(await verify({ look: true })).toBe(false);
      clock = start;
      expect(await verify()).toBe(true);
    });

    it.each([{}, { look: true }])("stay late once they were opened late (%j)", async (opened) => {
      clock = start + 24 * HOUR_MS;
      expect(await verify(opened)).toBe("LINK_INVALID");
      clock = start + HOUR_MS;
      expect([await verify({ look: true }), await verify()]).toEqual([
        "LINK_INVALID",
        "LINK_INVALID",
      ]);
    });

    it("stay late that nobody opened", async () => {
      await purgeExpired(open().db, new Date(start + 24 * HOUR_MS + 1));
      expect(await verify()).toBe("LINK_INVALID");
    });

    it("that were used stay used", async () => {
      clock = start + HOUR_MS;
      expect(await verify()).toBe(true);
      clock = start;
      expect(await verify()).toBe("LINK_INVALID");
    });
  });
});
