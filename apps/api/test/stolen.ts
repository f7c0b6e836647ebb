import type { FakeDiscordOAuth } from "@spellwright/fakes";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { OpenDatabase } from "../src/database/index.ts";
import { createAccountApp, SAMPLE_PERSON } from "./account-app.ts";
import { onDatabase } from "./databases.ts";
import { discordEnvironment, startDiscord } from "./discord.ts";

/** Where a Discord account is linked. */
export const LINK = "/api/account/discord";
/** The password that the owner takes afterwards. */
export const NEXT = "chosen by the owner";

/** A site with an owner who is signed in, and what both the owner and a thief do there. */
const createStolenSite = async (database: Pick<OpenDatabase, "db">, discord: FakeDiscordOAuth) => {
  const site = createAccountApp(database, discordEnvironment(discord));
  const owner = await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
  const call = (method: string, path: string, token: string, body?: unknown) =>
    site.call(method, path, {
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body }),
    });
  return {
    site,
    /** The owner's session. */
    owner,
    call,
    /** Opens the newest mailed link. */
    verify: (type: string, password?: string) =>
      site.call("POST", "/api/auth/verify", {
        body: { token_hash: site.mailedToken(), type, password },
      }),
    /** The new session. Empty where the password is not the one. */
    signIn: async (password: string, email = SAMPLE_PERSON.email): Promise<string> => {
      const body = { email, password };
      const { headers } = await site.call("POST", "/api/auth/sign-in/email", { body });
      return headers.get("set-auth-token") ?? "";
    },
    isSignedIn: async (token: string): Promise<boolean> =>
      (await call("GET", "/api/account", token)).status === 200,
  };
};

type StolenSite = Awaited<ReturnType<typeof createStolenSite>>;

/** A suite about an owner and a thief, with a Discord; `here` is a new site in each of its tests. */
export const onTheftSite = (
  suite: (open: () => Pick<OpenDatabase, "db">, here: StolenSite) => void,
): void => {
  let discord: FakeDiscordOAuth;
  beforeAll(async () => {
    discord = await startDiscord();
  });
  afterAll(() => discord.close());

  onDatabase((open) => {
    const here = {} as StolenSite;
    beforeEach(async () => {
      Object.assign(here, await createStolenSite(open(), discord));
    });
    suite(open, here);
  });
};
