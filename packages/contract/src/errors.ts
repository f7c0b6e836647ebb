import * as z from "zod";
import { DeckChangedParams } from "./entities/deck-change.ts";

/** When a caller may repeat the request by itself (ERR-02): never, once, or after `Retry-After`. */
export type RetryRule = "never" | "once" | "after";

/** How a code travels. */
export interface ErrorDefinition<Params extends z.ZodObject = z.ZodObject> {
  /** HTTP status (DATA-06). */
  readonly status: number;
  /** What the sentence of the code needs; always JSON-safe. */
  readonly params: Params;
  readonly retry: RetryRule;
}

const none = z.object({});
const define = <Params extends z.ZodObject>(
  status: number,
  params: Params,
  retry: RetryRule = "never",
): ErrorDefinition<Params> => ({ status, params, retry });

/**
 * The error catalogue: every code that leaves the API, with its status, parameters and retry rule.
 * Sentences live in `locales` (`errors.<CODE>`), chosen at the edge (ERR-01, DATA-06).
 */
export const ERRORS = {
  // input
  INVALID_JSON: define(400, none),
  FIELD_REQUIRED: define(400, z.object({ field: z.string() })),
  FIELD_INVALID: define(400, z.object({ field: z.string() })),
  QUESTION_EMPTY: define(400, none),
  QUESTION_TOO_LONG: define(400, z.object({ max: z.number(), length: z.number() })),
  CARDS_NOT_A_LIST: define(400, none),
  GAME_STATE_TOO_LARGE: define(400, z.object({ max_kb: z.number() })),
  DISCUSSION_ID_INVALID: define(400, none),
  DECK_NAME_EMPTY: define(400, none),
  DECK_NAME_AND_FORMAT_REQUIRED: define(400, none),
  DECK_NO_CARDS: define(400, none),
  DECK_NOTHING_KNOWN: define(400, none),
  DECK_UNREADABLE: define(400, none),
  DECK_TOO_MANY_LINES: define(400, z.object({ max: z.number() })),
  DECK_COMMANDER_REQUIRED: define(400, none),
  DECK_COMMANDER_NOT_IN_LIST: define(400, z.object({ name: z.string() })),
  EMAIL_INVALID: define(400, none),
  PASSWORD_TOO_SHORT: define(400, z.object({ min: z.number() })),
  PASSWORD_TOO_LONG: define(400, z.object({ max: z.number() })),
  PASSWORD_COMMON: define(400, none),
  CODE_WRONG: define(403, none),
  SECOND_FACTOR_ON: define(409, none),
  SECOND_FACTOR_OFF: define(409, none),
  SECOND_FACTOR_REQUIRED: define(403, none),
  SIGN_IN_AGAIN: define(403, none),
  PASSKEY_REFUSED: define(403, none),
  BODY_TOO_LARGE: define(413, z.object({ max_kb: z.number() })),
  // session
  UNAUTHENTICATED: define(401, none),
  SESSION_EXPIRED: define(401, none),
  INVALID_CREDENTIALS: define(401, none),
  EMAIL_NOT_CONFIRMED: define(403, none),
  ACCOUNT_BANNED: define(403, none),
  LINK_INVALID: define(403, none),
  NEW_PASSWORD_REQUIRED: define(403, none),
  SIGN_IN_TO_ACCOUNT: define(403, none),
  DISCORD_LINK_INVALID: define(403, none),
  PASSWORD_WRONG: define(403, none),
  CONFIRMATION_WRONG: define(403, none),
  FRESH_SIGN_IN_REQUIRED: define(403, none),
  DEMO_ACCOUNT_KEPT: define(403, none),
  // rights
  FORBIDDEN: define(403, none),
  ORIGIN_REFUSED: define(403, none),
  ONLY_OWNER_ASK: define(403, none),
  ONLY_OWNER_UPDATE: define(403, none),
  // zaps (BILL-08)
  OFFLINE_WAITS: define(429, z.object({ cap: z.number() })),
  MONTHLY_LIMIT: define(402, z.object({ resets_at: z.string() })),
  INSUFFICIENT_ZAPS: define(402, z.object({ remaining: z.number(), required: z.number() })),
  DAILY_CAP: define(429, z.object({ plan: z.string(), cap: z.number() })),
  UNDECIDED_CAP: define(429, z.object({ cap: z.number() })),
  // payments (BILL-10, BILL-13)
  PAYMENTS_NOT_CONFIGURED: define(404, none),
  SHOP_INCOMPLETE: define(404, z.object({ missing: z.string() })),
  TERMS_NOT_ACCEPTED: define(400, none),
  PAYMENT_NOT_FOUND: define(404, none),
  PAYMENT_NOT_APPROVED: define(409, z.object({ approval_url: z.string() })),
  PAYMENT_DECLINED: define(402, z.object({ approval_url: z.string() })),
  PAYMENT_REFUSED: define(409, none),
  PAYMENT_MISMATCH: define(409, none),
  PAYMENT_UNAVAILABLE: define(503, none),
  APPROVAL_URL_MISSING: define(503, none),
  PLAN_ALREADY_YOURS: define(409, none),
  OVERAGE_NOT_OFFERED: define(403, none),
  SUBSCRIPTION_NONE: define(409, none),
  // missing
  PGRST116: define(404, none),
  NOT_FOUND: define(404, none),
  DECK_NOT_FOUND: define(404, none),
  DECK_LINE_NOT_FOUND: define(404, none),
  DECK_VERSION_NOT_FOUND: define(404, none),
  RUN_NOT_FOUND: define(404, none),
  RULE_NOT_FOUND: define(404, z.object({ number: z.string() })),
  CARD_NOT_FOUND: define(404, z.object({ name: z.string() })),
  CARD_IMAGE_NOT_FOUND: define(404, none),
  TERM_NOT_FOUND: define(404, z.object({ term: z.string() })),
  QUESTION_NOT_FOUND: define(404, z.object({ question: z.string() })),
  EDITION_NOT_FOUND: define(404, z.object({ edition: z.string() })),
  SESSION_NOT_FOUND: define(404, none),
  PASSKEY_NOT_FOUND: define(404, none),
  ACCOUNT_NOT_FOUND: define(404, none),
  DISCORD_NOT_CONFIGURED: define(404, none),
  DISCORD_BOT_NOT_CONFIGURED: define(404, none),
  GUILD_NOT_FOUND: define(404, none),
  METHOD_NOT_ALLOWED: define(405, none),
  // conflicts
  EMAIL_USED: define(409, none),
  LAST_ADMIN: define(409, none),
  ADMIN_NOT_BANNED: define(409, none),
  LAST_SIGN_IN_WAY: define(409, none),
  PASSKEYS_FULL: define(409, z.object({ max: z.number() })),
  DISCORD_LINKED_ELSEWHERE: define(409, none),
  REQUEST_ID_CONFLICT: define(409, none),
  RUN_STOPPED: define(409, none),
  RUN_STOPPED_CHARGED: define(409, none),
  DECK_CHANGED: define(409, DeckChangedParams),
  DECK_NOTHING_TO_UNDO: define(409, none),
  DECK_NOTHING_TO_REDO: define(409, none),
  DECK_VERSIONS_FULL: define(409, z.object({ max: z.number() })),
  // limits and time
  RATE_LIMITED: define(429, z.object({ retry_after: z.number() }), "after"),
  TIMEOUT: define(504, none, "once"),
  CLIENT_TIMEOUT: define(408, none),
  // outages
  RUN_INTERRUPTED: define(503, none, "once"),
  MODEL_UNAVAILABLE: define(503, none, "once"),
  CARD_SERVICE_UNAVAILABLE: define(503, z.object({ name: z.string() }), "once"),
  DISCORD_UNAVAILABLE: define(503, none, "once"),
  DISCORD_BUSY: define(503, z.object({ retry_after: z.number() }), "after"),
  DATABASE_UNAVAILABLE: define(503, none, "once"),
  NOT_READY: define(503, z.object({ missing: z.enum(["migrations", "knowledge"]) }), "once"),
  OUT_OF_RESOURCES: define(
    503,
    z.object({ resource: z.enum(["descriptors", "memory", "disk"]) }),
    "once",
  ),
  NETWORK: define(503, none, "once"),
  INTERNAL: define(500, none),
} as const satisfies Record<string, ErrorDefinition>;

/** A code of the catalogue: what an error is called in code, logs and answers. */
export type ErrorCode = keyof typeof ERRORS;
/** What the sentence of an error is told besides its code. */
export type ErrorParams<Code extends ErrorCode> = z.infer<(typeof ERRORS)[Code]["params"]>;

/** Whether a value, from anywhere, is a code of the catalogue. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === "string" && Object.hasOwn(ERRORS, value);

/** The body of every error answer (DATA-06). */
export const ErrorBody = z.object({
  error: z.string().describe("One sentence in the caller's language"),
  code: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  field: z.string().optional(),
  traceId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

type DeclaredErrors<Code extends ErrorCode> = {
  [C in Code]: { status: number; data: (typeof ERRORS)[C]["params"] };
};

/** Turns codes into the declared errors of a contract call. */
export const declareErrors = <const Code extends ErrorCode>(
  ...codes: readonly Code[]
): DeclaredErrors<Code> =>
  Object.fromEntries(
    codes.map((code) => [code, { status: ERRORS[code].status, data: ERRORS[code].params }]),
  ) as DeclaredErrors<Code>;
