import { translator } from "@spellwright/locales";
import { pause } from "../page/pause.ts";
import { pageLanguage } from "../text/page-language.ts";
import { ApiError, toCallError } from "./api-error.ts";

/** ERR-02: three attempts, a second between the first two, twice as long before the third. */
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 1000;
const FACTOR = 2;
const LONGEST_PAUSE_MS = 30_000;

interface Attempts {
  /** How often it is tried in all. */
  readonly attempts?: number;
}

/** A server or a line that is away may be back a moment later. What was refused stays refused. */
const isWorthTrying = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === "NETWORK" || error.repeatable);

/**
 * ERR-02’s helper: does what only reads, and does it again after a growing pause while server or line are
 * away.
 *
 * @throws ApiError at once when it was refused; after the last attempt with a sentence that tells their
 * number and the last error
 */
export const tryAgain = async <Output>(
  read: () => Promise<Output>,
  { attempts = ATTEMPTS }: Attempts = {},
): Promise<Output> => {
  const language = pageLanguage();
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (failure) {
      const error = toCallError(failure, language);
      if (!isWorthTrying(error)) throw error;
      if (attempt >= attempts) {
        const { code, status, params, message } = error;
        const told = { attempts, error: message };
        const sentence = translator(language)("errors.ATTEMPTS_FAILED", told);
        throw new ApiError(code, language, status, { params, sentence });
      }
      await pause(Math.min(FIRST_PAUSE_MS * FACTOR ** (attempt - 1), LONGEST_PAUSE_MS));
    }
  }
};
