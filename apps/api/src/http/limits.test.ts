import { randomUUID } from "node:crypto";
import { type AnyContractRouter, isContractProcedure } from "@orpc/contract";
import { contract } from "@spellwright/contract";
import { type FakeDiscord, startFakeDiscord } from "@spellwright/fakes";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addSession } from "../../test/account-app.ts";
import { onDatabase } from "../../test/databases.ts";
import { botEnvironment } from "../../test/discord.ts";
import { createShell } from "../../test/shell.ts";
import { createWholeApp } from "../../test/whole-app.ts";
import { schema } from "../database/index.ts";
import { LIMITS, type LimitName, limitOf } from "./limits.ts";

const callsOf = (router: AnyContractRouter): { method: string; path: string }[] => {
  if (!isContractProcedure(router)) return Object.values(router).flatMap(callsOf);
  const { method = "POST", path = "" } = router["~orpc"].route;
  return [{ method, path: `/api${path.replace(/\{[^}]+\}/g, "1")}` }];
};

/** Calls that a network makes less often than it reads and changes. Whoever adds a call decides here. */
const ASKED = [
  "POST /api/ruling",
  "POST /api/ruling/offline",
  "POST /api/strategy-qna",
  "POST /api/deck-qna",
  "POST /api/deck-suggestions",
  "POST /api/measure-list",
];

test("[ERR-03] every call of the contract is in its class, however many slashes end its address", () => {
  const wrong = callsOf(contract).flatMap(({ method, path }) => {
    const name = `${method} ${path}`;
    const change = path === "/api/page-events" ? "pageEvents" : "change";
    const usual = method === "GET" ? "read" : change;
    const limit = ASKED.includes(name) || /\/(export|image)$/.test(path) ? "ask" : usual;
    return ["", "/", "///"].flatMap((end) =>
      limitOf(method, path + end) === limit ? [] : [`${name}${end}: ${limit}`],
    );
  });
  expect(wrong).toEqual([]);
});

test.each([
  "/api/ruling/",
  "/api/ruling//",
  "/api/%72uling",
  "/api//ruling",
  "/API/ruling",
  "/api/ruling;x",
])("[ERR-03] %s is answered by a call of its class, or by none", async (path) => {
  const { call } = createShell({
    PUBLIC_URL: "https://spellwright.example.org",
    SECRET: "s".repeat(32),
    SMTP_URL: "smtp://m",
    MAIL_FROM: "a@b",
  });
  const ip = "203.0.113.7";
  const body = { question: "zaps" };
  for (let n = 0; n < LIMITS.ask.points; n++) await call("POST", "/api/ruling", { body, ip });
  const refused = await call("POST", path, { body, ip });
  expect([404, 429]).toContain(refused.status);
});

test.each([
  ["POST", "/api/ruling", "ask"],
  ["POST", "/api/strategy-qna", "ask"],
  ["POST", "/api/deck-qna", "ask"],
  ["POST", "/api/measure-list", "ask"],
  ["GET", "/api/decks/export", "ask"],
  ["GET", "/api/decks/1/image", "ask"],
  ["GET", "/api/social-images/1", "ask"],
  ["GET", "/api/decks", "read"],
  ["GET", "/api/decks/1/image/", "ask"],
  ["HEAD", "/fr/oracle", "file"],
  ["GET", "/assets/main-abc123.js", "file"],
  ["GET", "/sitemap.xml", "page"],
  ["GET", "/sitemaps/cards-1.xml", "page"],
  ["POST", "/api/decks", "change"],
  ["DELETE", "/api/discussions/1", "change"],
])("[ERR-03] %s %s is limited as %s", (method, path, limit) => {
  expect(limitOf(method, path)).toBe(limit);
});

test("[ERR-03] whoever types a list sees a preview at every pause, whoever floods waits", () => {
  // A list of a hundred cards has three kilobytes. The longest request 256.
  expect(LIMITS.body.points / 3).toBeGreaterThan(1000);
  expect(LIMITS.body.points / 256).toBeLessThanOrEqual(16);
});

