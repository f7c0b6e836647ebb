import { describe, expect, test } from "vitest";
import { parseMail } from "./parse-mail.ts";

const mail = (...lines: string[]) => Buffer.from(lines.join("\r\n"));

describe("[AUTH-07] parseMail", () => {
  test("reads quoted-printable, base64 and encoded words", () => {
    const parsed = parseMail(
      mail(
        "Subject: =?UTF-8?Q?Confirmez_=C3=A0?=",
        " =?UTF-8?B?IGwnw6ljb2xl?=",
        "X-Other: one",
        "Content-Type: multipart/alternative;",
        ' boundary="--_b1"',
        "",
        "----_b1",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: quoted-printable",
        "",
        "Un lien tr=C3=A8s long https://example.org/?a=3D1&b=3D=",
        "2",
        "----_b1",
        "Content-Type: text/html; charset=utf-8",
        "Content-Transfer-Encoding: base64",
        "",
        Buffer.from("<p>À bientôt</p>").toString("base64"),
        "----_b1--",
        "",
      ),
    );
    expect(parsed).toMatchObject({
      subject: "Confirmez à l'école",
      text: "Un lien très long https://example.org/?a=1&b=2",
      html: "<p>À bientôt</p>",
      headers: { "x-other": "one" },
    });
  });

  test("reads a message of one part without any encoding", () => {
    const parsed = parseMail(mail("Subject: Plain", "", "Déjà vu", ""));
    expect(parsed).toMatchObject({ subject: "Plain", text: "Déjà vu\n", html: "" });
  });

  test.each([
    "",
    "\r\n\r\n",
    "no colon at all",
    "Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n",
  ])("%j gives a message without words", (raw) => {
    expect(parseMail(Buffer.from(raw))).toMatchObject({ subject: "", html: "" });
  });
});
