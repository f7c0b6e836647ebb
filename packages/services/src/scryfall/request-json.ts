import * as z from "zod";
import { limitedFetch } from "../limited-body.ts";
import { timeLimit } from "../time-limit.ts";
import { CardServiceError } from "./card-service.ts";

/** What the service answered: JSON of a success, or that nothing is there. */
export type ServiceAnswer =
  | { readonly kind: "ok"; readonly body: unknown }
  | { readonly kind: "missing"; readonly isAmbiguous: boolean };

export interface RequestParts {
  readonly url: URL;
  /** Sent as JSON with POST. */
  readonly body?: unknown;
  /** Truthful `<App>/<version>`: the service refuses the names of libraries. */
  readonly userAgent: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly fetch: typeof globalThis.fetch;
}

/** 175 records of a page with all their languages are less than half of it. */
const ANSWER_LIMIT = { total: 8 * 1024 * 1024 };

/** The door that a 429 closes, in ms. The service cuts access for 30 s. */
export const CLOSED_MS = 30_000;

/** A 429, with how long to keep away. */
export class TooManyRequests extends Error {
  constructor(readonly waitMs: number) {
    super("the card service asks to slow down");
    this.name = "TooManyRequests";
  }
}

const ErrorBody = z.looseObject({ type: z.string().optional(), details: z.string().optional() });

/**
 * One HTTP request. @throws TooManyRequests, CardServiceError (outage, refused), or the reason of the
 * caller's signal
 */
export async function requestJson(parts: RequestParts): Promise<ServiceAnswer> {
  const timeout = timeLimit(parts.timeoutMs);
  try {
    const response = await limitedFetch(ANSWER_LIMIT, parts.fetch)(parts.url, {
      method: parts.body === undefined ? "GET" : "POST",
      headers: {
        accept: "application/json",
        "user-agent": parts.userAgent,
        ...(parts.body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      signal: parts.signal === undefined ? timeout : AbortSignal.any([parts.signal, timeout]),
    });
    return read(response, await response.text());
  } catch (error) {
    if (error instanceof CardServiceError || error instanceof TooManyRequests) throw error;
    parts.signal?.throwIfAborted();
    throw new CardServiceError("outage", null, { cause: error });
  }
}

function read(response: Response, text: string): ServiceAnswer {
  const body = parseJson(response, text);
  if (response.status === 429) throw new TooManyRequests(waitOf(response, body));
  // An edge page in HTML, with any status, says nothing about the card.
  if (body === undefined || response.status >= 500) throw new CardServiceError("outage");
  if (response.ok) return { kind: "ok", body };
  if (response.status !== 404) throw new CardServiceError("refused");
  const error = ErrorBody.safeParse(body);
  return { kind: "missing", isAmbiguous: error.success && error.data.type === "ambiguous" };
}

function parseJson(response: Response, text: string): unknown {
  if (!/\bjson\b/i.test(response.headers.get("content-type") ?? "")) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `Retry-After`, else the seconds that the sentence names, else 30 s. Never less than 30 s. */
function waitOf(response: Response, body: unknown): number {
  const header = Number(response.headers.get("retry-after") ?? Number.NaN);
  const details = ErrorBody.safeParse(body).data?.details ?? "";
  const told = /(\d{1,4}) seconds/.exec(details)?.[1];
  const seconds = Number.isFinite(header) ? header : Number(told ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.max(CLOSED_MS, seconds * 1_000) : CLOSED_MS;
}
