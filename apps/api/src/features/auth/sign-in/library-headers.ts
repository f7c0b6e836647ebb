import type { RequestContext } from "../../../http/index.ts";
import { ADDRESS_HEADER, LANGUAGE_HEADER } from "./sign-in-library.ts";

/** Passes on the cookies and the bearer token that the library set, and nothing else. */
export const handOver = (headers: Headers, sent: Headers): void => {
  for (const cookie of headers.getSetCookie()) sent.append("set-cookie", cookie);
  const token = headers.get("set-auth-token");
  if (token !== null) sent.set("set-auth-token", token);
};

/** The library's answer with the cookies and the bearer token that it set. */
export const answer = ({
  headers,
  response,
}: {
  headers: Headers;
  response: unknown;
}): Response => {
  const sent = new Headers();
  handOver(headers, sent);
  return Response.json(response, { headers: sent });
};

/** What the library sees of a request: ours, with the caller's address and language as we know them. */
export const libraryHeaders = ({ headers, ip, language }: RequestContext): Headers => {
  const sent = new Headers(headers);
  sent.set(ADDRESS_HEADER, ip);
  // Coming back from elsewhere, the browser says its own language; the cookie says the person's.
  const chosen = /(?:^|;\s*)lang=(fr|en)\b/.exec(headers.get("cookie") ?? "")?.[1];
  sent.set(LANGUAGE_HEADER, chosen ?? language);
  return sent;
};
