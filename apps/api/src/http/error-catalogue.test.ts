import type { Language } from "@spellwright/contract";
import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addSession } from "../../test/account-app.ts";
import type { Answer } from "../../test/call-app.ts";
import { DATABASES, type FreshDatabase } from "../../test/databases.ts";
import {
  addPerson,
  createOracleApp,
  leaveZaps,
  type OracleApp,
  QUICK,
} from "../../test/oracle-app.ts";
import { createWholeApp } from "../../test/whole-app.ts";
import { type OpenDatabase, openDatabase, schema } from "../database/index.ts";
import { SERVING_LIMITS } from "../database/open.ts";
import { loadStarter } from "../features/knowledge/index.ts";
import { LIMITS } from "./limits.ts";

const NETWORKS = { fr: "192.0.2.1", en: "192.0.2.2" } as const;
const QUESTION = "Does a creature with vigilance tap when it attacks?";

/**
 * The catalogue of refusals as its readers get it: each brought about for real, by a model's provider that
 * fails, a database that is slow or a person who has nothing left, and word for word in both languages.
 * Payments: `features/billing/refusals.test.ts`. What only a page can say: `lib/api-error.test.ts`.
 */
describe("the catalogue of refusals", () => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let hurried: OpenDatabase;
  let model: FakeLanguageModel;
  let oracle: OracleApp;
  let whole: ReturnType<typeof createWholeApp>;
  beforeAll(async () => {
    [fresh, model] = await Promise.all([DATABASES.postgresql(), startFakeLanguageModel()]);
    database = await openDatabase(fresh.location);
    hurried = await openDatabase(fresh.location, { ...SERVING_LIMITS, lock: 50 });
    await loadStarter(database.db);
    oracle = createOracleApp(database);
    whole = createWholeApp(database, {
      LANGUAGE_MODEL_PROVIDER: "openai",
      LANGUAGE_MODEL_NAME: "gpt-5.4-mini",
      LANGUAGE_MODEL_KEY: model.apiKey,
      LANGUAGE_MODEL_URL: model.baseUrl,
    });
  });
  afterEach(() => model.reset());
  afterAll(async () => {
    await whole.stop();
    await Promise.all([database.close(), hurried.close(), model.close()]);
    await fresh.remove();
  });

  const headersOf = (language: Language, more: Record<string, string> = {}) => ({
    "accept-language": language,
    ...more,
  });
  const ask = (userId: string | null, language: Language, app = oracle, body: object = {}) =>
    app.call("POST", "/api/ruling", userId, {
      body: { question: QUESTION, ...body },
      headers: headersOf(language),
    });
  const askModel = async (language: Language, body: object = {}) =>
    whole.call("POST", "/api/ruling", {
      body: { question: QUESTION, ...body },
      headers: headersOf(language, { authorization: `Bearer ${await addSession(database)}` }),
    });
  /** Somebody with so many zaps, at a server that asks a model. */
  const poorAtModel = async (left: number, language: Language) => {
    const token = await addSession(database);
    const headers = headersOf(language, { authorization: `Bearer ${token}` });
    const remaining = async () => (await whole.call("GET", "/api/zaps", { headers })).body.balance;
    const [session] = await database.db
      .select({ userId: schema.session.userId })
      .from(schema.session)
      .where(eq(schema.session.token, token));
    await leaveZaps({ remaining }, database, session?.userId ?? "", left);
    const body = { question: QUESTION, reasoningEffort: "high" };
    return whole.call("POST", "/api/ruling", { body, headers });
  };

  const spent = async (language: Language) => {
    const me = await addPerson(database);
    await leaveZaps(oracle, database, me, 0);
    return ask(me, language);
  };
  const pastTheCap = async (plan: "free" | "pro", language: Language) => {
    const me = await addPerson(database, plan);
    const cap = plan === "free" ? 5 : 40;
    for (let asked = 0; asked < cap; asked += 1) await ask(me, "en");
    return ask(me, language);
  };
  const tooSlow = async (language: Language) => {
    const slow = createOracleApp(database, { timing: { ...QUICK, timeoutMs: 20 } });
    slow.judge.hold();
    return ask(await addPerson(database), language, slow);
  };
  const modelDown = async (language: Language) => {
    model.choose("refusal");
    return askModel(language);
  };
  const databaseSlow = async (language: Language) => {
    const me = await addPerson(database);
    const client = await database.pool.connect();
    await client.query("begin; lock table runs in access exclusive mode");
    const answer = await ask(me, language, createOracleApp(hurried));
    await client.query("rollback");
    client.release();
    return answer;
  };
  const tooOften = async (language: Language) => {
    const headers = headersOf(language, { "x-forwarded-for": NETWORKS[language] });
    for (let asked = 0; asked < LIMITS.ask.points; asked += 1)
      await whole.call("POST", "/api/ruling", { body: {}, headers });
    return whole.call("POST", "/api/ruling", { body: {}, headers });
  };
  const of = async (language: Language, path: string, userId: string | null) =>
    oracle.call("GET", path, userId, { headers: headersOf(language) });
  const ofAnother = async (language: Language) => {
    const { body } = await ask(await addPerson(database), "en");
    const path = `/api/discussions/${body.discussionId}/messages`;
    return of(language, path, await addPerson(database));
  };

  const CASES: readonly (readonly [
    string,
    number,
    string,
    Readonly<Record<Language, string>>,
    (language: Language) => Promise<Answer>,
  ])[] = [
    [
      "[ERR-01] no zap is left",
      402,
      "MONTHLY_LIMIT",
      { fr: "Limite de requêtes atteinte", en: "Request limit reached" },
      spent,
    ],
    [
      "[ERR-01] fewer zaps are left than the question costs",
      402,
      "INSUFFICIENT_ZAPS",
      { fr: "Zaps insuffisants (2/3)", en: "Not enough zaps (2/3)" },
      (language) => poorAtModel(2, language),
    ],
    [
      "[ERR-01] the day is spent, and a higher plan would help",
      429,
      "DAILY_CAP",
      {
        fr: "Vous avez fait vos 5 requêtes du jour. Changez d’offre, ou revenez demain.",
        en: "You’ve made all 5 requests for today. Upgrade, or come back tomorrow.",
      },
      (language) => pastTheCap("free", language),
    ],
    [
      "[ERR-01] the day is spent, and there is no higher plan",
      429,
      "DAILY_CAP",
      {
        fr: "Vous avez fait vos 40 requêtes du jour. Réessayez demain.",
        en: "You’ve made all 40 requests for today. Try again tomorrow.",
      },
      (language) => pastTheCap("pro", language),
    ],
    [
      "[ERR-01] the answer takes too long",
      504,
      "TIMEOUT",
      {
        fr: "Timeout – La requête a pris trop de temps. Veuillez réessayer avec une question plus simple ou dans quelques minutes.",
        en: "Timeout – The request took too long. Please try again with a simpler question or in a few minutes.",
      },
      tooSlow,
    ],
    [
      "[ERR-01] the model's provider fails",
      503,
      "MODEL_UNAVAILABLE",
      {
        fr: "Le modèle de langage ne répond pas. Votre question est enregistrée et aucun zap n’est débité. Réessayez dans un instant.",
        en: "The language model isn’t responding. Your question is saved and no zap was used. Try again in a moment.",
      },
      modelDown,
    ],
    [
      "[ERR-01] the database is slow",
      503,
      "DATABASE_UNAVAILABLE",
      {
        fr: "La base de données ne répond pas pour le moment. Rien n’est perdu : réessayez dans un instant.",
        en: "The database isn’t responding right now. Nothing is lost: try again in a moment.",
      },
      databaseSlow,
    ],
    [
      "[ERR-03] somebody asks too often",
      429,
      "RATE_LIMITED",
      {
        fr: "Trop de requêtes. Réessayez dans 1 minute.",
        en: "Too many requests. Please try again in 1 minute.",
      },
      tooOften,
    ],
    [
      "[ERR-01] [ERR-06] the discussion is another’s",
      404,
      "PGRST116",
      { fr: "Discussion non trouvée", en: "Discussion not found" },
      ofAnother,
    ],
    [
      "[ERR-06] the discussion cannot be one",
      400,
      "DISCUSSION_ID_INVALID",
      { fr: "Discussion ID invalide", en: "Invalid discussion ID" },
      async (language) =>
        ask(await addPerson(database), language, oracle, { discussionId: "null" }),
    ],
    [
      "[ERR-06] nobody is signed in",
      401,
      "UNAUTHENTICATED",
      { fr: "Utilisateur non authentifié", en: "User not authenticated" },
      (language) => ask(null, language),
    ],
    [
      "[ERR-06] the session is over",
      401,
      "SESSION_EXPIRED",
      { fr: "Session expirée", en: "Session expired" },
      (language) =>
        whole.call("GET", "/api/preferences", {
          headers: headersOf(language, { authorization: "Bearer over" }),
        }),
    ],
    [
      "[ERR-06] a deck has no name",
      400,
      "DECK_NAME_EMPTY",
      { fr: "Le nom du deck ne peut pas être vide", en: "Deck name cannot be empty" },
      async (language) =>
        oracle.call("POST", "/api/decks", await addPerson(database), {
          body: { name: " ", format: "modern", cards: [] },
          headers: headersOf(language),
        }),
    ],
  ];

  describe.each(["fr", "en"] as const)("[DATA-06] in %s", (language) => {
    it.each(CASES)(
      "is refused with its sentence: %s",
      async (_what, status, code, sentences, provoke) => {
        const answer = await provoke(language);
        expect([answer.status, answer.body.code]).toEqual([status, code]);
        // Spaces that no line may break at are told apart by their own test.
        expect(answer.body.error.replace(/[\u00a0\u202f]/g, " ")).toBe(sentences[language]);
      },
    );
  });

  it("[ERR-04] the main model is overloaded and another one answers: the answer says so", async () => {
    const second = await startFakeLanguageModel();
    const app = createWholeApp(database, {
      LANGUAGE_MODEL_PROVIDER: "openai",
      LANGUAGE_MODEL_NAME: "gpt-5.4-mini",
      LANGUAGE_MODEL_KEY: model.apiKey,
      LANGUAGE_MODEL_URL: model.baseUrl,
      LANGUAGE_MODEL_FALLBACK_PROVIDER: "compatible",
      LANGUAGE_MODEL_FALLBACK_NAME: "small-model",
      LANGUAGE_MODEL_FALLBACK_URL: second.baseUrl,
      LANGUAGE_MODEL_FALLBACK_KEY: second.apiKey,
    });
    model.choose("429");
    const { status, body } = await app.call("POST", "/api/ruling", {
      body: { question: QUESTION },
      headers: { authorization: `Bearer ${await addSession(database)}` },
    });
    expect(status).toBe(200);
    expect(body.engine).toMatchObject({ model: "small-model", fallback_from: "gpt-5.4-mini" });
    await Promise.all([app.stop(), second.close()]);
  });
});
