import { errorSentence, type TextKey } from "@spellwright/locales";
import { useState } from "react";
import { QUESTION_MAX_LENGTH } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import type { ZapLimit } from "../../billing/index.ts";
import { measureQuestion } from "../model/question-length.ts";

interface Sending {
  readonly text: string;
  /** Characters that a question needs here, and what is said of fewer. */
  readonly min: number;
  readonly tooShort: Extract<TextKey, "oracle.composer.tooShort" | "forgeChat.tooShort">;
  /** Why the last question was not sent. */
  readonly limit: ZapLimit | null;
  readonly onSend: () => void;
}

/** Whether a question can be sent, and what stands under its field when it cannot. */
export const useSending = ({ text, min, tooShort, limit, onSend }: Sending) => {
  const { t, language } = useText();
  const [tried, setTried] = useState<string | null>(null);
  const length = measureQuestion(text, min);
  const sendable = length.missing === 0 && length.excess === null;
  const refusal = limit === null ? null : errorSentence(limit.code, limit.params, language);
  const shortness =
    tried === text && length.missing > 0 ? t(tooShort, { count: length.missing }) : null;
  const excess =
    length.excess === null
      ? null
      : t("errors.QUESTION_TOO_LONG", { length: length.excess, max: QUESTION_MAX_LENGTH });
  const note = excess ?? refusal ?? shortness;
  return {
    length,
    sendable,
    note,
    /** The limit that the note tells of. It leads to the plans. */
    limit: note !== null && note === refusal ? limit : null,
    send: (): void => {
      if (sendable) onSend();
      else setTried(text);
    },
  };
};
