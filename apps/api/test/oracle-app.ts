import { randomUUID } from "node:crypto";
import { type CardName, cardNameOf, createCardIndex } from "@spellwright/cards";
import { Card, type CardRuling, type LanguageModel, type Plan } from "@spellwright/contract";
import type { FakeDiscord } from "@spellwright/fakes";
import { createRulebook, createRulesBrowser } from "@spellwright/rulebook";
import type { MailMessage } from "@spellwright/services";
import { sql } from "drizzle-orm";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { expect } from "vitest";
import { readConfig } from "../src/config/config.ts";
import { type OpenDatabase, schema } from "../src/database/index.ts";
import { createAccountMails } from "../src/features/auth/mails/account-mails.ts";
import { createIdentityChanges } from "../src/features/auth/own-account/identity-changes.ts";
import { createBilling, NO_PAYMENTS, type PaymentProvider } from "../src/features/billing/index.ts";
import { createBracketFeature } from "../src/features/bracket/index.ts";
import { createDecks } from "../src/features/decks/index.ts";
import { createDiscord } from "../src/features/discord/index.ts";
import { createDiscussions } from "../src/features/discussions/index.ts";
import { createFeedback } from "../src/features/feedback/index.ts";
import { createForge } from "../src/features/forge/index.ts";
import type { Knowledge, ResolveNames } from "../src/features/knowledge/index.ts";
import { createResolveNames } from "../src/features/knowledge/live-cards/resolve-names.ts";
import { createOracle } from "../src/features/oracle/index.ts";
import { createQuestionLogs } from "../src/features/question-logs/index.ts";
import { createRuns } from "../src/features/runs/index.ts";
import { RUN_TIMING, type RunTiming } from "../src/features/runs/run-timing.ts";
import { createSearch } from "../src/features/search/index.ts";
import { createZaps } from "../src/features/zaps/index.ts";
import { createApp, createRateLimits, type SessionUser } from "../src/http/index.ts";
import type { Answer } from "./call-app.ts";
import { botEnvironment } from "./discord.ts";
import { createHeldJudge, type HeldJudge } from "./judge.ts";
import { createKeptLog } from "./kept-log.ts";
import { readLedgerFaults } from "./ledger.ts";

const card = (fields: Pick<Card, "id" | "name" | "type_line"> & Partial<Card>): Card =>
  Card.parse({ cmc: 1, color_identity: [], ...fields });

export const CARDS: readonly Card[] = [
  card({ id: "bolt", name: "Lightning Bolt", printed_name: "Foudre", type_line: "Instant" }),
  card({ id: "bears", name: "Grizzly Bears", printed_name: "Grizzlys", type_line: "Creature" }),
];

const RULINGS: readonly CardRuling[] = [
  { name: "Lightning Bolt", published_at: "2020-01-01", comment: "A note." },
];

/** Whoever calls is no admin. */
const ORDINARY = { role: null, secondFactorMissing: false };

/** Two cards, no rules: enough to see what reaches the judge. */
export const createKnowledge = (): Knowledge => {
  const index = createCardIndex(CARDS.map((entry): CardName => cardNameOf(entry)));
  const edition = {
    id: "2026-01-01",
    effectiveDate: "2026-01-01",
    verbatim: true,
    headings: [],
    rules: [],
    glossary: [],
  };
  return {
    rulebook: async () => createRulebook(edition),
    rulesBrowser: async () => createRulesBrowser(edition, createRulebook(edition)),
    cardIndex: async () => index,
    cardsByIds: async (ids) => CARDS.filter(({ id }) => ids.includes(id)),
    popularCards: async () => CARDS,
    rulingsOf: async (names) => RULINGS.filter(({ name }) => names.includes(name)),
    combosAmong: async () => ({ imported: false, combos: [] }),
    combosNear: async () => [],
    editions: async () => ({
      rules: { edition: edition.id, effectiveDate: edition.id, verbatim: true, count: 0 },
      cards: { date: edition.id, starter: true, count: CARDS.length },
    }),
  };
};

/** Looks at other processes' work often, so that tests need not wait. */
export const QUICK: RunTiming = { ...RUN_TIMING, pollMs: 20, beatMs: 50 };

export interface OracleAppOptions {
  readonly judge?: HeldJudge;
  readonly now?: () => Date;
  readonly timing?: RunTiming;
  readonly model?: LanguageModel;
  /** Absent: two cards. */
  readonly knowledge?: Knowledge;
  /** Absent: no card service. */
  readonly resolveNames?: ResolveNames;
  /** False: other processes may use the database too. */
  readonly isSoleProcess?: boolean;
  /** Absent: payments are not configured. */
  readonly provider?: PaymentProvider;
  /** Absent: the operator is named. */
  readonly missingForSale?: readonly string[];
  /** Absent: no bot. */
  readonly discord?: FakeDiscord;
}

const read = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") === true && text !== "";
  const body = isJson ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body };
};

const findSession = async (headers: Headers): Promise<SessionUser | null> => {
  const id = headers.get("authorization")?.replace("Bearer ", "");
  if (id === undefined) return null;
  return { ...ORDINARY, id, email: `${id}@example.org`, sessionId: id };
};

