import type { ErrorCode, Language } from "@spellwright/contract";
import { errorSentence as sentenceOfCode, translator } from "@spellwright/locales";
import { isRecord } from "../storage/is-record.ts";
import { ERROR_RULES } from "./contract.static.ts";

/** Whether a value is a code of the error catalogue. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === "string" && Object.hasOwn(ERROR_RULES, value);

interface ApiErrorDetails {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly field?: string;
  readonly traceId?: string;
  /** Seconds, from `Retry-After`. */
  readonly retryAfter?: number | null;
  /** Said in place of the sentence of the code. */
  readonly sentence?: string | undefined;
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
    super(details.sentence ?? sentenceOfCode(code, details.params ?? {}, language));
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.params = details.params ?? {};
    this.field = details.field ?? null;
    this.traceId = details.traceId ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }

  /** ERR-02: timeouts, 502 and 503, once. A lost connection is the person's to retry. */
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
  if (status === 503) return "DATABASE_UNAVAILABLE";
  if (status === 502 || status === 504) return "TIMEOUT";
  return "INTERNAL";
};

const seconds = (header: string | null | undefined): number | null => {
  const value = Number.parseInt(header ?? "", 10);
  return Number.isFinite(value) && value >= 0 ? value : null;
};

/** A sentence that came with a body is shown up to this length: the page was not made for a novel. */
const FOREIGN_SENTENCE_MAX = 300;

/** ERR-01: of an answer that is not ours, its own `error`, else its status. Known statuses have a sentence. */
const foreignSentence = (
  error: unknown,
  code: ErrorCode,
  status: number,
  language: Language,
): string | undefined => {
  if (typeof error === "string" && error.trim() !== "") return error.slice(0, FOREIGN_SENTENCE_MAX);
  if (code !== "INTERNAL" || status === 500) return undefined;
  return translator(language)("errors.HTTP_STATUS", { status });
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
  const isOurs = isErrorCode(fields.code);
  const code = isErrorCode(fields.code) ? fields.code : codeOfStatus(status);
  const wait = seconds(retryAfter);
  return new ApiError(code, language, status, {
    params: {
      ...(isRecord(fields.params) ? fields.params : {}),
      ...(isOurs ? {} : { status, ...(wait === null ? {} : { retry_after: wait }) }),
    },
    ...(typeof fields.field === "string" ? { field: fields.field } : {}),
    ...(typeof fields.traceId === "string" ? { traceId: fields.traceId } : {}),
    ...(isOurs ? {} : { sentence: foreignSentence(fields.error, code, status, language) }),
    retryAfter: wait,
  });
};

/** Not `instanceof`: what a signal throws is whatever its realm made. */
const isNamed = (error: unknown, name: string): boolean =>
  typeof error === "object" && error !== null && "name" in error && error.name === name;

/**
 * Any failure of a call as an ApiError. A call that the page itself aborted keeps its AbortError.
 * `fetch` says TypeError when no answer came, and our own limit of 180 s is a TimeoutError.
 */
export const toCallError = (error: unknown, language: Language): unknown => {
  if (error instanceof ApiError || isNamed(error, "AbortError")) return error;
  if (isNamed(error, "TimeoutError")) return new ApiError("CLIENT_TIMEOUT", language);
  if (error instanceof TypeError) return new ApiError("NETWORK", language);
  return new ApiError("INTERNAL", language);
};

/** The sentence to show for a caught failure. */
export const errorSentence = (error: unknown, language: Language): string =>
  error instanceof ApiError ? error.message : new ApiError("INTERNAL", language).message;
