import { useEffect, useRef } from "react";
import { useSession } from "../../auth/index.ts";
import { DRAFT, takeReleasedQuestion } from "../../billing/index.ts";
import { questionDesk } from "./use-desk-questions.ts";

/**
 * Sends the question that met a limit, once its person has bought zaps and tapped to send it (BILL-03).
 *
 * @param sendDraft sends what stands in the composer
 */
export const useSendAfterPurchase = (sendDraft: () => void): void => {
  const { user } = useSession();
  const owner = user?.id ?? null;
  const latest = useRef(sendDraft);
  latest.current = sendDraft;
  useEffect(() => {
    const question = owner === null ? null : takeReleasedQuestion();
    if (owner === null || question === null) return;
    if (question === DRAFT) return latest.current();
    questionDesk.resume(owner);
    questionDesk.retry(question);
  }, [owner]);
};
