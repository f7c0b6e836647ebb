import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { ContractClient } from "@spellwright/contract";
import { ApiError, decodeError, toCallError } from "./api-error.ts";
import { callRoutes } from "./contract.static.ts";
import { isRecord } from "./is-record.ts";
import { sendThroughLeaving } from "./keepalive.ts";
import { pageLanguage } from "./page-language.ts";
import { request } from "./request.ts";
import { noticeSessionEnd } from "./session-ended.ts";

/** ERR-02: one repetition of the same request (same requestId) where the code allows it. */
const sendTwiceAtMost = async <Output>(send: () => Promise<Output>): Promise<Output> => {
  const attempt = () =>
    send().catch((error: unknown) => {
      const failure = toCallError(error, pageLanguage());
      noticeSessionEnd(failure);
      throw failure;
    });
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ApiError && error.repeatable) return attempt();
    throw error;
  }
};

const link = new OpenAPILink(callRoutes, {
  url: () => new URL("/api", window.location.origin),
  // What may be repeated by its id is what a person waits for: it goes on when the page is left.
  fetch: (input, init, _options, _path, sent) =>
    isRecord(sent) && "requestId" in sent
      ? sendThroughLeaving(JSON.stringify(sent), (keepalive) =>
          request(input, { ...init, keepalive }),
        )
      : request(input, init),
  interceptors: [({ next }) => sendTwiceAtMost(next)],
  customErrorResponseBodyDecoder: (body, response) => {
    const retryAfter = response.headers["retry-after"];
    const cause = decodeError(body, response.status, String(retryAfter ?? ""), pageLanguage());
    return new ORPCError(cause.code, { status: response.status, message: cause.message, cause });
  },
});

/** Calls the API: `client.discussions.list({ limit: 30 }, { signal })`. Failures are ApiErrors. */
export const client: ContractClient = createORPCClient(link);

/** Query and mutation options per call: `useQuery(api.status.queryOptions())`, keys by `api.zaps.key()`. */
export const api = createTanstackQueryUtils(client);
