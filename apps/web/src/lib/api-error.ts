import { ORPCError } from "@orpc/client";
import type { ErrorCode, Language } from "@spellwright/contract";
import { errorSentence as sentenceOfCode } from "@spellwright/locales";
import { ERROR_RULES } from "./contract.static.ts";
import { isRecord } from "./is-record.ts";

/** Whether a value is a code of the error catalogue. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === "string" && Object.hasOwn(ERROR_RULES, value);

interface ApiErrorDetails {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly field?: string;
  readonly traceId?: string;
  /** Seconds, from `Retry-After`. */
  readonly retryAfter?: number | null;
}

/** What every failed call throws. `message` is the sentence of the code in the page's language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly field: string | null;
  readonly traceId: string | null;
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    language: Language,
    status: number = ERROR_RULES[code].status,
    details: ApiErrorDetails = {},
  ) {
    super(sentenceOfCode(code, details.params ?? {}, language));
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.params = details.params ?? {};
    this.field = details.field ?? null;
    this.traceId = details.traceId ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }

  /** ERR-02: timeouts, 502 and 503, once; a lost connection is the person's to retry. */
  get repeatable(): boolean {
    return this.code !== "NETWORK" && ERROR_RULES[this.code].retry === "once";
  }
}

/** The code of an answer whose body carries none (a proxy in between, a broken page). */
const codeOfStatus = (status: number): ErrorCode => {
  if (status === 401) return "UNAUTHENTICATED";
  if (status === 403) return "FORBIDDEN";
  if (status === 404) return "NOT_FOUND";
  if (status === 413) return "BODY_TOO_LARGE";
  if (status === 429) return "RATE_LIMITED";
  if (status === 502 || status === 503) return "DATABASE_UNAVAILABLE";
  if (status === 504) return "TIMEOUT";
  return "INTERNAL";
};

const seconds = (header: string | null | undefined): number | null => {
  const value = Number.parseInt(header ?? "", 10);
  return Number.isFinite(value) && value >= 0 ? value : null;
};

/**
 * Reads the body of an error answer (DATA-06).
 *
 * @param body what came, of any shape
 * @param retryAfter the header of the same name
 */
export const decodeError = (
  body: unknown,
  status: number,
  retryAfter: string | null | undefined,
  language: Language,
): ApiError => {
  const fields = isRecord(body) ? body : {};
  const code = isErrorCode(fields.code) ? fields.code : codeOfStatus(status);
  return new ApiError(code, language, status, {
    params: isRecord(fields.params) ? fields.params : {},
    ...(typeof fields.field === "string" ? { field: fields.field } : {}),
    ...(typeof fields.traceId === "string" ? { traceId: fields.traceId } : {}),
    retryAfter: seconds(retryAfter),
  });
};

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

/**
 * Any failure of a call as an ApiError; a call that the page itself aborted keeps its AbortError.
 * `fetch` says TypeError when no answer came, and our own limit of 180 s is a TimeoutError.
 */
export const toCallError = (error: unknown, language: Language): unknown => {
  if (error instanceof ApiError || isAbort(error)) return error;
  if (error instanceof DOMException && error.name === "TimeoutError")
    return new ApiError("CLIENT_TIMEOUT", language);
  if (error instanceof TypeError) return new ApiError("NETWORK", language);
  if (error instanceof ORPCError)
    return error.cause instanceof ApiError
      ? error.cause
      : new ApiError(codeOfStatus(error.status), language, error.status);
  return new ApiError("INTERNAL", language);
};

/** The sentence to show for a caught failure. */
export const errorSentence = (error: unknown, language: Language): string =>
  error instanceof ApiError ? error.message : new ApiError("INTERNAL", language).message;
