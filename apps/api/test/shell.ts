import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { readConfig } from "../src/config/config.ts";
import { schema } from "../src/database/index.ts";
import {
  AppError,
  api,
  createApp,
  createRateLimits,
  type Feature,
  requireUser,
} from "../src/http/index.ts";
import { type CallOptions, callerOf } from "./call-app.ts";
import { createKeptLog } from "./kept-log.ts";

/** Nothing answers there: for calls that must not need the database. */
export const unreachable = drizzle("postgresql://nobody@127.0.0.1:1/nothing", { schema });
/** The one session that the shell knows. */
export const SESSION = "Bearer jace";
const JACE = {
  id: "jace",
  email: "jace@example.org",
  role: null,
  secondFactorMissing: false,
  sessionId: "session",
};
const SECRET = "a secret for tests, long enough";
const WEB = new URL("./web", import.meta.url).pathname;

/** Calls of the real contract, with handlers that show what the shell makes of them. */
const handlers = {
  ruling: {
    ask: api.ruling.ask.handler(async ({ input }) => {
      if (input.question === "zaps")
        throw new AppError("INSUFFICIENT_ZAPS", { remaining: 1, required: 3 });
      if (input.question === "cap") throw new AppError("DAILY_CAP", { plan: "pro", cap: 40 });
      if (input.question === "cap of free")
        throw new AppError("DAILY_CAP", { plan: "free", cap: 5 });
      throw new Error("the handler broke");
    }),
  },
  decks: {
    create: api.decks.create.handler(async ({ context }) => {
      await requireUser(context);
      throw new AppError("FORBIDDEN");
    }),
  },
  health: api.health.handler(async () => ({ status: "ok" as const, version: "test" })),
};

const extra: Feature = {
  handlers: {},
  routes: (app) => {
    app.get("/api/away", async () => {
      await unreachable.execute(sql`select 1`);
      return new Response();
    });
  },
};

/** The HTTP shell without features: its errors, headers, files and limits. */
export const createShell = (environment: Record<string, string> = {}) => {
  const config = readConfig({ TRUST_PROXY: "true", ...environment });
  const lines: string[] = [];
  const log = createKeptLog(lines);
  const limits = createRateLimits(unreachable, config.production, SECRET);
  const app = createApp({
    config,
    secret: SECRET,
    log,
    limits,
    router: handlers,
    features: [extra],
    findSession: async (headers) => (headers.get("authorization") === SESSION ? JACE : null),
    webFolder: WEB,
  });
  const anonymous = callerOf(app);
  /** With a session. */
  const call = (method: string, path: string, options: CallOptions = {}) =>
    anonymous(method, path, {
      ...options,
      headers: { authorization: SESSION, ...options.headers },
    });
  return { app, anonymous, call, lines, limits };
};
