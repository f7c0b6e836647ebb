import { type ClientContext, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { isConnected } from "../offline/connection.ts";
import { loadOutbox } from "../offline/outbox/outbox-code.ts";
import { mayHaveWaitingEdits } from "../offline/outbox/waiting-edits.ts";
import { isUnsentEdit, waitUntilSendable } from "../offline/unsent-edits.ts";
import { lazyModule, whenIdle } from "../page/lazy-part.ts";
import { visit } from "../page/visit.ts";
import { isRecord } from "../storage/is-record.ts";
import { knownAccount } from "../storage/known-account.ts";
import { announceChange } from "../storage/other-tabs.ts";
import { pageLanguage } from "../text/page-language.ts";
import { ApiError, decodeError } from "./api-error.ts";
import { callRoutes } from "./call-routes.static.ts";
import { ACCOUNT_HEADER } from "./contract.static.ts";
import { sendWithKeepalive } from "./keepalive.ts";
import { repeatCall } from "./repeat-call.ts";
import { request } from "./request.ts";
import { detectSessionEnd } from "./session-ended.ts";

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

/** What the device keeps of answers: no first screen needs it. */
const keptAnswers = lazyModule(() => import("../offline/kept-answers/keep-calls.ts"));

/** The account that the outbox sends an edit for. Undefined for a call that a page makes. */
const senderOf = ({ account }: ClientContext): string | undefined =>
  typeof account === "string" ? account : undefined;

/** What goes on beside the page once it is idle: nothing depends on it. */
const later = (keep: (kept: Awaited<ReturnType<typeof keptAnswers>>) => Promise<void>): void => {
  if (!import.meta.env.SSR)
    void whenIdle()
      .then(keptAnswers)
      .then(keep)
      .catch(() => undefined);
};

interface CallInput {
  readonly account: string;
  readonly call: string;
  readonly input: unknown;
}

/** What cannot arrive, or must not overtake what waits, is not tried. @returns what stands in for its answer */
const queuedInstead = async (asked: CallInput): Promise<unknown> =>
  mayHaveWaitingEdits(asked.account) || !isConnected()
    ? loadOutbox().then(
        ({ queueAfterWaiting }) => queueAfterWaiting(asked),
        () => undefined,
      )
    : undefined;

/** Tells the other tabs, and the device, what came of a call. */
const tellAnswer = (
  path: readonly string[],
  { account, call, input }: CallInput,
  output: unknown,
): void => {
  const [area] = path;
  if (isReading(path)) later(({ keepCall }) => keepCall(account, call, input, output));
  else if (area !== undefined) announceChange(area);
  if (path.at(-1)?.startsWith("remove"))
    later(({ forgetDeleted }) => forgetDeleted(account, input));
};

/** What stands in for the answer of a call that failed. @param again makes the call once more */
const standIn = async (
  asked: CallInput,
  failure: unknown,
  again: () => Promise<unknown>,
): Promise<unknown> => {
  const code = await loadOutbox().catch(() => undefined);
  if (code === undefined) {
    if (!isUnsentEdit(asked.call, failure)) throw failure;
    await waitUntilSendable(failure);
    // Another person is here by now: it was not hers.
    if (knownAccount() !== asked.account) throw failure;
    return again();
  }
  const stands = await code.fallbackAnswer(asked, failure).catch((reason: unknown) => {
    // A deletion that waits says that the thing is gone. Storage out of reach says nothing.
    if (reason instanceof ApiError) throw reason;
  });
  if (stands === undefined) throw failure;
  return stands;
};

/** Sends the calls of the API. Failures are ApiErrors. */
export const apiLink: OpenAPILink<ClientContext> = new OpenAPILink(callRoutes, {
  url: () => new URL("/api", visit().url.origin),
  // What may be repeated by its id is what a person waits for: it goes on when the page is left, and so
  // does a deletion, which the person saw happen.
  fetch: (input, init, _options, path, sent) =>
    isRecord(sent) && ("requestId" in sent || path.at(-1)?.startsWith("remove"))
      ? sendWithKeepalive(JSON.stringify(sent), (keepalive) =>
          request(input, { ...init, keepalive }),
        )
      : request(input, init),
  headers: ({ context }) => {
    const account = senderOf(context);
    return {
      ...(account === undefined ? {} : { [ACCOUNT_HEADER]: account }),
      ...(typeof context.prefer === "string" ? { prefer: context.prefer } : {}),
    };
  },
  interceptors: [
    async ({ next, path, input, signal, ...options }) => {
      const asked = { account: knownAccount(), call: path.join("."), input };
      const { account } = asked;
      const isSentLater = senderOf(options.context) !== undefined;
      const queued = isReading(path) || isSentLater ? undefined : await queuedInstead(asked);
      if (queued !== undefined) return queued;
      try {
        const output = await repeatCall({
          isSafe: isSafeToRepeat(path, input),
          signal,
          send: (limited) => next({ ...options, path, input, signal: limited }).catch(unwrap),
        });
        tellAnswer(path, asked, output);
        if (isSentLater || !isReading(path) || !mayHaveWaitingEdits(account)) return output;
        return await (await loadOutbox()).withEdits(asked, output);
      } catch (failure) {
        if (isSentLater) throw failure;
        detectSessionEnd(failure);
        return standIn(asked, failure, () =>
          apiLink.call(path, input, { context: options.context }),
        );
      }
    },
  ],
  customErrorResponseBodyDecoder: (body, response) => {
    const retryAfter = response.headers["retry-after"];
    const cause = decodeError(body, response.status, String(retryAfter ?? ""), pageLanguage());
    return new ORPCError(cause.code, { status: response.status, message: cause.message, cause });
  },
});
