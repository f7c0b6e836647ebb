import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type SmtpReceiver, startSmtpReceiver } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createMailboxMailer } from "./create-mailbox-mailer.ts";
import { createSmtpMailer } from "./create-smtp-mailer.ts";
import { MailError, type MailFailure, type MailMessage } from "./mailer.ts";

const link = "https://example.org/fr/auth/confirm?token_hash=a1b2&type=signup";
const message: MailMessage = {
  to: "jace@example.org",
  lang: "fr",
  kind: "signup",
  subject: "Confirmez votre adresse : bienvenue à l’académie",
  text: `Bonjour,\n\nVoici le lien : ${link}\n\nÀ bientôt ! ⚡`,
  html: `<p>Bonjour,</p><p><a href="${link.replace("&", "&amp;")}">Confirmer</a> À bientôt ! ⚡</p>`,
  link,
};
const from = "Spellwright <oracle@example.org>";
const auth = { user: "house@example.org", password: "p@ss:word/1" };

const failureOf = async (sent: Promise<void>): Promise<MailFailure | "none"> => {
  try {
    await sent;
    return "none";
  } catch (error) {
    if (error instanceof MailError) return error.failure;
    throw error;
  }
};

describe("a mail by SMTP", () => {
  let receiver: SmtpReceiver;
  let guarded: SmtpReceiver;
  beforeAll(async () => {
    receiver = await startSmtpReceiver();
    guarded = await startSmtpReceiver({ auth });
  });
  afterEach(() => receiver.reset());
  afterAll(() => Promise.all([receiver.close(), guarded.close()]));
  const mailer = () => createSmtpMailer({ url: receiver.url, from });

  test("[AUTH-07] arrives as text and HTML with every accent and the whole link", async () => {
    await mailer().send(message);
    expect(receiver.messages()).toMatchObject([
      {
        from: "oracle@example.org",
        to: ["jace@example.org"],
        subject: message.subject,
        text: expect.stringContaining(message.text),
        html: expect.stringContaining(message.html),
        headers: { "content-language": "fr", "auto-submitted": "auto-generated" },
      },
    ]);
  });

  test.each(["a@example.org, b@example.org", "a@example.org\r\nBcc: b@example.org"])(
    "[AUTH-07] %j is not two addresses",
    async (to) => {
      expect(await failureOf(mailer().send({ ...message, to }))).toBe("rejected");
      expect(receiver.messages()).toEqual([]);
    },
  );

  test("[AUTH-07] a line of one dot does not end the message", async () => {
    const text = "before\n.\n..\nafter";
    await mailer().send({ ...message, text });
    expect(receiver.messages()[0]?.text).toContain(text);
  });

  test("[AUTH-07] a line break in the subject adds no header", async () => {
    await mailer().send({ ...message, subject: "Hello\r\nBcc: b@example.org" });
    expect(receiver.messages()[0]?.to).toEqual(["jace@example.org"]);
    expect(receiver.messages()[0]?.headers).not.toHaveProperty("bcc");
  });

  test("[AUTH-07] signs in with the words of the address", async () => {
    await createSmtpMailer({ url: guarded.url, from }).send(message);
    expect(guarded.messages()).toHaveLength(1);
  });

  test.each([
    [550, "rejected"],
    [554, "rejected"],
    [451, "unavailable"],
  ] as const)("[AUTH-07] reads %i as %s", async (code, failure) => {
    receiver.refuseWith(code, "not today");
    expect(await failureOf(mailer().send(message))).toBe(failure);
    expect(receiver.messages()).toEqual([]);
  });

  test("[AUTH-07] calls wrong words credentials", async () => {
    const url = guarded.url.replace("house", "horse");
    expect(await failureOf(createSmtpMailer({ url, from }).send(message))).toBe("credentials");
  });

  test("[AUTH-07] a server without STARTTLS is refused when it must have it", async () => {
    const url = `${receiver.url}?requireTLS=true`;
    expect(await failureOf(createSmtpMailer({ url, from }).send(message))).toBe("unavailable");
    expect(receiver.messages()).toEqual([]);
  });

  test("[AUTH-07] calls no server unavailable", async () => {
    const gone = await startSmtpReceiver();
    await gone.close();
    const mailerOfGone = createSmtpMailer({ url: gone.url, from, timeoutMs: 1_000 });
    expect(await failureOf(mailerOfGone.send(message))).toBe("unavailable");
  });
});

describe("a mail as a file", () => {
  let house: string;
  beforeAll(async () => {
    house = await mkdtemp(path.join(tmpdir(), "mailbox-"));
  });
  afterAll(() => rm(house, { recursive: true }));

  test("[AUTH-07] holds the message, for its owner only, in the order of sending", async () => {
    const folder = path.join(house, "made", "when", "missing");
    const mailer = createMailboxMailer({ folder });
    await mailer.send(message);
    const names = await readdir(folder);
    expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[\da-f-]{36}\.json$/)]);
    const file = path.join(folder, names[0] ?? "");
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual(message);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test("[AUTH-07] many at once give one whole file each", async () => {
    const folder = path.join(house, "many");
    const mailer = createMailboxMailer({ folder });
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => mailer.send({ ...message, to: `p${i}@example.org` })),
    );
    const names = await readdir(folder);
    const receivers = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8")).to),
    );
    expect(new Set(receivers).size).toBe(30);
  });

  test("[AUTH-07] an address cannot choose the file", async () => {
    const folder = path.join(house, "safe");
    await createMailboxMailer({ folder }).send({ ...message, to: "../../../etc/passwd" });
    expect(await readdir(folder)).toHaveLength(1);
  });

  test("[AUTH-07] calls a folder that cannot be made unavailable", async () => {
    const file = path.join(house, "file");
    await writeFile(file, "");
    const mailer = createMailboxMailer({ folder: path.join(file, "inside") });
    expect(await failureOf(mailer.send(message))).toBe("unavailable");
  });
});
