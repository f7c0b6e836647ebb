import type { RequestContext } from "../../../http/index.ts";
import { ADDRESS_HEADER, LANGUAGE_HEADER } from "./sign-in-library.ts";

/**
 * A page of a browser, whose scripts cannot leave these headers out: it has the cookie, which no script
 * reads, and so it is never told the token.
 */
const isPage = (headers: Headers): boolean =>
  headers.has("sec-fetch-site") || headers.has("origin");

/** Passes on the cookies that the library set, and to programs the bearer token. */
export const forwardCredentials = (
  headers: Headers,
  context: RequestContext,
  sent: Headers,
): void => {
  for (const cookie of headers.getSetCookie()) sent.append("set-cookie", cookie);
  const token = headers.get("set-auth-token");
  if (token !== null && !isPage(context.headers)) sent.set("set-auth-token", token);
};

/** The library's answer with the cookies that it set. No token stands in it for a page. */
export const answer = (
  { headers, response }: { headers: Headers; response: object | null },
  context: RequestContext,
): Response => {
  const sent = new Headers();
  forwardCredentials(headers, context, sent);
  const { token, ...told } = { token: undefined, ...response };
  const body = token === undefined || isPage(context.headers) ? told : { token, ...told };
  return Response.json(response === null ? null : body, { headers: sent });
};

/** What the library sees of a request: ours, with the caller's address and language as we know them. */
export const libraryHeaders = ({ headers, ip, language }: RequestContext): Headers => {
  const sent = new Headers(headers);
  sent.set(ADDRESS_HEADER, ip);
  // Coming back from elsewhere, the browser says its own language. The cookie says the person's.
  const chosen = /(?:^|;\s*)lang=(fr|en)\b/.exec(headers.get("cookie") ?? "")?.[1];
  sent.set(LANGUAGE_HEADER, chosen ?? language);
  return sent;
};
