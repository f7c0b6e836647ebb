import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { readConfig } from "../src/config.ts";
import { schema } from "../src/database/index.ts";
import {
  AppError,
  api,
  createApp,
  createLog,
  createRateLimits,
  type Feature,
  requireUser,
} from "../src/http/index.ts";
import { type CallOptions, readAnswer } from "./account-app.ts";

/** Nothing answers there: these calls keep no limit in the database. */
const unreachable = drizzle("postgresql://nobody@127.0.0.1:1/nothing", { schema });
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
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const app = createApp({
    config,
    log,
    limits: createRateLimits(unreachable, config.production),
    router: handlers,
    features: [extra],
    findSession: async () => null,
    webFolder: WEB,
  });
  const call = async (method: string, path: string, options: CallOptions = {}) => {
    const { body, headers = {}, ip } = options;
    return readAnswer(
      await app.request(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(ip === undefined ? {} : { "x-forwarded-for": ip }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
    );
  };
  return { app, call, lines };
};
