import { useCallback, useState } from "react";
import { ApiError, errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";

/** A failure, and the field that it belongs under. Null where it is about none. */
export interface ActionFailure {
  readonly sentence: string;
  readonly field: string | null;
}

/**
 * One thing that a button does: it runs once at a time, and its failure is kept as a sentence.
 *
 * @returns `run` says whether it succeeded
 */
export const useAction = () => {
  const { language } = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const run = useCallback(
    async (action: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      setFailure(null);
      try {
        await action();
        return true;
      } catch (error) {
        const field = error instanceof ApiError ? error.field : null;
        setFailure({ sentence: errorSentence(error, language), field });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [language],
  );
  return { busy, failure, run, forget: () => setFailure(null) };
};
