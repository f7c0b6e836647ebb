import { useRef, useState } from "react";
import { newRequestId } from "../../../lib/request-id.ts";
import { useText } from "../../../lib/text.tsx";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { type ZapLimit, zapLimitOf } from "../../billing/index.ts";
import { askDesk, checkZaps, type Exchange } from "../../chat/index.ts";
import { cleanQuestion, QUESTION_COST } from "../model/question.ts";

interface AskingPlace {
  readonly discussionId: string | null;
  /** The deck that is asked about; null for a general question. */
  readonly deckId: string | null;
}

/** Asking the Forge and asking it again. */
export const useForgeAsking = ({ discussionId, deckId }: AskingPlace) => {
  const { t } = useText();
  const { user } = useSession();
  const prompt = useSignInPrompt();
  const checking = useRef(false);
  const [limit, setLimit] = useState<ZapLimit | null>(null);

  const deliver = (owner: string, question: string, place: string | null) => {
    const requestId = newRequestId();
    askDesk.send({
      requestId,
      owner,
      askedAt: new Date().toISOString(),
      area: "forge",
      request: {
        requestId,
        question,
        cards: [],
        ...(place === null ? {} : { discussionId: place }),
        ...(deckId === null ? {} : { deckId }),
      },
    });
  };

  return {
    /** @returns whether the question was sent; the composer says why not (ORA-07) */
    ask: async (text: string): Promise<boolean> => {
      if (user === null) {
        prompt.open({ welcome: t("oracle.composer.signInToSend") });
        return false;
      }
      if (checking.current) return false;
      checking.current = true;
      const refusal = await checkZaps(QUESTION_COST);
      checking.current = false;
      setLimit(refusal === null ? null : zapLimitOf(refusal));
      if (refusal !== null) return false;
      deliver(user.id, cleanQuestion(text), discussionId);
      return true;
    },
    /** The same request again; in a new discussion when its own no longer exists. */
    retry: (exchange: Exchange) => {
      if (user === null) return;
      const gone = exchange.state.kind === "failed" && exchange.state.failure.code === "PGRST116";
      if (!gone && askDesk.retry(exchange.attempt)) return;
      askDesk.settle(exchange.attempt);
      deliver(user.id, exchange.question, gone ? null : discussionId);
    },
    limit,
    forgetLimit: () => setLimit(null),
  };
};
