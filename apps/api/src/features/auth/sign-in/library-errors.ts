import { type Database, ping } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";

/** How long an account takes no code after ten wrong ones. */
export const CODES_LOCKED_SECONDS = 15 * 60;

/** The library's codes that a caller can meet, in ours. */
const CODES = [
  ["INVALID_EMAIL_OR_PASSWORD", "INVALID_CREDENTIALS"],
  ["PASSWORD_TOO_LONG", "INVALID_CREDENTIALS"],
  ["EMAIL_NOT_VERIFIED", "EMAIL_NOT_CONFIRMED"],
  ["BANNED_USER", "ACCOUNT_BANNED"],
  ["INVALID_CODE", "CODE_WRONG"],
  ["INVALID_BACKUP_CODE", "CODE_WRONG"],
  ["TOTP_NOT_ENABLED", "CODE_WRONG"],
  ["BACKUP_CODES_NOT_ENABLED", "CODE_WRONG"],
  ["TWO_FACTOR_NOT_ENABLED", "SECOND_FACTOR_OFF"],
  ["TOTP_ALREADY_ENABLED", "SECOND_FACTOR_ON"],
  ["INVALID_TWO_FACTOR_COOKIE", "SIGN_IN_AGAIN"],
  ["TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE", "SIGN_IN_AGAIN"],
  ["CHALLENGE_NOT_FOUND", "PASSKEY_REFUSED"],
  ["PASSKEY_NOT_FOUND", "PASSKEY_REFUSED"],
  ["YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY", "PASSKEY_REFUSED"],
  ["FAILED_TO_VERIFY_REGISTRATION", "PASSKEY_REFUSED"],
  ["AUTHENTICATION_FAILED", "PASSKEY_REFUSED"],
] as const;

const toAppError = (code: unknown): AppError | undefined => {
  if (code === "ACCOUNT_TEMPORARILY_LOCKED")
    return new AppError("RATE_LIMITED", { retry_after: CODES_LOCKED_SECONDS });
  const ours = CODES.find(([theirs]) => theirs === code)?.[1];
  return ours === undefined ? undefined : new AppError(ours);
};

/** Codes of the library that say the same when the database is away. */
const AMBIGUOUS_CODES: ReadonlySet<unknown> = new Set([
  "FAILED_TO_VERIFY_REGISTRATION",
  "AUTHENTICATION_FAILED",
]);

/**
 * The library hides why it failed: when the database is away, this throws what the driver says.
 *
 * @returns the error of any other failure
 */
const internalError = async (database: Database, cause: unknown): Promise<AppError> => {
  await ping(database);
  return new AppError("INTERNAL", {}, { cause });
};

/** Runs a call of the library. Its errors leave in our codes (DATA-06). */
export const callLibrary = async <Result>(
  database: Database,
  call: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    const body = error instanceof Error && "body" in error ? error.body : undefined;
    const code = typeof body === "object" && body !== null && "code" in body ? body.code : "";
    if (AMBIGUOUS_CODES.has(code)) await ping(database);
    throw toAppError(code) ?? (await internalError(database, error));
  }
};
