import { pageLanguage } from "../text/page-language.ts";
import { ApiError, toCallError } from "./api-error.ts";

/** ERR-02: a call and its repetition together wait no longer. */
const OVERALL_LIMIT_MS = 200_000;

interface Call<Output> {
  /** Sends the request. Ends it when the signal does. */
  readonly send: (signal: AbortSignal) => Promise<Output>;
  /** Whether sending it twice does what sending it once does. */
  readonly isSafe: boolean;
  /** The caller's own; its abort is the caller's. */
  readonly signal?: AbortSignal | undefined;
  readonly overallLimitMs?: number;
}

/**
 * ERR-02: sends a call, once more where its failure allows it and nothing can happen twice.
 *
 * @throws ApiError, or the AbortError of the caller's own signal
 */
export const repeatCall = async <Output>(call: Call<Output>): Promise<Output> => {
  const { send, isSafe, signal: own, overallLimitMs = OVERALL_LIMIT_MS } = call;
  const overall = AbortSignal.timeout(overallLimitMs);
  const signal = own === undefined ? overall : AbortSignal.any([own, overall]);
  const attempt = () =>
    send(signal).catch((error: unknown) => {
      if (overall.aborted && own?.aborted !== true)
        throw new ApiError("CLIENT_TIMEOUT", pageLanguage(), undefined, {
          params: { overall: true },
        });
      throw toCallError(error, pageLanguage());
    });
  try {
    return await attempt();
  } catch (error) {
    if (isSafe && error instanceof ApiError && error.repeatable) return attempt();
    throw error;
  }
};
