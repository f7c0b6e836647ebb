import { useAddressWord, useChangeAddressWords, useLocation } from "@spellwright/router";
import { useEffect, useRef } from "react";
import { FORGE_QUESTION_MIN_LENGTH } from "../../../lib/http/contract.static.ts";
import { useSession } from "../../auth/index.ts";
import { type KeptDraft, measureQuestion, withText } from "../../chat/index.ts";

interface InitialQuestion {
  readonly edit: KeptDraft["edit"];
  readonly send: (question: string) => Promise<void>;
}

/** The question in the address, which a page of ours or a link from outside put there. */
const useWaitingQuestion = (): string | null => useAddressWord("initialQuestion");

/** Whether the address brings a question to the chat of this page. */
export const useHasInitialQuestion = (): boolean => useWaitingQuestion() !== null;

/**
 * ROUTE-06: `?initialQuestion=` goes into the composer, behind what stands there, and the address then
 * forgets it. It is sent at once for a signed-in person, when it is long enough and was chosen on a page
 * of ours: a link from outside spends nobody's zaps. What stands in the composer then stays there.
 */
export const useInitialQuestion = ({ edit, send }: InitialQuestion): void => {
  const { user } = useSession();
  const changeWords = useChangeAddressWords();
  const question = useWaitingQuestion();
  const { state } = useLocation();
  const newest = useRef({ edit, send });
  newest.current = { edit, send };
  const isSent = state.sendsQuestion === true && user !== null;
  useEffect(() => {
    if (question === null) return;
    if (isSent && measureQuestion(question, FORGE_QUESTION_MIN_LENGTH).missing === 0)
      void newest.current.send(question);
    else newest.current.edit((draft) => withText(draft, question));
    changeWords({ initialQuestion: null }, true);
  }, [question, isSent, changeWords]);
};