describe("[ERR-03] what shares a limit is counted together, whichever call it is", () => {
  let discord: FakeDiscord;
  beforeAll(async () => {
    discord = await startFakeDiscord({ routeLimit: { limit: 1_000, windowMs: 60_000 } });
  });
  afterAll(() => discord.close());

  onDatabase((open) => {
    let site: ReturnType<typeof createWholeApp>;
    let owner: string;
    let guild: string;
    beforeEach(async () => {
      site = createWholeApp(open(), botEnvironment(discord));
      const user = discord.world.addUser(`owner-${randomUUID()}`);
      guild = discord.world.addGuild("Friday table", user).id;
      owner = await addAdmin(user.id);
    });
    afterEach(() => site.stop());

    /** An admin who owns the server: its session. */
    const addAdmin = async (discordUserId: string): Promise<string> => {
      const token = await addSession(open());
      const [user] = await open()
        .db.update(schema.user)
        .set({ role: "admin" })
        .where(eq(schema.user.email, `${token}@example.org`))
        .returning({ userId: schema.user.id });
      if (user === undefined) throw new Error("the session has an account");
      await open()
        .db.insert(schema.userPreferences)
        .values({ ...user, discordUserId });
      await open()
        .db.insert(schema.userZaps)
        .values({ ...user, plan: "free" });
      return token;
    };

    type Call = readonly [method: string, path: string, body?: object];
    const packs = () => `/api/discord/guilds/${guild}/packs`;
    const PAGE = { return_to: "/fr/settings" };
    const EVENTS = { language: "fr", events: [{ name: "question_asked", place: "oracle" }] };

    test.each<[name: LimitName, points: number, calls: () => readonly Call[]]>([
      [
        "purchase",
        30,
        () => [
          ["POST", "/api/billing/subscription/create", { plan_id: "basic" }],
          ["POST", "/api/billing/subscription/activate", { subscriptionId: "I-1", plan_id: "pro" }],
          ["POST", "/api/billing/subscription/cancel", {}],
          ["POST", "/api/billing/overage/order", { zaps: 10 }],
          ["POST", "/api/billing/overage/capture", { orderId: randomUUID(), zaps: 10 }],
          ["POST", `${packs()}/order`, { pack_size: 100 }],
          ["POST", `${packs()}/capture`, { order_id: randomUUID() }],
        ],
      ],
      [
        "discord",
        30,
        () => [
          ["POST", "/api/auth/sign-in/discord", PAGE],
          ["POST", "/api/account/discord", PAGE],
          ["GET", "/api/auth/callback/discord?error=access_denied"],
          ["POST", "/api/discord/oauth/callback", { code: "x", state: "x.y" }],
          ["POST", "/api/discord/link", { discord_user_id: "1", token: "x.y" }],
          ["DELETE", `/api/discord/answers/${randomUUID()}`],
        ],
      ],
      [
        "adminExport",
        30,
        () => [
          ["GET", "/api/admin/export?table=power-users&format=csv"],
          ["GET", "/api/admin/evaluation-cases"],
        ],
      ],
      ["pageEvents", 30, () => [["POST", "/api/page-events", EVENTS]]],
      ["change", 240, () => [["DELETE", "/api/nothing"]]],
      ["read", 600, () => [["GET", "/api/health"]]],
    ])("%s passes %i times, then never before its time is over", async (name, points, calls) => {
      const { per, seconds } = LIMITS[name];
      const asked = calls();
      const send = async ([method, path, body]: Call, session: string, ip: string) =>
        site.call(method, path, {
          headers: { authorization: `Bearer ${session}` },
          ...(body === undefined ? {} : { body }),
          ip,
        });
      const another = await addAdmin(discord.world.addUser(`other-${randomUUID()}`).id);
      // What counts accounts counts them from everywhere, and what counts networks, whoever is there.
      const within = (at: number) =>
        per === "account" ? [owner, `198.51.100.${at}`] : [at % 2 ? owner : another, "203.0.113.7"];
      const beyond = per === "account" ? [another, "198.51.100.1"] : [owner, "203.0.113.8"];
      const codeOf = async (call: Call, [session = "", ip = ""]: readonly string[]) => {
        const { body, headers, status } = await send(call, session, ip);
        if (status !== 429) return `${status}`;
        expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(seconds);
        return body.code;
      };
      const seen = new Set<string>();
      for (let at = 0; at < points; at++) {
        const call = asked[at % asked.length];
        if (call !== undefined) seen.add(await codeOf(call, within(at % 250)));
      }
      expect([...seen].filter((code) => code === "RATE_LIMITED" || code >= "500")).toEqual([]);
      for (const call of asked)
        expect([call[1], await codeOf(call, within(0))]).toEqual([call[1], "RATE_LIMITED"]);
      for (const call of asked)
        expect([call[1], await codeOf(call, beyond)]).not.toContain("RATE_LIMITED");
    });
  });
});
