import { type SmtpReceiver, startSmtpReceiver } from "@spellwright/fakes";
import { translator } from "@spellwright/locales";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PRODUCTION } from "../../../../test/account-app.ts";
import { DATABASES, type FreshDatabase } from "../../../../test/databases.ts";
import { createWholeApp } from "../../../../test/whole-app.ts";
import { type OpenDatabase, openDatabase } from "../../../database/index.ts";

const LINK =
  /https:\/\/spellwright\.example\.org\/(\w\w)\/auth\/confirm\?token_hash=([\w-]+)&type=(\w+)/;

describe("accounts in production: PostgreSQL, a mail server, a public address", () => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let receiver: SmtpReceiver;
  let app: ReturnType<typeof createWholeApp>;
  beforeAll(async () => {
    receiver = await startSmtpReceiver({ auth: { user: "judge", password: "s3cret/#" } });
    fresh = await DATABASES.postgresql();
    database = await openDatabase(fresh.location);
    const at = { DATABASE_URL: fresh.location.url ?? "", SMTP_URL: receiver.url };
    app = createWholeApp(database, { ...PRODUCTION, ...at });
  });
  beforeEach(() => receiver.reset());
  afterAll(async () => {
    await app.stop();
    await database.close();
    await receiver.close();
    await fresh.remove();
  });

  const post = (path: string, body: unknown, language = "fr") =>
    app.call("POST", `/api/auth${path}`, { body, headers: { "accept-language": language } });
  const signIn = (email: string, password: string) => post("/sign-in/email", { email, password });

  /** The only mail that arrived, and the link in it. */
  const mailed = async () => {
    await app.stop();
    const [mail, ...others] = receiver.messages();
    expect(others).toEqual([]);
    const [link = "", language, token, type] = LINK.exec(mail?.text ?? "") ?? [];
    return { mail, link, language, token, type };
  };

  it.each(["fr", "en"] as const)(
    "[AUTH-04] [AUTH-07] [LANG-02] sign-up mails a link in %s, a sign-in before its use mails the next one",
    async (language) => {
      const email = `jace-${language}@example.org`;
      const t = translator(language);
      expect(
        (await post("/sign-up/email", { email, password: "seven islands" }, language)).status,
      ).toBe(200);
      const signUp = await mailed();
      expect(signUp.mail).toMatchObject({
        to: [email],
        from: PRODUCTION.MAIL_FROM,
        subject: t("emails.signup.subject"),
      });
      expect([signUp.language, signUp.type]).toEqual([language, "signup"]);
      expect(signUp.mail?.html).toContain(`<html lang="${language}">`);
      expect(signUp.mail?.html).toContain(signUp.link.replace("&", "&#38;"));

      receiver.reset();
      expect((await signIn(email, "seven islands")).body.code).toBe("EMAIL_NOT_CONFIRMED");
      const reminder = await mailed();
      const confirm = (token: string | undefined, password?: string) =>
        post("/verify", { token_hash: token, type: "signup", password }, language);
      expect((await confirm(reminder.token)).body.error).toBe(t("errors.NEW_PASSWORD_REQUIRED"));
      expect((await confirm(reminder.token, "more islands")).status).toBe(200);
      expect((await confirm(signUp.token, "seven islands")).body.code).toBe("LINK_INVALID");
      expect((await signIn(email, "more islands")).status).toBe(200);
    },
  );

  it("[AUTH-04] [AUTH-05] [AUTH-11] a link confirms, the session's cookie is Secure, a new password ends it", async () => {
    const email = "liliana@example.org";
    await post("/sign-up/email", { email, password: "swamps" });
    const { token } = await mailed();
    const link = { token_hash: token, type: "signup", password: "swamps" };
    expect((await post("/verify", link)).body).toMatchObject({ used: true, signed_in: true });

    const signedIn = await signIn(email, "swamps");
    const [cookie = ""] = signedIn.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-spellwright\.session_token=/);
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"])
      expect(cookie).toContain(attribute);
    const headers = { cookie: cookie.split(";")[0] ?? "" };
    const read = () => app.call("GET", "/api/preferences", { headers });
    expect((await read()).status).toBe(200);

    receiver.reset();
    await post("/request-password-reset", { email }, "en");
    const reset = await mailed();
    expect(reset.mail?.subject).toBe(translator("en")("emails.recovery.subject"));
    expect([reset.language, reset.type]).toEqual(["en", "recovery"]);
    const use = { token_hash: reset.token, type: "recovery" };
    expect((await post("/verify", { ...use, look: true })).body.used).toBe(false);
    expect((await post("/verify", { ...use, password: "graveyard" })).body.used).toBe(true);
    expect((await read()).body.code).toBe("SESSION_EXPIRED");
    expect((await signIn(email, "swamps")).body.code).toBe("INVALID_CREDENTIALS");
    expect((await signIn(email, "graveyard")).status).toBe(200);
    expect((await post("/verify", { ...use, password: "again!" })).body.code).toBe("LINK_INVALID");
  });

  it("[AUTH-04] a mail server that refuses does not fail the sign-up; the next sign-in mails again", async () => {
    const email = "gideon@example.org";
    receiver.refuseWith(550, "no");
    expect((await post("/sign-up/email", { email, password: "seven plains" })).status).toBe(200);
    await app.stop();
    expect(receiver.messages()).toEqual([]);
    receiver.reset();
    expect((await signIn(email, "seven plains")).body.code).toBe("EMAIL_NOT_CONFIRMED");
    const { token } = await mailed();
    const link = { token_hash: token, type: "signup", password: "seven plains" };
    expect((await post("/verify", link)).status).toBe(200);
    expect(app.lines.join("")).not.toContain(email);
  });

  it("[AUTH-04] the demo account is refused", async () => {
    const refused = await signIn("demo@spellwright.local", "spellwright-demo");
    expect(refused.body.code).toBe("INVALID_CREDENTIALS");
  });
});
