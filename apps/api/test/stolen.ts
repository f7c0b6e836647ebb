import type { FakeDiscordOAuth } from "@spellwright/fakes";
import type { OpenDatabase } from "../src/database/index.ts";
import { chandra, createAccountApp } from "./account-app.ts";
import { discordEnvironment } from "./discord.ts";

/** A site with an owner who is signed in, and what both the owner and a thief do there. */
export const createStolenSite = async (
  database: Pick<OpenDatabase, "db">,
  discord: FakeDiscordOAuth,
) => {
  const site = createAccountApp(database, discordEnvironment(discord));
  const owner = await site.signedIn(chandra.email, chandra.password);
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
    /** The new session; empty where the password is not the one. */
    signIn: async (password: string, email = chandra.email): Promise<string> => {
      const body = { email, password };
      const { headers } = await site.call("POST", "/api/auth/sign-in/email", { body });
      return headers.get("set-auth-token") ?? "";
    },
    isSignedIn: async (token: string): Promise<boolean> =>
      (await call("GET", "/api/account", token)).status === 200,
  };
};
