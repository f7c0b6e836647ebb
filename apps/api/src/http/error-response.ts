import { ORPCError, ValidationError } from "@orpc/contract";
import type { ErrorBody, ErrorCode, ErrorParams, Language } from "@spellwright/contract";
import { errorSentence } from "@spellwright/locales";
import { codesOf, isDatabaseAway, missingParentTable } from "../database/index.ts";
import { AppError } from "./app-error.ts";
import { fromValidationIssues } from "./validation-errors.ts";

/** Seconds after which an outage is worth another try. */
const OUTAGE_RETRY_SECONDS = 5;

/** The field that a code is about, where its parameters do not name one. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, string>> = {
  QUESTION_EMPTY: "question",
  QUESTION_TOO_LONG: "question",
  CARDS_NOT_A_LIST: "cards",
  GAME_STATE_TOO_LARGE: "gameState",
  DISCUSSION_ID_INVALID: "discussionId",
  DECK_NAME_EMPTY: "name",
  EMAIL_INVALID: "email",
  PASSWORD_TOO_SHORT: "password",
  PASSWORD_TOO_LONG: "password",
  PASSWORD_COMMON: "password",
  CODE_WRONG: "code",
  PASSWORD_WRONG: "password",
  NEW_PASSWORD_REQUIRED: "password",
  EMAIL_USED: "email",
  CONFIRMATION_WRONG: "email",
};

/**
 * What a request was about was deleted while it ran, after it was looked up: it gets what the next
 * request would get.
 */
const GONE: Readonly<Record<string, ErrorCode>> = {
  user: "SESSION_EXPIRED",
  discussions: "PGRST116",
  messages: "PGRST116",
  decks: "DECK_NOT_FOUND",
};

const goneMeanwhile = (error: unknown): AppError | undefined => {
  const code = GONE[missingParentTable(error) ?? ""];
  return code === undefined ? undefined : new AppError(code, {}, { cause: error });
};

/** What the system says when it has no more of something. */
const RUN_OUT: Readonly<Record<string, ErrorParams<"OUT_OF_RESOURCES">["resource"]>> = {
  EMFILE: "descriptors",
  ENFILE: "descriptors",
  ENOSPC: "disk",
  ENOMEM: "memory",
};

const ranOut = (error: unknown): AppError | undefined => {
  const [resource] = codesOf(error).flatMap((code) => RUN_OUT[code] ?? []);
  return resource && new AppError("OUT_OF_RESOURCES", { resource }, { cause: error });
};

/** Whatever was thrown, as a code of the catalogue. Anything unexpected is INTERNAL. */
export const toAppError = (error: unknown, call = ""): AppError => {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError("DATABASE_UNAVAILABLE", {}, { cause: error });
  if (error instanceof ORPCError && error.code === "BAD_REQUEST")
    return error.cause instanceof ValidationError
      ? fromValidationIssues(error.cause.issues, error.cause.data, call)
      : new AppError("INVALID_JSON", {}, { cause: error });
  return ranOut(error) ?? goneMeanwhile(error) ?? new AppError("INTERNAL", {}, { cause: error });
};

/** Limits of a UTC day. */
const UNTIL_TOMORROW: ReadonlySet<string> = new Set([
  "DAILY_CAP",
  "UNDECIDED_CAP",
  "OFFLINE_WAITS",
] satisfies ErrorCode[]);

const retryAfter = (error: AppError): number | undefined => {
  const { retry_after } = error.params;
  if (typeof retry_after === "number") return retry_after;
  if (UNTIL_TOMORROW.has(error.code)) {
    const now = new Date();
    return Math.ceil((new Date(now).setUTCHours(24, 0, 0, 0) - now.getTime()) / 1000);
  }
  return error.status === 503 ? OUTAGE_RETRY_SECONDS : undefined;
};

/** The body and headers of every error answer (DATA-06), the sentence in the caller's language. */
export const errorAnswer = (
  error: AppError,
  caller: { readonly language: Language; readonly traceId: string },
): { status: number; headers: Record<string, string>; body: ErrorBody } => {
  const field = error.params.field ?? FIELD_OF_CODE[error.code];
  const seconds = retryAfter(error);
  return {
    status: error.status,
    headers: seconds === undefined ? {} : { "retry-after": String(seconds) },
    body: {
      error: sentenceOf(error, caller.language),
      code: error.code,
      ...(Object.keys(error.params).length > 0 ? { params: { ...error.params } } : {}),
      ...(typeof field === "string" ? { field } : {}),
      traceId: caller.traceId,
    },
  };
};

/** BILL-08: the sentence of the daily cap depends on the plan. No upgrade advice to pro. */
export const sentenceOf = (
  error: Pick<AppError, "code" | "params">,
  language: Language,
): string => {
  return errorSentence(error.code, error.params, language);
};

export const errorResponse = (
  error: AppError,
  caller: { readonly language: Language; readonly traceId: string },
): Response => {
  const { status, headers, body } = errorAnswer(error, caller);
  return Response.json(body, { status, headers });
};
