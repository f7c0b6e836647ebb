import { randomUUID } from "node:crypto";
import type { MailKind, MailMessage } from "@spellwright/services";
import { readConfig } from "../src/config/config.ts";
import { NO_CHANGES, type OpenDatabase, schema } from "../src/database/index.ts";
import { createAccounts } from "../src/features/accounts/index.ts";
import { createAuth } from "../src/features/auth/index.ts";
import { createRuns } from "../src/features/runs/index.ts";
import { RUN_TIMING } from "../src/features/runs/run-timing.ts";
import { createAllowanceMarks } from "../src/features/zaps/index.ts";
import { createApp, createRateLimits } from "../src/http/index.ts";
import { callerOf } from "./call-app.ts";
import { createKeptLog } from "./kept-log.ts";
import { cookieOf } from "./processes/newcomer.ts";

/** An environment that makes a server a public one. */
export const PRODUCTION = {
  PUBLIC_URL: "https://spellwright.example.org",
  SECRET: "s".repeat(32),
  SMTP_URL: "smtp://mail.example.org",
  MAIL_FROM: "judge@example.org",
};
/** A confirmed person with a session, without the slow hashing of passwords: the bearer token. */
export const addSession = async ({ db }: Pick<OpenDatabase, "db">): Promise<string> => {
  const token = randomUUID();
  const [user] = await db
    .insert(schema.user)
    .values({ name: "", email: `${token}@example.org`, emailVerified: true })
    .returning({ id: schema.user.id });
  if (user === undefined) throw new Error("the new user has no row");
  const expiresAt = new Date(Date.now() + 60_000);
  await db.insert(schema.session).values({ token, userId: user.id, expiresAt });
  return token;
};

/** A person who signs up. */
export const SAMPLE_PERSON = { email: "chandra@example.org", password: "a fireball" };

/** The HTTP app with its account features, on a database. Mails are kept in a list. */
export const createAccountApp = (
  database: Pick<OpenDatabase, "db">,
  environment: Readonly<Record<string, string>> = {},
  now: () => Date = () => new Date(),
  requireResources: () => Promise<void> = async () => undefined,
) => {
  const config = readConfig({ TRUST_PROXY: "true", ...environment });
  const mails: MailMessage[] = [];
  const log = createKeptLog();
  const mailer = {
    send: async (message: MailMessage) => {
      mails.push(message);
    },
  };
  const secret = "a secret for tests, long enough";
  const limits = createRateLimits(database.db, config.production, secret);
  const allowance = createAllowanceMarks({ database: database.db, secret, now });
  const auth = createAuth({
    config,
    secret,
    allowance,
    database: database.db,
    limits,
    mailer,
    log,
    changes: NO_CHANGES,
    now,
    erase: async () => undefined,
  });
  const accounts = createAccounts({ database: database.db, limits, changes: NO_CHANGES });
  const runs = createRuns({
    database: database.db,
    now,
    log,
    timing: { ...RUN_TIMING, pollMs: 20, sessionMs: 20 },
    isSoleProcess: true,
  });
  const app = createApp({
    config,
    secret,
    log,
    limits,
    router: { ...auth.handlers, ...accounts.handlers, ...runs.handlers },
    features: [auth, accounts, runs],
    findSession: auth.findSession,
    requireResources,
    webFolder: new URL("./web", import.meta.url).pathname,
  });

  const call = callerOf(app);

  /** The token of the newest mailed link, or of the newest in a kind of mail. */
  const mailedToken = (kind?: MailKind): string => {
    const link = mails.findLast((mail) => kind === undefined || mail.kind === kind)?.link ?? "";
    return new URL(link).searchParams.get("token_hash") ?? "";
  };

  /** An account that was signed up and confirmed in one browser, signed in: its bearer token. */
  const signedIn = async (email: string, password = "correct horse"): Promise<string> => {
    const signUp = await call("POST", "/api/auth/sign-up/email", { body: { email, password } });
    const answer = await call("POST", "/api/auth/verify", {
      body: { token_hash: mailedToken("signup"), type: "signup" },
      headers: { cookie: cookieOf(signUp.headers) },
    });
    return answer.headers.get("set-auth-token") ?? "";
  };

  return { app, call, mails, mailedToken, signedIn, settle: () => auth.work?.stop() };
};
