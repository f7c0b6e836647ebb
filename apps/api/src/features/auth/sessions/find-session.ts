import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../../config.ts";
import type { Database } from "../../../database/index.ts";
import type { SessionUser } from "../../../http/index.ts";
import { DEMO_ACCOUNT } from "../demo-account.ts";
import { refuseBanned } from "../policy.ts";
import { prepareReadSession } from "./queries.ts";

/** What a caller shows: the session's token, with the library's signature when it has one. */
interface Shown {
  readonly token: string;
  readonly signature: string | undefined;
}

const COOKIE = /(?:^|;\s*)(?:__Secure-)?spellwright\.session_token=([^;]+)/;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};

const split = (value: string): Shown => {
  const [token = "", signature] = value.split(".");
  return { token, signature };
};

/** AUTH-11: a bearer token counts before a cookie; only a cookie must be signed. */
const shownBy = (headers: Headers): Shown | undefined => {
  const bearer = /^bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer !== undefined) return split(decode(bearer));
  const cookie = COOKIE.exec(headers.get("cookie") ?? "")?.[1];
  if (cookie === undefined) return undefined;
  const { token, signature = "" } = split(decode(cookie));
  return { token, signature };
};

/** The library signs a token with HMAC-SHA-256 in base64. */
const isSigned = ({ token, signature }: Shown, secret: string): boolean => {
  if (signature === undefined) return true;
  const expected = createHmac("sha256", secret).update(token).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/**
 * Finds the user of a session cookie or bearer token (AUTH-11), in one query: every call of a signed-in
 * person passes here. Renewing a session belongs to `get-session`, which can renew the cookie too.
 *
 * @returns null without a session that holds
 * @throws AppError ACCOUNT_BANNED for a ban that has not ended (AUTH-10)
 */
export const createFindSession = (
  config: Pick<Config, "demoAccount">,
  secret: string,
  database: Database,
) => {
  const readSession = prepareReadSession(database);
  return async (headers: Headers): Promise<SessionUser | null> => {
    const shown = shownBy(headers);
    if (shown === undefined || shown.token.includes("\0") || !isSigned(shown, secret)) return null;
    const [found] = await readSession.execute({ token: shown.token });
    if (found === undefined) return null;
    const { banned, banExpires, ...user } = found;
    if (user.email === DEMO_ACCOUNT.email && !config.demoAccount) return null;
    refuseBanned({ banned, banExpires });
    return user;
  };
};
