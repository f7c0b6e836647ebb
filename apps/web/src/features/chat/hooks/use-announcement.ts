import { errorSentence } from "@spellwright/locales";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import type { Exchange, ShownAnswer } from "../model/exchanges.ts";
import type { Failure } from "../model/run-follow.ts";

/**
 * What a screen reader hears when a wait on this screen ends, once: « Décision : … » (guide §11).
 * Another language takes it away: the region would speak the one before.
 *
 * @param say what is heard of an answer. The same function on every render
 * @returns the sentence, and the questions whose answer arrived while the person was here
 */
export const useAnnouncement = (
  exchanges: readonly Exchange[],
  say: (answer: ShownAnswer) => string,
) => {
  const { t, language } = useText();
  const waiting = useRef(new Set<string>());
  const [heard, setHeard] = useState({ sentence: "", language, arrived: new Set<string>() });
  useEffect(() => {
    const sayFailure = ({ code, params }: Failure): string => {
      const message = errorSentence(code, params, language);
      // What one stopped oneself has not failed.
      return code === "RUN_STOPPED" ? message : t("oracle.thread.announceFailure", { message });
    };
    for (const { requestId, state } of exchanges) {
      if (state.kind === "thinking") waiting.current.add(requestId);
      else if (waiting.current.delete(requestId)) {
        const sentence = state.kind === "failed" ? sayFailure(state.failure) : say(state.answer);
        setHeard((before) => ({
          // The same words again are only heard where the text changes.
          sentence: before.sentence === sentence ? `${sentence}\u00a0` : sentence,
          language,
          arrived: new Set([...before.arrived, requestId]),
        }));
      }
    }
  }, [exchanges, say, t, language]);
  if (heard.language !== language) setHeard({ ...heard, sentence: "", language });
  return heard;
};
