import { parse, serialize } from "hono/utils/cookie";

/**
 * How our cookies begin. Browsers take a `__Host-` cookie from a secure answer of this very host only, so
 * that no neighbour of the domain can put one in its place. It needs HTTPS.
 */
export const cookiePrefix = (production: boolean): string =>
  production ? "__Host-spellwright" : "spellwright";

/** The value of a cookie; undefined without it. */
export const readCookie = (headers: Headers, name: string): string | undefined =>
  parse(headers.get("cookie") ?? "", name)[name];

/** A cookie that only the server reads, for the whole site. */
export const writeCookie = (
  name: string,
  value: string,
  { maxAgeSeconds, production }: { readonly maxAgeSeconds: number; readonly production: boolean },
): string =>
  serialize(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: production,
    maxAge: maxAgeSeconds,
  });
