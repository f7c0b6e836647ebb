import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSmtpReceiver } from "@spellwright/fakes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_ACCOUNT } from "../../src/features/auth/index.ts";
import { PRODUCTION } from "../account-app.ts";
import { DATABASES, type FreshDatabase } from "../databases.ts";
import { nodeArguments } from "../programs.ts";
import { type ApiProcess, startApi } from "./api-process.ts";
import { cookieOf } from "./newcomer.ts";

const JACE = { email: "jace@example.org", password: "islands of the sea" };

/** The server as operators start it, asked as somebody asks who looks for what was left open. */
describe("the server process in production", () => {
  let fresh: FreshDatabase;
  let mails: Awaited<ReturnType<typeof startSmtpReceiver>>;
  let server: ApiProcess;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "spellwright-production-"));
    fresh = await DATABASES.postgresql();
    mails = await startSmtpReceiver();
    server = await startApi(nodeArguments("main"), {
      ...PRODUCTION,
      NODE_ENV: "production",
      LOG_LEVEL: "info",
      DATA_DIR: folder,
      DATABASE_URL: fresh.location.url ?? "",
      SMTP_URL: mails.url,
      CARD_SERVICE_URL: "off",
      CARD_IMAGES_URL: "off",
    });
  });
  afterAll(async () => {
    await server.end("SIGTERM");
    await mails.close();
    await fresh.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const codeOf = async (answer: Response): Promise<unknown> =>
    ((await answer.json()) as { code?: unknown }).code;

  it.each(["/api/health", "/fr/oracle", "/api/nothing", "/missing.js"])(
    "[AUTH-11] %s is for HTTPS alone, whatever it answers, and tells of no program",
    async (path) => {
      const { headers } = await fetch(`${server.url}${path}`);
      expect(headers.get("strict-transport-security")).toMatch(/^max-age=31536000; includeSubDom/);
      expect(headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
      expect([headers.get("server"), headers.get("x-powered-by")]).toEqual([null, null]);
    },
  );

  it("[AUTH-04] has no demo account, also after somebody asked for one of its name", async () => {
    const signIn = async () => codeOf(await post("/api/auth/sign-in/email", DEMO_ACCOUNT));
    expect(await signIn()).toBe("INVALID_CREDENTIALS");
    await post("/api/auth/sign-up/email", DEMO_ACCOUNT);
    expect(await signIn()).toBe("INVALID_CREDENTIALS");
  });

  it("[AUTH-04] [AUTH-11] mails leave by the mail server, never into a file, and cookies are the host’s own", async () => {
    const signUp = await post("/api/auth/sign-up/email", JACE);
    expect(signUp.status).toBe(200);
    const mailTo = () => mails.messages().find(({ to }) => to.includes(JACE.email))?.text ?? "";
    await expect.poll(mailTo).toContain(PRODUCTION.PUBLIC_URL);
    const [, token_hash] = /token_hash=([\w-]+)/.exec(mailTo()) ?? [];
    const link = { token_hash, type: "signup" };
    const cookie = cookieOf(signUp.headers);
    const confirmed = await post("/api/auth/verify", link, { cookie });
    const signedIn = await post("/api/auth/sign-in/email", JACE);
    const cookies = [signUp, confirmed, signedIn].flatMap(({ headers }) => headers.getSetCookie());
    expect(cookies.length).toBeGreaterThan(3);
    const open = cookies.filter(
      (cookie) => !/^__Host-spellwright\..*; Secure/i.test(cookie) || /domain=/i.test(cookie),
    );
    expect(open).toEqual([]);
    expect(readdirSync(folder, { recursive: true })).not.toContain("mailbox");
    expect(server.output()).not.toContain(JACE.email);
    expect(server.output()).not.toContain(token_hash);
  });

  it("[AUTH-11] believes no page of this machine, and no address that a caller tells of itself", async () => {
    for (const origin of ["http://localhost:5173", server.url, "https://evil.example"]) {
      const answer = await post("/api/auth/sign-in/email", JACE, { origin });
      expect([answer.status, await codeOf(answer)]).toEqual([403, "ORIGIN_REFUSED"]);
    }
    const wrong = { email: "nobody@example.org", password: "no islands" };
    const codes: unknown[] = [];
    for (let time = 0; time < 11; time++) {
      const headers = { "x-forwarded-for": `198.51.100.${time}` };
      codes.push(await codeOf(await post("/api/auth/sign-in/email", wrong, headers)));
    }
    expect(codes.at(-1)).toBe("RATE_LIMITED");
  });

  it("[BILL-10] [BOT-07] has no money to play with and no Discord of its own", async () => {
    const status = await (await fetch(`${server.url}/api/status`)).json();
    expect(status).toMatchObject({ demo_account: null, discord_sign_in: false, embedded: false });
    expect(server.output()).not.toMatch(/sandbox/i);
  });
});
