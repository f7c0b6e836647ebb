import { LanguageModelError } from "@spellwright/contract";
import { isDatabaseAway } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";

/** The error of the catalogue that a failed work ends with; the cause stays for the log. */
export const failureOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof LanguageModelError) {
    const code = error.failure === "timeout" ? "TIMEOUT" : "MODEL_UNAVAILABLE";
    return new AppError(code, {}, { cause: error });
  }
  const code = isDatabaseAway(error) ? "DATABASE_UNAVAILABLE" : "INTERNAL";
  return new AppError(code, {}, { cause: error });
};
