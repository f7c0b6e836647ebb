import { type LanguageModel, LanguageModelError } from "@spellwright/contract";
import { isProviderTrouble } from "./provider-trouble.ts";

/** When a provider counts as down. */
export interface BreakerOptions {
  /** So many failures in a row. */
  readonly failures: number;
  /** For so long nobody waits for it, in milliseconds; then one asks whether it is back. */
  readonly restMs: number;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

/** Three in a row, with their repetitions six calls; a minute. */
const USUAL: BreakerOptions = { failures: 3, restMs: 60_000 };

/**
 * A model that is not asked while its provider is known to be down: whoever asks then learns so at once
 * instead of waiting as long as those before. After a rest one request goes through. Its outcome decides.
 */
export function withBreaker(model: LanguageModel, options: BreakerOptions = USUAL): LanguageModel {
  const { failures, restMs, now = () => performance.now() } = options;
  let inARow = 0;
  let restUntil = 0;

  const isDown = (): boolean => {
    if (inARow < failures) return false;
    if (now() < restUntil) return true;
    // This one asks. Those beside it do not wait with it.
    restUntil = now() + restMs;
    return false;
  };

  return {
    ...model,
    async generate(request) {
      if (isDown()) throw new LanguageModelError("unavailable", { cause: `${model.name} is down` });
      try {
        const answer = await model.generate(request);
        inARow = 0;
        return answer;
      } catch (error) {
        if (isProviderTrouble(error)) {
          inARow += 1;
          restUntil = now() + restMs;
        } else if (!(error instanceof LanguageModelError && error.failure === "aborted"))
          inARow = 0;
        throw error;
      }
    },
  };
}
