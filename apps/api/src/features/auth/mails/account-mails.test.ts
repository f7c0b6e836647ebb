import { MailError, type Mailer, type MailMessage } from "@spellwright/services";
import { describe, expect, it } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { type Database, schema } from "../../../database/index.ts";
import { createLog, createRateLimits } from "../../../http/index.ts";
import { createAccountMails } from "./account-mails.ts";
import { renderAccountMail } from "./render-account-mail.ts";

const link = "http://127.0.0.1:3000/fr/auth/confirm?token_hash=a&type=signup";

const KINDS = [
  "signup",
  "recovery",
  "email_change",
  "email_undo",
  "email_changed",
  "password_changed",
  "discord_linked",
  "discord_unlinked",
  "bot_linked",
  "bot_unlinked",
  "account_deleted",
  "plan_renewed",
  "plan_payment_failed",
  "plan_ended",
] as const;

describe("[AUTH-07] mails of an account", () => {
  it.each(["fr", "en"] as const)(
    "say in %s what the link does, as text and as HTML",
    (language) => {
      for (const kind of KINDS) {
        const mail = renderAccountMail(
          { kind, link, email: "new@example.org", params: { plan: "Pro", day: "1 May" } },
          language,
        );
        expect(mail.subject).toContain("Spellwright");
        expect(mail.text).toContain(`\n${link}\n`);
        expect(mail.html).toContain(`<html lang="${language}">`);
        expect(mail.html.match(/href="[^"]+"/g)).toEqual(
          Array(2).fill(`href="${link.replace("&", "&#38;")}"`),
        );
        expect(mail.html).not.toMatch(/<script|<img|src=|url\(|undefined|\{\{/);
        expect(mail.text).not.toMatch(/undefined|\{\{/);
        // What the text says, the HTML says too, and nothing more than the hint of the button.
        const words = mail.html.replace(/<title>.*?<\/title>|<[^>]+>/g, " ");
        for (const paragraph of mail.text.split(/\n+/).filter(Boolean))
          expect(words).toContain(paragraph.replace("&", "&#38;").replaceAll("'", "&#39;"));
      }
    },
  );

  it("name the new address where it changes, and nothing of it becomes HTML", () => {
    const email = '"<b>x</b>"@example.org';
    for (const kind of ["email_change", "email_undo", "email_changed"] as const) {
      const mail = renderAccountMail({ kind, link, email }, "fr");
      expect(mail.text).toContain(email);
      expect(mail.html).not.toContain("<b>x");
    }
  });

  it("differ by language and kind", () => {
    const subjects = KINDS.flatMap((kind) =>
      (["fr", "en"] as const).map(
        (language) => renderAccountMail({ kind, link }, language).subject,
      ),
    );
    expect(new Set(subjects).size).toBe(2 * KINDS.length);
  });

  onDatabase((open) => {
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
        limits: createRateLimits(database, true, "a secret for tests, long enough"),
        mailer,
        now: () => new Date(),
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
      await mails.recover(user, "en");
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
      await mails.confirmSignUp(user, "hash of a browser", "fr");
      expect(lines.join("")).toContain('"mail":"signup"');
      expect(lines.join("")).not.toMatch(/jace|token_hash/);
    });
  });
});
