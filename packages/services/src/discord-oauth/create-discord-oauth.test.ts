import { createHash } from "node:crypto";
import { type FakeDiscordOAuth, startFakeDiscordOAuth } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createDiscordAvatars } from "./create-discord-avatars.ts";
import { createDiscordOAuth } from "./create-discord-oauth.ts";
import { DiscordError } from "./discord-error.ts";

const redirectUri = "http://127.0.0.1:3000/api/auth/callback/discord";
const codeVerifier = "v".repeat(64);
const challenge = createHash("sha256").update(codeVerifier).digest("base64url");

const failureOf = (called: Promise<unknown>): Promise<string> =>
  called.then(
    () => "none",
    (error: unknown) => (error instanceof DiscordError ? error.failure : "another error"),
  );

describe("[AUTH-06] sign-in at Discord", () => {
  let discord: FakeDiscordOAuth;
  beforeAll(async () => {
    discord = await startFakeDiscordOAuth({ redirectUris: [redirectUri] });
  });
  afterEach(() => discord.recover());
  afterAll(() => discord.close());

  const address = (changes: Readonly<Record<string, string>> = {}) =>
    `${discord.authorizeUrl}?${new URLSearchParams({
      client_id: discord.clientId,
      redirect_uri: redirectUri,
      response_type: "code",
      scope: "identify email",
      state: "s/+ ~",
      code_challenge: challenge,
      code_challenge_method: "S256",
      ...changes,
    })}`;
  const post = (url: string, form: Record<string, string>, cookie = "") =>
    fetch(url, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { cookie },
      redirect: "manual",
    });
  /** Signs in at Discord as a browser does; the cookie. */
  const signIn = async (person: Record<string, string>) => {
    const answer = await post(address(), { action: "sign-in", ...person });
    return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  };
  const back = (answer: Response) => new URL(answer.headers.get("location") ?? "").searchParams;
  const codeFor = async (person: Record<string, string>, changes = {}) => {
    const cookie = await signIn(person);
    const answer = await post(address(changes), { action: "authorize" }, cookie);
    expect(back(answer).get("state")).toBe("s/+ ~");
    return back(answer).get("code") ?? "";
  };
  const client = (options: { clientSecret?: string; timeoutMs?: number } = {}) =>
    createDiscordOAuth({ ...discord, ...options });
  const jace = { username: "jace", email: "jace@example.org", verified: "on" };

  test("a code gives a token, and the token a person with a verified address", async () => {
    const code = await codeFor(jace);
    const token = await client().exchangeCode({ code, codeVerifier, redirectUri });
    expect(token.scopes).toEqual(["identify", "email"]);
    expect(await client().readUser(token.accessToken)).toEqual({
      id: expect.stringMatching(/^\d{17,19}$/),
      verifiedEmail: jace.email,
      avatar: null,
    });
  });

  test("[HEAD-03] a picture has a name, and is fetched by it as a PNG of 128 pixels", async () => {
    const code = await codeFor({ ...jace, username: "teferi", picture: "on" });
    const token = await client().exchangeCode({ code, codeVerifier, redirectUri });
    const { id, avatar } = await client().readUser(token.accessToken);
    expect(avatar).toMatch(/^[0-9a-f]{32}$/);
    const avatars = createDiscordAvatars(discord);
    const picture = await avatars.fetch(id, avatar ?? "");
    // The signature of a PNG, then its width (PNG 1.2, 3.1 and 4.1.1).
    const bytes = Buffer.from(picture ?? []);
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(bytes.readUInt32BE(16)).toBe(128);
    expect(await avatars.fetch(id, "0".repeat(32))).toBeUndefined();
  });

  test.each([
    { username: "vess", email: "vess@example.org" },
    { username: "kaya", email: "", verified: "on" },
  ])("%j: an address that is missing or not verified does not count", async (person) => {
    const code = await codeFor(person);
    const token = await client().exchangeCode({ code, codeVerifier, redirectUri });
    expect((await client().readUser(token.accessToken)).verifiedEmail).toBeNull();
  });

  test("a code works once, soon, for its own address and verifier, and for its own client", async () => {
    const grant = async () => ({ code: await codeFor(jace), codeVerifier, redirectUri });
    const used = await grant();
    await client().exchangeCode(used);
    expect(await failureOf(client().exchangeCode(used))).toBe("refused");
    for (const wrong of [
      { redirectUri: `${redirectUri}/` },
      { codeVerifier: "w".repeat(64) },
      { codeVerifier: undefined },
      { code: "unknown" },
    ])
      expect(
        await failureOf(client().exchangeCode({ ...(await grant()), ...wrong })),
        JSON.stringify(wrong),
      ).toBe("refused");
    expect(await failureOf(client({ clientSecret: "other" }).exchangeCode(await grant()))).toBe(
      "refused",
    );
    const old = await grant();
    discord.skip(101_000);
    expect(await failureOf(client().exchangeCode(old))).toBe("refused");
    expect(await failureOf(client().readUser("unknown"))).toBe("refused");
  });

  test("without the e-mail scope there is no address", async () => {
    const code = await codeFor(jace, { scope: "identify" });
    const token = await client().exchangeCode({ code, codeVerifier, redirectUri });
    expect((await client().readUser(token.accessToken)).verifiedEmail).toBeNull();
  });

  test("a refusal and silent attempts come back as errors; consent once makes silence work", async () => {
    const cookie = await signIn({ username: "nissa", email: "nissa@example.org", verified: "on" });
    const refused = back(await post(address(), { action: "cancel" }, cookie));
    expect([refused.get("error"), refused.get("code"), refused.get("state")]).toEqual([
      "access_denied",
      null,
      "s/+ ~",
    ]);
    const silently = async (sent: string) =>
      back(
        await fetch(address({ prompt: "none" }), { headers: { cookie: sent }, redirect: "manual" }),
      );
    expect((await silently("")).get("error")).toBe("login_required");
    expect((await silently(cookie)).get("error")).toBe("interaction_required");
    await post(address(), { action: "authorize" }, cookie);
    expect((await silently(cookie)).get("code")).toMatch(/^\w{32}$/);
  });

  test.each([
    { redirect_uri: "https://evil.example/callback" },
    { client_id: "other" },
    { response_type: "token" },
    { scope: "identify email mind-reading" },
    { code_challenge_method: "plain" },
    { code_challenge: "short" },
  ])("%j is shown on Discord's own page and goes nowhere", async (changes) => {
    const answer = await fetch(address(changes), { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  });

  test.each(["gateway", "limited", "silent"] as const)(
    "%s is an outage, not a refusal",
    async (outage) => {
      discord.fail(outage);
      const patient = client({ timeoutMs: 200 });
      const grant = { code: "any", codeVerifier, redirectUri };
      expect(await failureOf(patient.exchangeCode(grant))).toBe("unavailable");
      expect(await failureOf(patient.readUser("any"))).toBe("unavailable");
      const avatars = createDiscordAvatars({ ...discord, timeoutMs: 200 });
      expect(await failureOf(avatars.fetch("1", "0".repeat(32)))).toBe("unavailable");
    },
  );
});
