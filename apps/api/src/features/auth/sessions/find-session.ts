import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../../config/config.ts";
import type { Changes, Database } from "../../../database/index.ts";
import {
  cookiePrefix,
  createChangeAwareCache,
  readCookie,
  type SessionUser,
} from "../../../http/index.ts";
import { DEMO_ACCOUNT } from "../demo-account.ts";
import { refuseBanned } from "../policy.ts";
import { deletePresentedSession, prepareReadSession } from "./queries.ts";

/** What a caller shows: the session's token, with the library's signature when it has one. */
interface Shown {
  readonly token: string;
  readonly signature: string | undefined;
}

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

/** The cookie of a session: one name, and no other is accepted. */
const cookieName = (production: boolean): string => `${cookiePrefix(production)}.session_token`;

/** What a request shows, in the order in which it counts (AUTH-11): a bearer token before a cookie, which must be signed. */
const shownBy = (headers: Headers, production: boolean): Shown[] => {
  const bearer = /^bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  const cookie = readCookie(headers, cookieName(production));
  const shown: Shown[] = [];
  if (bearer !== undefined) shown.push(split(decode(bearer)));
  if (cookie !== undefined) {
    const { token, signature = "" } = split(cookie);
    shown.push({ token, signature });
  }
  return shown;
};

/** The library signs a token with HMAC-SHA-256 in base64. */
const isGood = ({ token, signature }: Shown, secret: string): boolean => {
  if (token.includes("\0")) return false;
  if (signature === undefined) return true;
  const expected = createHmac("sha256", secret).update(token).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/**
 * Finds the user of a session cookie or bearer token (AUTH-11), in one query: every call of a signed-in
 * person passes here, and finds it again within a second without one (`ChangeAwareCache`). Renewing a session
 * belongs to `get-session`, which can renew the cookie too.
 *
 * @returns null without a session that holds
 * @throws AppError ACCOUNT_BANNED for a ban that has not ended (AUTH-10)
 */
export const createFindSession = ({
  config,
  secret,
  database,
  changes,
}: {
  readonly config: Pick<Config, "demoAccount" | "production" | "adminSecondFactor">;
  readonly secret: string;
  readonly database: Database;
  readonly changes: Changes;
}) => {
  const readSession = prepareReadSession(database);
  type Found = Awaited<ReturnType<typeof readSession.execute>>[number] | undefined;
  const memory = createChangeAwareCache<Found>(changes, (found) => found?.id);
  const read = async (shown: Shown): Promise<Found> => {
    if (!isGood(shown, secret)) return undefined;
    const [found] = await readSession.execute({ token: shown.token });
    return found;
  };
  return async (headers: Headers): Promise<SessionUser | null> => {
    const [shown] = shownBy(headers, config.production);
    if (shown === undefined) return null;
    // A missing signature, which a bearer token may have, is another thing than an empty one.
    const key = JSON.stringify([shown.token, shown.signature ?? null]);
    const found = await memory.read(key, () => read(shown));
    if (found === undefined) return null;
    const { banned, banExpires, secondFactor, ...user } = found;
    if (user.email === DEMO_ACCOUNT.email && !config.demoAccount) return null;
    refuseBanned({ banned, banExpires });
    return { ...user, secondFactorMissing: config.adminSecondFactor && secondFactor !== true };
  };
};

/** Ends every session that a request shows and that would be accepted: the bearer token's and the cookie's. */
export const endPresentedSessions = async (
  {
    config,
    secret,
    database,
  }: {
    readonly config: Pick<Config, "production">;
    readonly secret: string;
    readonly database: Database;
  },
  headers: Headers,
): Promise<void> => {
  for (const shown of shownBy(headers, config.production))
    if (isGood(shown, secret)) await deletePresentedSession(database, shown.token);
};
