import { MailError, type Mailer, type MailMessage } from "@spellwright/services";
import { describe, expect, it } from "vitest";
import { forEachDatabase } from "../../../test/databases.ts";
import { type Database, schema } from "../../database/index.ts";
import { createLog } from "../../http/index.ts";
import { createAccountMails } from "./account-mails.ts";
import { renderAccountMail } from "./render-account-mail.ts";

const link = "http://127.0.0.1:3000/fr/auth/confirm?token_hash=a&type=signup";

describe("[AUTH-07] mails of an account", () => {
  it.each(["fr", "en"] as const)(
    "say in %s what the link does, as text and as HTML",
    (language) => {
      for (const kind of ["signup", "recovery"] as const) {
        const mail = renderAccountMail(kind, language, link);
        expect(mail.subject).toContain("Spellwright");
        expect(mail.text).toContain(`\n${link}\n`);
        expect(mail.html).toContain(`<html lang="${language}">`);
        expect(mail.html).toContain(`href="${link.replace("&", "&#38;")}"`);
        expect(mail.html).not.toMatch(/<script|<img|src=/);
      }
    },
  );

  it("differ by language and kind", () => {
    const subjects = (["signup", "recovery"] as const).flatMap((kind) =>
      (["fr", "en"] as const).map((language) => renderAccountMail(kind, language, link).subject),
    );
    expect(new Set(subjects).size).toBe(4);
  });

  forEachDatabase((_name, open) => {
    const prepare = async (database: Database, mailer: Mailer, smtp: boolean) => {
      const [user] = await database
        .insert(schema.user)
        .values({ name: "", email: "jace@example.org" })
        .returning({ id: schema.user.id, email: schema.user.email });
      if (user === undefined) throw new Error("no user");
      const lines: string[] = [];
      const mails = createAccountMails({
        config: {
          publicUrl: "https://spellwright.example.org",
          smtp: smtp ? { url: "smtp://mail.example.org", from: "judge@example.org" } : undefined,
        },
        database,
        mailer,
        log: createLog("info", { write: (line: string) => void lines.push(line) }),
      });
      return { user, mails, lines };
    };

    it("leave beside the answer in production, and the end of the server waits for them", async () => {
      const sent: MailMessage[] = [];
      let takeOver: () => void = () => undefined;
      const taken = new Promise<void>((resolve) => {
        takeOver = resolve;
      });
      const mailer: Mailer = {
        send: async (message) => {
          await taken;
          sent.push(message);
        },
      };
      const { user, mails } = await prepare(open().db, mailer, true);
      await mails.send(user, "recovery", "en");
      expect(sent).toEqual([]);
      const settled = mails.settle();
      takeOver();
      await settled;
      expect(sent.map(({ link: mailed }) => mailed)).toEqual([
        expect.stringMatching(
          /^https:\/\/spellwright\.example\.org\/en\/auth\/confirm\?token_hash=[\w-]+&type=recovery$/,
        ),
      ]);
    });

    it("that fail are logged without address or link, and break nothing", async () => {
      const failing: Mailer = {
        send: async () => {
          throw new MailError("unavailable");
        },
      };
      const { user, mails, lines } = await prepare(open().db, failing, false);
      await mails.send(user, "signup", "fr");
      expect(lines.join("")).toContain('"mail":"signup"');
      expect(lines.join("")).not.toMatch(/jace|token_hash/);
    });
  });
});
