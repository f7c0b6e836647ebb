import { type FakeDiscord, type FakeDiscordOAuth, startFakeDiscordOAuth } from "@spellwright/fakes";
import type { createAccountApp } from "./account-app.ts";

type Site = ReturnType<typeof createAccountApp>;

/** Where Discord sends people back to, on the address that tests run at. */
const REDIRECT = "http://127.0.0.1:3000/api/auth/callback/discord";

export const startDiscord = (): Promise<FakeDiscordOAuth> =>
  startFakeDiscordOAuth({ redirectUris: [REDIRECT] });

/** The environment of a server that offers sign-in with a Discord. */
export const discordEnvironment = (
  discord: Pick<
    FakeDiscordOAuth,
    "clientId" | "clientSecret" | "authorizeUrl" | "apiUrl" | "cdnUrl"
  >,
) => ({
  DISCORD_CLIENT_ID: discord.clientId,
  DISCORD_CLIENT_SECRET: discord.clientSecret,
  DISCORD_AUTHORIZE_URL: discord.authorizeUrl,
  DISCORD_API_URL: discord.apiUrl,
  DISCORD_CDN_URL: discord.cdnUrl,
});

/** The key of the bot's own process in tests. */
export const BOT_KEY = "a key of the bot for tests, long enough";

/** The environment of a server with a bot at a Discord. */
export const botEnvironment = (discord: FakeDiscord) => ({
  ...discordEnvironment(discord),
  DISCORD_BOT_TOKEN: discord.botToken,
  BOT_KEY,
});

export interface DiscordPerson {
  readonly username: string;
  readonly email?: string;
  readonly verified?: "on";
  readonly picture?: "on";
}

/** Where a browser stands after Discord, and what it holds then. */
export interface Returned {
  readonly location: string;
  /** The session's cookie, when there is one. */
  readonly cookie: string;
}

/** A browser: keeps the cookies of both sites. */
export const createBrowser = (site: Site) => {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  let discordCookie = "";
  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const call = async (method: string, path: string, body?: unknown, headers = {}) => {
    const answer = await site.call(method, path, {
      ...(body === undefined ? {} : { body }),
      headers: { cookie: header(), ...headers },
    });
    keep(answer.headers);
    return answer;
  };
  const start = async (path: string, options: object = {}): Promise<string> => {
    const { body } = await call("POST", path, { return_to: "/fr/oracle?x=1", ...options });
    return body.url;
  };
  const post = async (url: string, form: Record<string, string>): Promise<Response> =>
    fetch(url, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { cookie: discordCookie },
      redirect: "manual",
    });
  /** Signs in at Discord. */
  const become = async (url: string, person: DiscordPerson) => {
    const answer = await post(url, { action: "sign-in", ...person });
    discordCookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  };
  /** Answers Discord's screen. The address that it leads back to. */
  const decide = async (url: string, action: "authorize" | "cancel" = "authorize") =>
    (await post(url, { action })).headers.get("location") ?? "";
  /** Opens the address that Discord leads back to. */
  const comeBack = async (address: string): Promise<Returned> => {
    const { pathname, search } = new URL(address);
    const answer = await call("GET", `${pathname}${search}`);
    return {
      location: answer.headers.get("location") ?? `${answer.status}`,
      cookie: cookies.has("spellwright.session_token") ? header() : "",
    };
  };
  return {
    call,
    start,
    become,
    decide,
    comeBack,
    header,
    cookies,
    /** `prompt=none`: Discord leads back without a screen. */
    silently: async (url: string) =>
      (await fetch(url, { headers: { cookie: discordCookie }, redirect: "manual" })).headers.get(
        "location",
      ) ?? "",
    /** The whole way: the page's button, Discord's two screens, and back. */
    async signIn(person: DiscordPerson, path = "/api/auth/sign-in/discord"): Promise<Returned> {
      const url = await start(path);
      await become(url, person);
      return comeBack(await decide(url));
    },
  };
};
