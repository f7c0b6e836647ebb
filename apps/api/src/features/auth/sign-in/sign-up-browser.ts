import { createHash, randomBytes } from "node:crypto";
import type { Config } from "../../../config/config.ts";
import { cookiePrefix, readCookie, writeCookie } from "../../../http/index.ts";

/** As long as the link that it is for. */
const DAY_SECONDS = 86_400;

const nameOf = (production: boolean): string => `${cookiePrefix(production)}.sign_up`;

/** What `newSecret` makes. */
const SECRET = /^[\w-]{43}$/;

const newSecret = (): string => randomBytes(32).toString("base64url");

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

const findSecret = (production: boolean, headers: Headers): string | undefined =>
  readCookie(headers, nameOf(production));

/**
 * What tells the browser that signed up from all others: a random secret in a cookie of its own, of which
 * the mailed link keeps the hash. It opens nothing by itself. A browser keeps the secret that it has, so
 * that the links that were mailed for it before stay its own, also where no new one leaves.
 */
export const markSignUpBrowser = (
  { production }: Pick<Config, "production">,
  headers: Headers,
): { readonly cookie: string; readonly hash: string } => {
  const kept = findSecret(production, headers);
  const secret = kept !== undefined && SECRET.test(kept) ? kept : newSecret();
  const cookie = writeCookie(nameOf(production), secret, {
    maxAgeSeconds: DAY_SECONDS,
    production,
  });
  return { cookie, hash: hashOf(secret) };
};

/** The hash of what the caller's browser keeps. Undefined where it signed nobody up. */
export const findSignUpBrowser = (
  { production }: Pick<Config, "production">,
  headers: Headers,
): string | undefined => {
  const secret = findSecret(production, headers);
  return secret === undefined ? undefined : hashOf(secret);
};
