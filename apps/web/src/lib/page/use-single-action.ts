import { useState } from "react";
import { errorSentence } from "../http/api-error.ts";
import { useText } from "../text/text.tsx";

/**
 * One thing at a time, so that a double click does it once. A failure is told as a sentence.
 *
 * @returns `busy` is the name of what is under way
 */
export const useSingleAction = () => {
  const { language } = useText();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (name: string, act: () => Promise<void>): Promise<void> => {
    if (busy !== null) return;
    setBusy(name);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(errorSentence(error, language));
    } finally {
      setBusy(null);
    }
  };
  return { busy, failure, clearFailure: () => setFailure(null), run };
};
