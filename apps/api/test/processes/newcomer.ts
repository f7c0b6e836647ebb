import type { SmtpReceiver } from "@spellwright/fakes";

const LINK = /token_hash=([\w-]+)&type=signup/;

/** The password of everybody here. */
export const PASSWORD = "a password of twelve";

/** The secret of the newest link that was mailed to an address. Undefined while there is none. */
export const mailedLink = (mails: SmtpReceiver, email: string): string | undefined => {
  const mail = mails.messages().findLast(({ to }) => to.includes(email));
  return LINK.exec(mail?.text ?? "")?.[1];
};

/** The cookies of an answer as a browser sends them back. */
export const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");
