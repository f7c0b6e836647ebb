import { createHash, randomBytes } from "node:crypto";
import type { Config } from "../../../config.ts";
import { cookiePrefix, readCookie, writeCookie } from "../../../http/index.ts";

/** As long as the link that it is for. */
const DAY_SECONDS = 86_400;

const nameOf = (production: boolean): string => `${cookiePrefix(production)}.sign_up`;

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/**
 * What tells the browser that signed up from all others: a random secret in a cookie of its own, of which
 * the mailed link keeps the hash. It opens nothing by itself.
 */
export const markSignUpBrowser = ({
  production,
}: Pick<Config, "production">): { readonly cookie: string; readonly hash: string } => {
  const secret = randomBytes(32).toString("base64url");
  const cookie = writeCookie(nameOf(production), secret, {
    maxAgeSeconds: DAY_SECONDS,
    production,
  });
  return { cookie, hash: hashOf(secret) };
};

/** The hash of what the caller's browser keeps; undefined where it signed nobody up. */
export const findSignUpBrowser = (
  { production }: Pick<Config, "production">,
  headers: Headers,
): string | undefined => {
  const secret = readCookie(headers, nameOf(production));
  return secret === undefined ? undefined : hashOf(secret);
};
