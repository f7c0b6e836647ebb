import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASES, type FreshDatabase, USUAL_DATABASES } from "../../../test/databases.ts";
import { expectLedgerToBalance, readEvents } from "../../../test/oracle-app.ts";
import { createWholeApp } from "../../../test/whole-app.ts";
import { type OpenDatabase, openDatabase } from "../../database/index.ts";
import { DEMO_ACCOUNT, seedDemoAccount } from "../auth/index.ts";
import { loadStarter } from "../knowledge/index.ts";

type Language = "fr" | "en";

/** What the whole server answers, with the real judge on the shipped starter data. */
describe.each(USUAL_DATABASES)("asking the real Oracle, on %s", (kind) => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let app: ReturnType<typeof createWholeApp>;
  let authorization: string;
  beforeAll(async () => {
    fresh = await DATABASES[kind]();
    database = await openDatabase(fresh.location);
    await loadStarter(database.db);
    await seedDemoAccount(database.db);
    app = createWholeApp(database);
    const answer = await app.call("POST", "/api/auth/sign-in/email", { body: DEMO_ACCOUNT });
    authorization = `Bearer ${answer.headers.get("set-auth-token")}`;
  });
  afterAll(async () => {
    await expectLedgerToBalance(database);
    await app.stop();
    await database.close();
    await fresh.remove();
  });

  const headersOf = (language: Language) => ({ authorization, "accept-language": language });
  const ask = (question: string, language: Language, discussionId?: string) =>
    app.call("POST", "/api/ruling", {
      body: { question, discussionId },
      headers: headersOf(language),
    });
  /** What the page of a question is told until its answer is there. */
  const stepsOf = async (requestId: string, question: string) => {
    await app.call("POST", "/api/ruling", {
      body: { question, requestId },
      headers: headersOf("en"),
    });
    const path = `/api/runs/${requestId}/events`;
    const events = await readEvents(await app.app.request(path, { headers: headersOf("en") }));
    return events.filter(({ event }) => event === "progress").map(({ data }) => data.step);
  };
  const balance = async () =>
    (await app.call("GET", "/api/zaps", { headers: headersOf("fr") })).body.balance;

  it("[R-10] the first question after a start tells that the judge is getting ready, later ones do not", async () => {
    const asked = "Does a creature with vigilance tap when it attacks?";
    expect((await stepsOf("first-question", asked)).slice(0, 3)).toEqual([
      ...["reading_knowledge", "building_judge", "resolving_cards"],
    ]);
    expect((await stepsOf("second-question", asked))[0]).toBe("resolving_cards");
  });

  it.each([
    [
      "fr",
      "J'attaque avec une 6/6 piétinement et contact mortel, bloquée par une 4/4 et une 3/3. Combien de blessures puis-je infliger au joueur défenseur ?",
    ],
    [
      "en",
      "I attack with a 6/6 creature with trample and deathtouch, blocked by a 4/4 and a 3/3. How much damage can I deal to the defending player?",
    ],
  ] as const)(
    "[ORA-14] [ORA-17] [%s] rules on trample with deathtouch: 4, with rules of the edition in use",
    async (language, question) => {
      const before = await balance();
      const { status, body } = await ask(question, language);
      expect([status, body.ruling.outcome, body.zaps_charged]).toEqual([200, "ruling", 1]);
      expect(body.ruling.ruling).toMatch(/\b4\b/);
      expect(body.ruling.language).toBe(language);
      expect(body.engine).toEqual({ kind: "local", model: null });
      expect(await balance()).toBe(before - 1);

      const numbers: string[] = body.ruling.relevant_rules.map(
        ({ number }: { number: string }) => number,
      );
      expect(numbers.some((number) => /^702\.19[a-z]?$/.test(number))).toBe(true);
      expect(numbers.some((number) => /^702\.2[a-z]?$/.test(number))).toBe(true);
      const { rules } = (await app.call("GET", "/api/status")).body;
      for (const cited of body.ruling.relevant_rules) {
        const path = `/api/rules/${cited.number}?language=${language}`;
        const shown = (await app.call("GET", path)).body;
        expect(cited).toMatchObject({
          text: shown.text,
          edition: rules.edition,
          verbatim: rules.verbatim,
        });
        expect(cited.text).not.toBe("");
      }
    },
  );

  it.each([
    ["fr", "une 7/7 piétinement et contact mortel, bloquée par une 5/5", 6],
    ["fr", "une 8/8 piétinement, bloquée par une 3/3 et une 4/4", 1],
    ["en", "a 5/5 creature with trample, blocked by a 2/2 and a 1/1", 2],
    ["en", "a 6/6 creature with trample and deathtouch, blocked by a 4/4, a 3/3 and a 2/2", 3],
    ["en", "a 4/4 creature with trample, blocked by a 4/4", 0],
  ] as const)("[ORA-14] [%s] attacking with %s deals %i", async (language, attack, damage) => {
    const question =
      language === "fr"
        ? `J'attaque avec ${attack}. Combien de blessures puis-je infliger au joueur défenseur ?`
        : `I attack with ${attack}. How much damage can I deal to the defending player?`;
    const { ruling } = (await ask(question, language)).body;
    expect(ruling.outcome).toBe("ruling");
    expect(ruling.ruling).toMatch(new RegExp(`(?<![\\d/])${damage}(?![\\d/])`));
  });

  it.each([
    [
      "fr",
      "Bête de Quête équipée du Marteau de guerre loxodon est bloquée par Ghalta, Faim primordiale. Qui meurt ?",
      [
        "et si le bloqueur a l’indestructible ?",
        "Bête de Quête meurt\u202f; Ghalta, Faim primordiale survit.",
      ],
      ["et si la Bête a l’indestructible ?", "Aucune créature ne meurt."],
    ],
    [
      "en",
      "Questing Beast with Loxodon Warhammer is blocked by Ghalta, Primal Hunger. What dies?",
      [
        "What if the blocker has indestructible?",
        "Questing Beast dies; Ghalta, Primal Hunger survives.",
      ],
      ["And if the Beast has indestructible?", "No creature dies."],
    ],
  ] as const)(
    "[ORA-12] [%s] a follow-up changes the scene of the questions before, cards and all",
    async (language, scene, ...followUps: (readonly [string, string])[]) => {
      const first = (await ask(scene, language)).body;
      expect(first.ruling.confidence).toBeGreaterThanOrEqual(0.7);
      for (const [question, ruling] of followUps)
        expect((await ask(question, language, first.discussionId)).body.ruling.ruling).toBe(ruling);
    },
  );

  it.each([
    ["fr", "Comment dois-je déclarer mes revenus aux impôts cette année ?"],
    ["en", "How do I declare my income to the tax office this year?"],
  ] as const)(
    "[BILL-08] [%s] declines a question on tax law, for nothing",
    async (language, question) => {
      const before = await balance();
      const { status, body } = await ask(question, language);
      expect([status, body.ruling.outcome, body.zaps_charged]).toEqual([200, "declined", 0]);
      expect(body.ruling.verdict).toBeNull();
      expect(await balance()).toBe(before);
    },
  );

  it.each([
    ["fr", "Est-ce que [[Blorbo l’Inconnaissable]] peut bloquer une créature avec le vol ?"],
    ["en", "Can [[Blorbo the Unknowable]] block a creature with flying?"],
  ] as const)(
    "[ORA-14] [%s] names a marked card that does not exist",
    async (language, question) => {
      const { body } = await ask(question, language);
      expect(JSON.stringify(body.ruling)).toMatch(/Blorbo/);
      expect(body.ruling.mentioned_cards).toEqual([]);
    },
  );

  it("[DATA-06] [LANG-02] refuses in the caller's language", async () => {
    const french = await ask(" ", "fr");
    const english = await ask(" ", "en");
    expect([french.body.code, english.body.code]).toEqual(["QUESTION_EMPTY", "QUESTION_EMPTY"]);
    expect(french.body.error).toMatch(/question/i);
    expect(french.body.error).not.toBe(english.body.error);
  });

  it("[SEC] the log holds no word of a question, no address and no token", () => {
    const log = app.lines.join("");
    expect(log).toContain("/api/ruling");
    for (const word of ["piétinement", "Blorbo", DEMO_ACCOUNT.email, authorization.slice(7, 30)])
      expect(log).not.toContain(word);
  });
});
