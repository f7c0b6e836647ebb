import { ERRORS, isErrorCode, LanguageModelError } from "@spellwright/contract";
import { isDatabaseAway } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";

/** The error of the catalogue that a failed work ends with. The cause stays for the log. */
export const failureOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof LanguageModelError) {
    const code = error.failure === "timeout" ? "TIMEOUT" : "MODEL_UNAVAILABLE";
    return new AppError(code, {}, { cause: error });
  }
  const code = isDatabaseAway(error) ? "DATABASE_UNAVAILABLE" : "INTERNAL";
  return new AppError(code, {}, { cause: error });
};

/** The error that a stored work ended with, as its caller gets it. A code that no longer is one is INTERNAL. */
export const storedFailure = ({
  errorCode,
  errorParams,
}: {
  readonly errorCode: string | null;
  readonly errorParams: Readonly<Record<string, unknown>>;
}): AppError => {
  const code = isErrorCode(errorCode) ? errorCode : "INTERNAL";
  return new AppError(code, ERRORS[code].params.parse(errorParams));
};
