import { LanguageModelError, type LanguageModelFailure } from "@spellwright/contract";
import { APICallError } from "ai";

/** One of our own time limits ended the call. */
export class CallTimeout extends Error {
  constructor(options: ErrorOptions) {
    super("the call reached its time limit", options);
    this.name = "CallTimeout";
  }
}

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
const BAD_GATEWAY = 502;
const UNAVAILABLE = 503;
const GATEWAY_TIMEOUT = 504;
/** Anthropic's own word for a 503. */
const OVERLOADED = 529;
const TIMEOUTS: readonly (number | undefined)[] = [REQUEST_TIMEOUT, GATEWAY_TIMEOUT];

/** ERR-02: only a timeout (ours or the server's), a 502 or a 503 is worth one more try. */
export function isWorthRepeating(error: unknown): boolean {
  if (error instanceof CallTimeout) return true;
  if (!APICallError.isInstance(error)) return false;
  return (
    TIMEOUTS.includes(error.statusCode) ||
    error.statusCode === BAD_GATEWAY ||
    error.statusCode === UNAVAILABLE ||
    error.statusCode === OVERLOADED
  );
}

/** Whatever a call threw → the port's only error. An abort by the caller wins over all others. */
export function toLanguageModelError(error: unknown, signal: AbortSignal): LanguageModelError {
  if (signal.aborted) return new LanguageModelError("aborted", { cause: error });
  if (error instanceof LanguageModelError) return error;
  return new LanguageModelError(failureOf(error), { cause: error });
}

function failureOf(error: unknown): LanguageModelFailure {
  if (error instanceof CallTimeout) return "timeout";
  if (!APICallError.isInstance(error)) return "unavailable";
  if (TIMEOUTS.includes(error.statusCode)) return "timeout";
  return error.statusCode === TOO_MANY_REQUESTS ? "rate_limited" : "unavailable";
}
