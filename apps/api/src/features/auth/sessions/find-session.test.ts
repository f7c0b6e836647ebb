import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addSession } from "../../../../test/account-app.ts";
import { onEachDatabase } from "../../../../test/databases.ts";
import { createInProcessChanges } from "../../../database/changes.ts";
import { createFindSession } from "./find-session.ts";

describe("who calls, as it is remembered for a second", () => {
  onEachDatabase((open) => {
    let find: ReturnType<typeof createFindSession>;
    let token: string;
    beforeEach(async () => {
      token = await addSession(open());
      const changes = createInProcessChanges();
      changes.start();
      const config = { demoAccount: false, production: false, adminSecondFactor: false };
      find = createFindSession({ config, secret: "a secret", database: open().db, changes });
      // The second does not pass.
      vi.useFakeTimers({ toFake: ["performance"] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const shown = {
      bearer: () => new Headers({ authorization: `Bearer ${token}` }),
      "bearer with an empty signature": () => new Headers({ authorization: `Bearer ${token}.` }),
      cookie: () => new Headers({ cookie: `spellwright.session_token=${token}` }),
      "cookie with an empty signature": () =>
        new Headers({ cookie: `spellwright.session_token=${token}.` }),
    };
    const kinds = Object.keys(shown) as (keyof typeof shown)[];

    it.each(kinds.flatMap((first) => kinds.map((then) => ({ first, then }))))(
      "[AUTH-11] after a $first, a $then is believed as it is alone",
      async ({ first, then }) => {
        for (const kind of [first, then, first]) {
          const user = await find(shown[kind]());
          expect([kind, user !== null]).toEqual([kind, kind === "bearer"]);
        }
      },
    );
  });
});
