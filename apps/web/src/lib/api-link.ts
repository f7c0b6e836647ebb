import { ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { ApiError, decodeError } from "./api-error.ts";
import { callRoutes } from "./call-routes.static.ts";
import { isRecord } from "./is-record.ts";
import { sendThroughLeaving } from "./keepalive.ts";
import { announceChange } from "./other-tabs.ts";
import { pageLanguage } from "./page-language.ts";
import { repeatCall } from "./repeat-call.ts";
import { request } from "./request.ts";
import { noticeSessionEnd } from "./session-ended.ts";
import { visit } from "./visit.ts";

const isReading = (path: readonly string[]): boolean => {
  let call: unknown = callRoutes;
  for (const name of path) call = isRecord(call) ? call[name] : undefined;
  const { route } = (call as { "~orpc": { route: { method?: string } } })["~orpc"];
  return route.method === "GET";
};

/** A call that reads, or one that names its request: the server does it once however often it is sent. */
const isSafeToRepeat = (path: readonly string[], input: unknown): boolean =>
  isReading(path) || (isRecord(input) && typeof input.requestId === "string");

/** The library wraps what was read of an answer that is no success. */
const unwrap = (failure: unknown): never => {
  if (!(failure instanceof ORPCError)) throw failure;
  if (failure.cause instanceof ApiError) throw failure.cause;
  throw decodeError(null, failure.status, null, pageLanguage());
};

/** Sends the calls of the API; failures are ApiErrors. */
export const apiLink = new OpenAPILink(callRoutes, {
  url: () => new URL("/api", visit().url.origin),
  // What may be repeated by its id is what a person waits for: it goes on when the page is left, and so
  // does a deletion, which the person saw happen.
  fetch: (input, init, _options, path, sent) =>
    isRecord(sent) && ("requestId" in sent || path.at(-1)?.startsWith("remove"))
      ? sendThroughLeaving(JSON.stringify(sent), (keepalive) =>
          request(input, { ...init, keepalive }),
        )
      : request(input, init),
  interceptors: [
    ({ next, path, input, signal, ...options }) =>
      repeatCall({
        isSafe: isSafeToRepeat(path, input),
        signal,
        send: (limited) => next({ ...options, path, input, signal: limited }).catch(unwrap),
      }).then(
        (output) => {
          const [area] = path;
          if (area !== undefined && !isReading(path)) announceChange(area);
          return output;
        },
        (failure: unknown) => {
          noticeSessionEnd(failure);
          throw failure;
        },
      ),
  ],
  customErrorResponseBodyDecoder: (body, response) => {
    const retryAfter = response.headers["retry-after"];
    const cause = decodeError(body, response.status, String(retryAfter ?? ""), pageLanguage());
    return new ORPCError(cause.code, { status: response.status, message: cause.message, cause });
  },
});