const sendTo =
  (app: ReturnType<typeof createApp>) =>
  (method: string, path: string, userId: string | null, options: SendOptions = {}) => {
    const { body, headers, signal = null } = options;
    return app.request(path, {
      method,
      signal,
      headers: {
        "accept-language": "en",
        ...(userId === null ? {} : { authorization: `Bearer ${userId}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };

/** The HTTP app with everything that answers questions. A bearer token is a user's id. */
export const createOracleApp = (
  { db }: Pick<OpenDatabase, "db">,
  {
    judge = createHeldJudge(),
    now = () => new Date(),
    timing = QUICK,
    model,
    isSoleProcess = true,
    knowledge = createKnowledge(),
    resolveNames = createResolveNames(knowledge, undefined),
    provider = NO_PAYMENTS,
    missingForSale = [],
    discord,
  }: OracleAppOptions = {},
) => {
  const config = readConfig(discord === undefined ? {} : botEnvironment(discord));
  const log = createKeptLog();
  const limits = createRateLimits(db, config.production, "a secret for tests, long enough");
  const mails: MailMessage[] = [];
  const mailer = { send: async (message: MailMessage) => void mails.push(message) };
  const accountMails = createAccountMails({ config, database: db, limits, mailer, log, now });
  const parts = { database: db, now };
  const runs = createRuns({ ...parts, log, timing, isSoleProcess });
  const bracket = createBracketFeature({ knowledge, resolveNames, log });
  const billing = createBilling({
    ...parts,
    ...{ log, limits, provider, missingForSale },
    publicUrl: config.publicUrl,
    supportEmail: "support@example.org",
    mailer,
  });
  const judgeInUse = async () => judge;
  const answering = { ...parts, log, runs, knowledge, resolveNames, model };
  const oracle = createOracle({ ...answering, judgeInUse });
  const decks = createDecks({ ...parts, knowledge, resolveNames, brackets: bracket.brackets, log });
  const guilds = createDiscord({
    ...parts,
    ...{ config, log, limits, runs, knowledge },
    secret: "a secret for tests, long enough",
    version: "0.0.0",
    identityChanges: createIdentityChanges({ database: db, limits, mails: accountMails }),
    oracle: oracle.oracle,
    serverPacks: billing.serverPacks,
    sellsPacks: true,
    bracketOfList: async (text, language) => {
      const { list, unread_lines } = await decks.readListForBot(text, language);
      return { estimate: await bracket.calculate(list, language), unread_lines };
    },
  });
  const features = [
    bracket,
    runs,
    oracle,
    createForge({ ...answering, brackets: bracket.brackets, judge: oracle.oracle.judge }),
    createDiscussions({ ...parts, knowledge, publicUrl: config.publicUrl }),
    createFeedback(parts),
    createSearch(parts),
    createQuestionLogs(parts),
    decks,
    guilds,
    createZaps(parts),
    billing,
  ] as const;
  const app = createApp({
    config,
    secret: "a secret for tests, long enough",
    log,
    limits,
    router: Object.assign({}, ...features.map(({ handlers }) => handlers)),
    features,
    findSession,
    isService: guilds.isService,
    webFolder: new URL("./web", import.meta.url).pathname,
  });

  const send = sendTo(app);
  const call = async (...request: Parameters<typeof send>): Promise<Answer> =>
    read(await send(...request));
  return {
    judge,
    runs,
    billing,
    guilds,
    app,
    mails,
    send,
    call,
    ask: (userId: string | null, body: Record<string, unknown> = {}) =>
      call("POST", "/api/ruling", userId, { body: { question: QUESTION, ...body } }),
    remaining: async (userId: string): Promise<number> =>
      (await call("GET", "/api/zaps", userId)).body.balance,
  };
};

interface SendOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export type OracleApp = ReturnType<typeof createOracleApp>;

export const QUESTION = "Does trample work together with deathtouch when I attack?";

/** A person with a plan, before the first grant. */
export const addPerson = async (
  { db }: Pick<OpenDatabase, "db">,
  plan: Plan = "free",
): Promise<string> => {
  const id = randomUUID();
  await db.insert(schema.user).values({ id, name: "", email: `${id}@example.org` });
  await db.insert(schema.userZaps).values({ userId: id, plan });
  return id;
};

/** Leaves a person with so many zaps of the month, as if the others were spent. */
export const leaveZaps = async (
  app: Pick<OracleApp, "remaining">,
  database: Pick<OpenDatabase, "db">,
  id: string,
  left: number,
) => {
  const balance = await app.remaining(id);
  const key = `expire:${id}:test`;
  await database.db.transaction(async (tx) => {
    const amount = left - balance;
    const entry = { userId: id, kind: "expire", pool: "monthly", amount } as const;
    await tx.insert(schema.zapEntries).values({ ...entry, cause: key });
    await tx.execute(sql`update user_zaps set monthly_remaining = ${left} where user_id = ${id}`);
  });
};

/** [BILL-08] The sum of the ledger is the balance, by person and pool. No attempt is settled twice. */
export const expectLedgerToBalance = async (database: Pick<OpenDatabase, "db">): Promise<void> =>
  expect(await readLedgerFaults(database)).toEqual([]);

export interface SentEvent {
  readonly event: string;
  readonly id: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
  readonly data: any;
}

/** Reads server-sent events until the stream ends, or until enough were seen. */
export const readEvents = async (response: Response, enough = Infinity): Promise<SentEvent[]> => {
  const events: SentEvent[] = [];
  const stream = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { event = "", id = "", data } of stream ?? []) {
    events.push({ event, id, data: JSON.parse(data) });
    if (events.length >= enough) break;
  }
  return events;
};

/** The code and HTTP status that an answer carries. */
export const refusal = ({ status, body }: Answer) => ({ status, code: body.code });
