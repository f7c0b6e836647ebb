import { type Database, ping } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";

/** The library's codes that a caller can meet, in ours. */
const CODES = [
  ["INVALID_EMAIL_OR_PASSWORD", "INVALID_CREDENTIALS"],
  ["PASSWORD_TOO_LONG", "INVALID_CREDENTIALS"],
  ["EMAIL_NOT_VERIFIED", "EMAIL_NOT_CONFIRMED"],
  ["BANNED_USER", "ACCOUNT_BANNED"],
] as const;

/**
 * The library hides why it failed: when the database is away, this throws what the driver says.
 *
 * @returns the error of any other failure
 */
const unexplained = async (database: Database, cause: unknown): Promise<AppError> => {
  await ping(database);
  return new AppError("INTERNAL", {}, { cause });
};

/** Runs a call of the library; its errors leave in our codes (DATA-06). */
export const callLibrary = async <Result>(
  database: Database,
  call: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    const body = error instanceof Error && "body" in error ? error.body : undefined;
    const code = typeof body === "object" && body !== null && "code" in body ? body.code : "";
    const ours = CODES.find(([theirs]) => theirs === code)?.[1];
    throw ours === undefined ? await unexplained(database, error) : new AppError(ours);
  }
};
